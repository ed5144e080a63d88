import { randomPick } from '@wyrdhall/kernel';
import type { Player } from './player.ts';

/** Any legal answer, each as likely as the others. */
export function random(): Player {
  return {
    name: 'random',
    forks: false,
    anySeat: true,
    decide: ({ prompt }, chance) => randomPick(prompt, chance),
  };
}
