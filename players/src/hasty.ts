import type { Player } from './player.ts';
import { weighedPick } from './policy.ts';

/** Goes by the game's own sense of what is likely to be right, and looks no further. */
export function hasty(): Player {
  return {
    name: 'hasty',
    forks: false,
    decide: (seated, random) => weighedPick(seated.game, seated.look(random), seated.prompt, random),
  };
}
