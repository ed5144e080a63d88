// One contestant in a process of its own: plays for as long as it is told, or says what its game costs.
import { Random } from '@wyrdhall/kernel';
import { threadSeconds } from '@wyrdhall/lab/thread-seconds';
import { gameCosts } from './game-costs.ts';
import { loadBox } from './shelf.ts';
import { CONTESTANTS, type Contestant, load } from './winter/contestants.ts';

export interface Slice {
  readonly games: number;
  readonly won: number;
  readonly decisions: number;
  readonly seconds: number;
}

/** Milliseconds to play, or what the game costs. */
export type Work = number | 'costs';

const PLAYERS = 3;
/** Milliseconds between two looks at the thread's time. */
const LOOK = 3;

const name = process.argv[2] ?? '';
const isOfWinter = (id: string): id is Contestant => CONTESTANTS.some((other) => other === id);
const playGame = isOfWinter(name)
  ? await load(name).then((play) => (seed: number, bot: Random) => play(PLAYERS, seed, bot))
  : await loadBox(name).then(({ play }) => play);
const bot = Random.fromSeed(1);
let seed = 0;

function playFor(milliseconds: number): Slice {
  const began = threadSeconds();
  let looked = performance.now();
  let games = 0;
  let won = 0;
  let decisions = 0;
  for (;;) {
    const played = playGame(seed++, bot);
    games++;
    if (played.won) won++;
    decisions += played.decisions;
    if (performance.now() - looked < LOOK) continue;
    looked = performance.now();
    const seconds = threadSeconds() - began;
    if (seconds * 1000 >= milliseconds) return { games, won, decisions, seconds };
  }
}

process.on('message', async (work: Work) => {
  process.send?.(work === 'costs' ? gameCosts((await loadBox(name)).game) : playFor(work));
});
