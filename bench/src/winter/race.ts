import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median } from '../measure.ts';
import { CONTESTANTS, type Contestant } from './contestants.ts';
import type { Slice } from './slices.ts';

export interface Result {
  readonly perSecond: number;
  readonly decisionsPerGame: number;
  readonly winRate: number;
}

const WARM_UP_MS = 1500;
const SLICE_MS: Record<Contestant, number> = { kernel: 250, boardgameio: 600, handWritten: 250 };
const SLICES = 17;

/** Lets them play in turn, a slice each, every one in a process of its own while the others wait. */
export async function race(): Promise<Record<Contestant, Result>> {
  const module = fileURLToPath(new URL('./slices.ts', import.meta.url));
  // Without this, boardgame.io checks after every move that the state can be serialised.
  const env = { ...process.env, NODE_ENV: 'production' };
  const players = CONTESTANTS.map((name) => fork(module, [name], { env }));
  const slices = CONTESTANTS.map((): Slice[] => []);
  try {
    for (const player of players) await play(player, WARM_UP_MS);
    for (let slice = 0; slice < SLICES; slice++) {
      for (const [i, name] of CONTESTANTS.entries()) {
        slices[i]?.push(await play(players[i] as ChildProcess, SLICE_MS[name]));
      }
    }
  } finally {
    for (const player of players) player.kill();
  }
  const results = CONTESTANTS.map((name, i) => [name, sumUp(slices[i] ?? [])] as const);
  return Object.fromEntries(results) as Record<Contestant, Result>;
}

async function play(player: ChildProcess, milliseconds: number): Promise<Slice> {
  player.send(milliseconds);
  const stop = new AbortController();
  const ended = once(player, 'exit', stop).then(([code]) => {
    throw new Error(`A contestant ended with code ${code}.`);
  });
  try {
    const [slice] = await Promise.race([once(player, 'message', stop), ended]);
    return slice as Slice;
  } finally {
    stop.abort();
    ended.catch(() => {});
  }
}

function sumUp(slices: readonly Slice[]): Result {
  const sum = (of: (slice: Slice) => number) => slices.reduce((total, slice) => total + of(slice), 0);
  const games = sum(({ games }) => games);
  return {
    perSecond: median(slices.map(({ decisions, seconds }) => decisions / seconds)),
    decisionsPerGame: sum(({ decisions }) => decisions) / games,
    winRate: sum(({ won }) => won) / games,
  };
}
