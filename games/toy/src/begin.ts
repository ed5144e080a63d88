import type { Options } from '@wyrdhall/kernel';
import { isDrift, posts } from './board.ts';
import { CARDS, type Hunter, STORES, type Toy } from './state.ts';

export function begin({ players }: Options): Toy {
  return {
    round: 1,
    phase: 'stance',
    turn: 0,
    wolf: 0,
    stores: STORES,
    hunters: Array.from({ length: players }, (_, seat) => newHunter(posts[seat] as number)),
    wolves: [],
    deck: CARDS.slice(),
    used: [],
    ground: isDrift.map((drift) => ({ drift, tracks: 0 })),
  };
}

const newHunter = (at: number): Hunter => {
  return { at, wounds: 0, down: false, hand: [], stance: 'bold', wary: false, steps: 3, struck: false };
};
