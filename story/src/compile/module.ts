/** The module that holds the compiled scripts of a game: it runs them without a compiler. */
export function storyModule(scripts: readonly (readonly [chapter: string, json: string])[]): string {
  const lines = scripts.map(([chapter, json]) => {
    if (json.includes('`') || json.includes('${'))
      throw new Error(`${chapter}: no backtick and no "\${" in a story.`);
    return `  ${/^\w+$/.test(chapter) ? chapter : `'${chapter}'`}: String.raw\`${json}\`,`;
  });
  return [
    '// Made from the ink scripts by `npm run stories`: change those, not this file.',
    'export const COMPILED = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}
