import type { Structure } from '../structure.ts';

const heading = (from: string): string =>
  `// Made from ${from} by \`npm run stories\`: change that, not this file.`;

/** What would not come out of a template literal as it went in. */
const SPECIAL = /`|\$\{/;

/** The module with the structures of a game: it runs them without a compiler. */
export function structureModule(from: string, structures: ReadonlyMap<string, Structure>): string {
  const lines = [...structures].map(([chapter, structure]) => {
    const name = /^\w+$/.test(chapter) ? chapter : `'${chapter}'`;
    const json = JSON.stringify(structure);
    if (SPECIAL.test(json)) throw new Error(`${chapter}: no backtick and no "\${" in a script.`);
    return `  ${name}: String.raw\`${json}\`,`;
  });
  return [heading(from), 'export const STRUCTURES = {', ...lines, '} as const;', ''].join('\n');
}

/** The module with the texts of a chapter in one language, which is loaded when the chapter is opened. */
export function textModule(from: string, texts: ReadonlyMap<string, string>): string {
  const lines = [...texts].map(([key, text]) => {
    if (SPECIAL.test(text) || text.includes('\\'))
      throw new Error(`${from}: no backtick, no backslash and no "\${" in a text (${key}).`);
    return `${key} ${text}`;
  });
  return [heading(from), 'export const texts = `', ...lines, '`;', ''].join('\n');
}
