import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { WEIGHTS } from '../../src/minds/score-fitted.ts';
import { flat, weighed } from '../../src/minds/score-weights.ts';
import { ridge } from './ridge.ts';
import { type Row, rowsOf } from './rows.ts';

const HELP = `npm run fit [-- --games N] [--first N] [--bot NAME] [--seed N] [--rows FILE]

Lets a bot play Defenders of Grimheim, and fits the weights of its score to what the town lost
(games/grimheim/src/minds/score-fitted.ts). The bot plays by the weights there are: better ones make
better games, so it is worth doing twice.

  --games N    how many games; 200 where it is not said; 0 only fits what is in FILE
  --first N    the number of the first game
  --bot NAME   who plays: planner:12
  --seed N     the seed of the series: 1
  --rows FILE  keeps what was seen, and fits all that is in it`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    first: { type: 'string', default: '0' },
    bot: { type: 'string', default: 'planner:12' },
    seed: { type: 'string', default: '1' },
    rows: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const whole = (name: 'games' | 'first' | 'seed'): number => {
  const n = Number(values[name]);
  if (Number.isSafeInteger(n) && n >= 0) return n;
  console.error(`--${name} wants a whole number, not "${values[name]}".\n\n${HELP}`);
  process.exit(2);
};

const [games, first, seed] = [whole('games'), whole('first'), whole('seed')];
const file = values.rows;
const rows: Row[] = [];
if (file && existsSync(file)) {
  for (const line of readFileSync(file, 'utf8').split('\n')) if (line) rows.push(JSON.parse(line));
}
let lost = 0;
for (let index = first; index < first + games; index++) {
  const seen = rowsOf(values.bot, seed, index);
  lost += seen[0]?.lost ?? 0;
  rows.push(...seen);
  if (file) appendFileSync(file, seen.map((row) => `${JSON.stringify(row)}\n`).join(''));
}
if (rows.length < 1000) {
  console.error(`${rows.length} turns are too few to fit anything to.`);
  process.exit(1);
}
const fitted = ridge(rows, flat(WEIGHTS));
const off = rows.map(
  ({ shares, lost }) => lost - shares.reduce((sum, x, i) => sum + x * (fitted[i] as number), 0),
);
const spread = Math.sqrt(off.reduce((sum, x) => sum + x * x, 0) / off.length);
let at = 0;
const weights = weighed(() => Number((fitted[at++] as number).toFixed(3)));
writeFileSync(
  new URL('../../src/minds/score-fitted.ts', import.meta.url),
  `import type { Weights } from './score-weights.ts';

/** Fitted to games by \`npm run fit\`. */
export const WEIGHTS: Weights = ${JSON.stringify(weights, undefined, 2)};
`,
);
if (games > 0)
  console.log(`${games} games of ${values.bot}: ${(lost / games).toFixed(2)} pieces lost on average.`);
console.log(`${rows.length} turns; what is foretold is ${spread.toFixed(2)} pieces off.`);
