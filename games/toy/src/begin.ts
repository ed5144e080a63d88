import type { Options } from '@wyrdhall/kernel';
import { isDrift, posts } from './board.ts';
import { type Card, type Hunter, STORES, type Toy, TRICKS } from './state.ts';

const TRICK_CARDS = TRICKS.flatMap((trick) => Array.from({ length: 8 }, (_, i): Card => `${trick}.${i + 1}`));

export function begin({ players }: Options): Toy {
  return {
    round: 1,
    phase: 'stance',
    turn: 0,
    wolf: 0,
    stores: STORES,
    hunters: Array.from({ length: players }, (_, seat) => newHunter(posts[seat] as number)),
    wolves: [],
    deck: TRICK_CARDS.slice(),
    used: [],
    ground: isDrift.map((drift) => ({ drift, tracks: 0 })),
  };
}

export const newHunter = (at: number): Hunter => {
  return { at, wounds: 0, down: false, hand: [], stance: 'bold', wary: false, steps: 3, struck: false };
};
