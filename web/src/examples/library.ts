import { type Listed, listCases } from './list-cases.ts';

/** A case that shows a rule, and the file it stands in. */
export interface Example extends Listed {
  readonly file: string;
}

const files = import.meta.glob<string>('../../../games/*/cases/*.yaml', {
  query: '?raw',
  import: 'default',
});

export const caseText = (file: string): Promise<string> => files[file]?.() ?? Promise.resolve('');

/** The examples of a game, by the rules they show; those with a sentence for people first. */
export async function examplesOf(game: string): Promise<ReadonlyMap<string, readonly Example[]>> {
  const own = Object.keys(files).filter((file) => file.includes(`/games/${game}/cases/`));
  const texts = await Promise.all(own.map(async (file) => ({ file, text: await caseText(file) })));
  const all = texts.flatMap(({ file, text }) => listCases(text).map((listed) => ({ ...listed, file })));
  const byRule = new Map<string, Example[]>();
  for (const example of all.sort((a, b) => Number(b.hasTitle) - Number(a.hasTitle))) {
    for (const rule of example.rules) {
      const known = byRule.get(rule);
      if (known) known.push(example);
      else byRule.set(rule, [example]);
    }
  }
  return byRule;
}
