import { parseArgs } from 'node:util';
import { playerNamed } from '@wyrdhall/players';
import { isTrait, isTreasure, TRAITS, TREASURES } from '../../src/index.ts';
import { type Worth, worthTable, Zones } from './worth.ts';

const HELP = `npm run worth [-- CARD…] [--zones N] [--players N] [--bot NAME] [--seed N]

What the Treasures and Traits of Rolling Fates are worth: a bot plays zones of the middle adventures, with
and without one card more for the first hero. Without a card, all of them are measured.

  --zones N     how many zones for each card; 384 where it is not said
  --players N   how many heroes go together: 1
  --bot NAME    who plays, without looking ahead: hasty
  --seed N      the seed of the series: 1`;

function refuse(message: string): never {
  console.error(`${message}\n\n${HELP}`);
  process.exit(2);
}

function readArguments() {
  const options = {
    zones: { type: 'string', default: '384' },
    players: { type: 'string', default: '1' },
    bot: { type: 'string', default: 'hasty' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const whole = (name: 'zones' | 'players' | 'seed', least: number, most: number): number => {
  const n = Number(values[name]);
  if (Number.isSafeInteger(n) && n >= least && n <= most) return n;
  return refuse(`--${name} wants a whole number from ${least} to ${most}, not "${values[name]}".`);
};
const stranger = positionals.find((card) => !isTreasure(card) && !isTrait(card));
if (stranger !== undefined) refuse(`There is no card "${stranger}".`);
const cards = positionals.length > 0 ? positionals : [...TREASURES, ...TRAITS].map(({ id }) => id);

const zones = new Zones(
  playerNamed(values.bot),
  whole('zones', 2, 1_000_000),
  whole('seed', 0, 0x7fffffff),
  whole('players', 1, 4),
);
const worths: Worth[] = [];
for (const card of cards) {
  worths.push(zones.worthOf(card));
  if (process.stderr.isTTY) process.stderr.write(`\r${worths.length} of ${cards.length} cards`);
}
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
console.log(worthTable(worths));
