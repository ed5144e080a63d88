import { parseArgs } from 'node:util';
import { games } from '@wyrdhall/games';
import { Refusal } from '@wyrdhall/kernel';
import { untilSignal } from '@wyrdhall/lab';
import { playerNamed } from '@wyrdhall/players';
import { endsOf } from './ends.ts';

const HELP = `npm run ends [-- GAME…] [--games N] [--bots NAME,…] [--seed N] [--workers N]

Whether every bot ends every game: plays each game with each bot and each number of players, and says which games did
not come to their end. Without a game, all of them.

  --games N      how many for each bot and game: 1000
  --bots NAME,…  random,hasty,greedy,planner:10
  --seed N       the seed of the series: 1
  --workers N    threads; all cores where it is not said`;

/** More than any game by any bot has had. */
const MOST_DECISIONS = 20_000;
const MOST_SHOWN = 5;

function refuse(message: string): never {
  console.error(`${message}\n\n${HELP}`);
  process.exit(2);
}

function readArguments() {
  const options = {
    games: { type: 'string', default: '1000' },
    bots: { type: 'string', default: 'random,hasty,greedy,planner:10' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string' },
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
const whole = (name: 'games' | 'seed' | 'workers', least: number): number => {
  const n = Number(values[name]);
  if (Number.isSafeInteger(n) && n >= least) return n;
  return refuse(`--${name} wants a whole number from ${least} on, not "${values[name]}".`);
};
const shelf = games.map(({ id }) => id);
const stranger = positionals.find((id) => !shelf.includes(id));
if (stranger !== undefined) refuse(`There is no game "${stranger}". There are: ${shelf.join(', ')}.`);
const bots = values.bots.split(',');
try {
  bots.forEach(playerNamed);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  refuse(error.message);
}

const stopping = untilSignal();
const asked = {
  games: whole('games', 1),
  seed: whole('seed', 0),
  mostDecisions: MOST_DECISIONS,
  signal: stopping.signal,
  ...(values.workers !== undefined && { workers: whole('workers', 1) }),
};
let failed = 0;
for (const id of positionals.length > 0 ? positionals : shelf) {
  for (const bot of bots) {
    if (stopping.signal.aborted) break;
    const ends = await endsOf(id, bot, asked);
    const { games: played, ended, problems } = ends;
    failed += played - ended;
    const each = (ends.decisions / Math.max(1, played)).toFixed(0);
    console.log(`${id}, ${bot}: ${ended} of ${played} games ended, with ${each} decisions a game`);
    for (const problem of problems.slice(0, MOST_SHOWN)) console.error(`${id}, ${bot}, ${problem}`);
    if (problems.length > MOST_SHOWN) console.error(`… and ${problems.length - MOST_SHOWN} more`);
  }
}
stopping.release();
process.exitCode = failed > 0 || stopping.signal.aborted ? 1 : 0;
