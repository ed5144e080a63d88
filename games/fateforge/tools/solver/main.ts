import { parseArgs } from 'node:util';
import { acting } from '../../src/minds/outlook.ts';
import { type Solution, solve } from '../../src/minds/solver.ts';
import type { Fateforge } from '../../src/state.ts';
import { exhaustive } from './exhaustive.ts';
import { plannedWorth } from './planned.ts';
import { FULL, positions, SMALL } from './positions.ts';

const HELP = `npm run solver [-- --small N --full N --planner N --tries N --seed N]

How good and how quick the solver of Fateforge's hero turns is.

  --small N     positions of three dice and three cards, beside an exhaustive search: 500
  --full N      positions of four dice, six skills and four items, stage 6 or later: 500
  --planner N   of these, how many the planner plays too: 500
  --tries N     what the planner tries for each answer: 600
  --seed N      the seed of the positions: 1`;

const options = {
  small: { type: 'string', default: '500' },
  full: { type: 'string', default: '500' },
  planner: { type: 'string', default: '500' },
  tries: { type: 'string', default: '600' },
  seed: { type: 'string', default: '1' },
  help: { type: 'boolean', short: 'h' },
} as const;
const { values } = parseArgs({ options });
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const SEED = 7;
/** Steps of the exhaustive search; what takes more is drawn anew. */
const MOST_STEPS = 400_000;
const WARM = 40;

const timed = (s: Fateforge): { readonly solution: Solution; readonly ms: number } => {
  const before = process.cpuUsage();
  const solution = solve(s, undefined, SEED);
  return { solution, ms: process.cpuUsage(before).user / 1000 };
};

const bestOf = ({ lines }: Solution): number => lines[0]?.worth ?? -Infinity;
const quantile = (list: readonly number[], q: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(q * list.length))] ?? 0;
const percent = (n: number, of: number): string => `${((100 * n) / Math.max(1, of)).toFixed(1)} %`;
const row = (name: string, text: string): void => console.log(name.padEnd(44), text);

function times(name: string, list: readonly number[]): void {
  const all = [0.5, 0.9, 0.99, 1].map((q) => quantile(list, q).toFixed(1)).join(' / ');
  row(name, `${all} (median, 90 %, 99 %, most)`);
}

function small(n: number, seed: number): void {
  let equal = 0;
  let whole = 0;
  let worst = 0;
  let skipped = 0;
  let compared = 0;
  const ms: number[] = [];
  for (const s of positions(SMALL, n, seed)) {
    const best = exhaustive(s, acting(s), SEED, MOST_STEPS);
    if (best === undefined) {
      skipped++;
      continue;
    }
    compared++;
    const { solution, ms: took } = timed(s);
    ms.push(took);
    if (solution.isWhole) whole++;
    const short = best - bestOf(solution);
    if (short < 1e-6) equal++;
    else worst = Math.max(worst, short / Math.abs(best));
  }
  row('Small positions', `${compared} (${skipped} too large for an exhaustive search)`);
  row('  as good as the exhaustive search', percent(equal, compared));
  row('  short of it by at most', percent(worst, 1));
  row('  looked at whole', percent(whole, compared));
  times('  milliseconds', ms);
}

function full(n: number, planned: number, tries: number, seed: number): void {
  const list = positions(FULL, n, seed + 1);
  for (const s of list.slice(0, WARM)) timed(s);
  const solved = list.map(timed);
  row('Full positions', `${n}`);
  row('  looked at whole', percent(solved.filter(({ solution }) => solution.isWhole).length, n));
  times(
    '  milliseconds',
    solved.map(({ ms }) => ms),
  );
  let asGood = 0;
  let gain = 0;
  for (const [k, s] of list.slice(0, planned).entries()) {
    const ahead = bestOf((solved[k] as (typeof solved)[0]).solution) - plannedWorth(s, tries, SEED);
    if (ahead > -1e-6) asGood++;
    gain += ahead;
  }
  if (planned === 0) return;
  row(`  beside the planner with ${tries} tries`, `${Math.min(n, planned)} positions`);
  row('  at least as good', percent(asGood, Math.min(n, planned)));
  row('  better on average by', `${(gain / Math.min(n, planned)).toFixed(2)} points`);
}

const seed = Number(values.seed);
if (Number(values.small) > 0) small(Number(values.small), seed);
if (Number(values.full) > 0) full(Number(values.full), Number(values.planner), Number(values.tries), seed);
