import { type Player, playerNamed } from '@wyrdhall/players';
import type { Fateforge } from '../../src/state.ts';

/** Sensible outside fights, where it is quick; in fights it does anything. */
export const sensible: Player = {
  name: 'sensible',
  forks: false,
  decide(seated, random) {
    const isStory = (seated.look(random) as Fateforge).phase === 'story';
    return playerNamed(isStory ? 'hasty' : 'random').decide(seated, random);
  },
};
