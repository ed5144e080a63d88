// npm run stories: compiles the ink scripts of Rolling Fates into the module that the game runs.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile, storyModule } from '@wyrdhall/story/compile';
import { ADVENTURE_IDS } from '../games/rolling-fates/src/state.ts';

const game = new URL('../games/rolling-fates/', import.meta.url);
const stories = ADVENTURE_IDS.map((id) => {
  const source = readFileSync(new URL(`adventures/${id}.ink`, game), 'utf8');
  return [id, compile(`adventures/${id}.ink`, source)] as const;
});
writeFileSync(new URL('src/story/compiled.ts', game), storyModule(stories));
console.log(`compiled ${stories.length} stories`);
