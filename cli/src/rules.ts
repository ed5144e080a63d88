import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { checkFiles } from './case-files.ts';
import { citations } from './citations.ts';
import { type Coverage, coverage } from './coverage.ts';
import { type RuledGame, root, ruledGames } from './rulebooks.ts';
import { type RunTest, runTests } from './test-run.ts';

/** wyrdhall rules: 0, or 1 where tests could not be run or something cites a rule that does not exist. */
export async function rules(options: { readonly json?: boolean } = {}): Promise<number> {
  const ruled = ruledGames();
  const { tests, problems } = await runTests(join(root, 'games'));
  const all = [...problems, ...citations(root, ruled).unknown];
  const table: Record<string, Coverage> = {};
  for (const game of ruled) {
    const cases = await casesOf(game);
    all.push(
      ...game.book.problems.map((problem) => `${game.box.id}/rulebook.md: ${problem}`),
      ...cases.problems,
    );
    table[game.box.id] = coverage(game.book, [...namesIn(tests, game), ...cases.cited]);
  }
  console.log(options.json ? JSON.stringify(table) : inWords(table));
  const failed = tests.filter((test) => !test.passed).length;
  if (failed > 0) console.error(`${failed} tests failed; what they cite does not count as shown.`);
  for (const problem of all) console.error(problem);
  return all.length > 0 ? 1 : 0;
}

const namesIn = (tests: readonly RunTest[], { folder }: RuledGame): string[] =>
  tests.filter(({ file, passed }) => passed && join(file).startsWith(folder + sep)).map((test) => test.name);

async function casesOf({
  folder,
  box,
}: RuledGame): Promise<{ cited: string[]; problems: readonly string[] }> {
  const below = join(folder, 'cases');
  if (!existsSync(below)) return { cited: [], problems: [] };
  const { cases, problems } = await checkFiles([below], box.id);
  return { cited: cases.filter((one) => one.passed).flatMap((one) => one.rules), problems };
}

function inWords(table: Readonly<Record<string, Coverage>>): string {
  const width = Math.max(4, ...Object.keys(table).map((id) => id.length));
  const lines = Object.entries(table).map(([id, { rules, shown, missing }]) => {
    const without = missing.length > 0 ? `  ${missing.join(' ')}` : '';
    return `${id.padEnd(width)}  ${String(rules).padStart(5)}  ${String(shown).padStart(5)}${without}`;
  });
  return [`${'game'.padEnd(width)}  rules  shown  without a test or case`, ...lines].join('\n');
}
