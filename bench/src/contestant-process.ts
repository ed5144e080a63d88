import { Random } from '@wyrdhall/kernel';
import { type Contestant, load } from './contestants.ts';

export interface Slice {
  readonly games: number;
  readonly won: number;
  readonly decisions: number;
  readonly seconds: number;
}

const PLAYERS = 3;
const playGame = await load(process.argv[2] as Contestant);
const bot = Random.fromSeed(1);
let seed = 0;

function playFor(milliseconds: number): Slice {
  const began = performance.now();
  let games = 0;
  let won = 0;
  let decisions = 0;
  for (;;) {
    const played = playGame(PLAYERS, seed++, bot);
    games++;
    if (played.won) won++;
    decisions += played.decisions;
    const passed = performance.now() - began;
    if (passed >= milliseconds) return { games, won, decisions, seconds: passed / 1000 };
  }
}

process.on('message', (milliseconds: number) => process.send?.(playFor(milliseconds)));
