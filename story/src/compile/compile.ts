import { Compiler, CompilerOptions } from 'inkjs/full';

/** Compiles an ink script. What the compiler complains about is thrown, warnings too. */
export function compile(id: string, source: string): string {
  const complaints: string[] = [];
  const options = new CompilerOptions(null, [], false, (message: string) => complaints.push(message));
  const json = attempt(() => new Compiler(source, options).Compile().ToJson(), complaints);
  if (complaints.length > 0 || typeof json !== 'string') {
    throw new Error(`adventures/${id}.ink:\n${complaints.join('\n')}`);
  }
  return json;
}

/** Where the compiler has complained, it may also give up. */
function attempt<T>(work: () => T, complaints: string[]): T | undefined {
  try {
    return work();
  } catch (error) {
    complaints.push(String(error));
    return undefined;
  }
}

/** The module that holds the compiled stories: the game runs them without a compiler. */
export function storyModule(stories: readonly (readonly [id: string, json: string])[]): string {
  const lines = stories.map(([id, json]) => {
    if (json.includes('`') || json.includes('${'))
      throw new Error(`${id}: no backtick and no "\${" in a story.`);
    return `  ${/^\w+$/.test(id) ? id : `'${id}'`}: String.raw\`${json}\`,`;
  });
  return [
    '// Made from adventures/*.ink by `npm run stories`: change those, not this file.',
    "import type { AdventureId } from '../state.ts';",
    '',
    'export const COMPILED: Readonly<Record<AdventureId, string>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
