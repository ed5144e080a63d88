import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { checkFiles } from './case-files.ts';
import { citations } from './citations.ts';
import { type Coverage, coverage } from './coverage.ts';
import { type RuledGame, root, ruledGames } from './rulebooks.ts';
import { runCitingTests, type TestRun } from './test-run.ts';

/** wyrdhall rules: 0, or 1 where tests could not be run or something cites a rule that does not exist. */
export async function rules(options: { readonly json?: boolean } = {}): Promise<number> {
  const games = ruledGames();
  const run = await runCitingTests(join(root, 'games'));
  const problems = [...citations(root, games).unknown];
  const table: Record<string, Coverage> = {};
  for (const game of games) {
    const shown = await shownIn(game, run);
    table[game.box.id] = coverage(game.book, shown.citing);
    problems.push(...shown.problems);
  }
  console.log(options.json ? JSON.stringify(table) : inWords(table));
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
}

/** What the passing tests and cases of a game cite, and what of the game could not be read or run. */
async function shownIn(
  { folder, box, book }: RuledGame,
  { tests, broken }: TestRun,
): Promise<{ citing: string[]; problems: string[] }> {
  const isBelow = ({ file }: { readonly file: string }) => join(file).startsWith(folder + sep);
  const own = tests.filter(isBelow);
  const failed = own.filter((test) => !test.passed);
  for (const { name } of failed) console.error(`${box.id}: failed, and so shows nothing: ${name}`);
  const cases = join(folder, 'cases');
  const checked = existsSync(cases) ? await checkFiles([cases], box.id) : { cases: [], problems: [] };
  return {
    citing: [
      ...own.filter((test) => test.passed).map((test) => test.name),
      ...checked.cases.filter((one) => one.passed).flatMap((one) => one.rules),
    ],
    problems: [
      ...book.problems.map((problem) => `${box.id}/rulebook.md: ${problem}`),
      ...broken.filter(isBelow).map(({ file, why }) => `${file} could not be run: ${why}`),
      ...checked.problems,
    ],
  };
}

function inWords(table: Readonly<Record<string, Coverage>>): string {
  const width = Math.max(4, ...Object.keys(table).map((id) => id.length));
  const lines = Object.entries(table).map(([id, { rules, shown, missing }]) => {
    const without = missing.length > 0 ? `  ${missing.join(' ')}` : '';
    return `${id.padEnd(width)}  ${String(rules).padStart(5)}  ${String(shown).padStart(5)}${without}`;
  });
  return [`${'game'.padEnd(width)}  rules  shown  without a test or case`, ...lines].join('\n');
}
