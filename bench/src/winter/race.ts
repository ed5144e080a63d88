import { Contestant, contestantFile } from '../contestant.ts';
import type { Slice } from '../contestant-process.ts';
import { median } from '../measure.ts';
import { CONTESTANTS, type Contestant as Name } from './contestants.ts';

export interface Result {
  readonly perSecond: number;
  readonly decisionsPerGame: number;
  readonly winRate: number;
}

export const WARM_UP_MS = 1500;
export const SLICE_MS: Record<Name, number> = { kernel: 250, boardgameio: 600, handWritten: 250 };
export const SLICES = 17;

/** Lets them play in turn, a slice each, every one in a process of its own while the others wait. */
export async function race(): Promise<Record<Name, Result>> {
  const file = await contestantFile();
  const players = CONTESTANTS.map((name) => ({
    name,
    player: new Contestant(file, name),
    slices: [] as Slice[],
  }));
  try {
    for (const { player } of players) await player.play(WARM_UP_MS);
    for (let slice = 0; slice < SLICES; slice++) {
      for (const { name, player, slices } of players) slices.push(await player.play(SLICE_MS[name]));
    }
  } finally {
    for (const { player } of players) player.stop();
    await file.remove();
  }
  const results = players.map(({ name, slices }) => [name, sumUp(slices)] as const);
  return Object.fromEntries(results) as Record<Name, Result>;
}

export const perSecond = (slices: readonly Slice[]): number =>
  median(slices.map(({ decisions, seconds }) => decisions / seconds));

function sumUp(slices: readonly Slice[]): Result {
  const sum = (of: (slice: Slice) => number) => slices.reduce((total, slice) => total + of(slice), 0);
  const games = sum(({ games }) => games);
  return {
    perSecond: perSecond(slices),
    decisionsPerGame: sum(({ decisions }) => decisions) / games,
    winRate: sum(({ won }) => won) / games,
  };
}
