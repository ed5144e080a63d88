// npm run stories: compiles the ink scripts of every game that has a stories.json.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@wyrdhall/games';
import { type StoryList, storyFiles } from '@wyrdhall/story/compile';

for (const { name, rulebook } of games) {
  const folder = dirname(fileURLToPath(rulebook));
  const read = (path: string): string | undefined =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined;
  const list = read('stories.json');
  if (list === undefined) continue;
  const stories: StoryList = JSON.parse(list);
  const { files, faults } = storyFiles(stories, read);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const fault of faults) console.error(fault);
  console.log(`${name}: ${stories.chapters.length} stories, ${files.size} modules, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
