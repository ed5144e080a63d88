import { Random } from '@wyrdhall/kernel';
import type { Played } from './by-hand.ts';

export const CONTESTANTS = ['kernel', 'boardgameio', 'handWritten'] as const;
export type Contestant = (typeof CONTESTANTS)[number];

type PlayGame = (players: number, seed: number, bot: Random) => Played;

/** Loads one of them alone, so that none runs on code that was compiled for another. */
export async function load(contestant: Contestant): Promise<PlayGame> {
  switch (contestant) {
    case 'kernel': {
      const { playOnKernel } = await import('./on-kernel.ts');
      return (players, seed, bot) => playOnKernel(players, Random.fromSeed(seed), bot);
    }
    case 'handWritten': {
      const { playByHand } = await import('./by-hand.ts');
      return (players, seed, bot) => playByHand(players, Random.fromSeed(seed), bot);
    }
    case 'boardgameio':
      return (await import('./on-bgio.ts')).playOnBgio;
  }
}
