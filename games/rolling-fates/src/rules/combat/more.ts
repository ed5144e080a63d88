import type { Effect, Measure } from '../../content/kinds.ts';
import type { Hero, Status } from '../../state.ts';
import { inventory } from '../board.ts';

/** What is looked at in a hero: those of the state, and of a view. */
export interface Striker {
  readonly hero: Hero;
  /** With everything that is added to it just now. */
  readonly defence: number;
}

interface Struck {
  readonly statuses: readonly Status[];
  readonly known: unknown;
}

const FIVE = 5;

/** RF-096: how many there are of it; of the target only where there is one. */
function measured(of: Measure, { hero, defence }: Striker, target: Struck | undefined): number {
  switch (of) {
    case 'fives':
      return Math.floor(hero.life / FIVE);
    case 'defence':
      return defence;
    case 'treasures':
      return hero.treasures.length;
    case 'room':
      return Math.max(0, inventory(hero) - hero.treasures.length);
    case 'statuses':
      return target?.statuses.length ?? 0;
    case 'known':
      return target?.known ? 1 : 0;
  }
}

/** RF-096: what is added to the damage of a package. */
export const moreDamage = (effect: Effect, striker: Striker, target?: Struck): number =>
  effect.kind === 'strike' && effect.more ? effect.more.each * measured(effect.more.of, striker, target) : 0;

/** RF-015: whether only the players know it, who keep the boards. */
export const isOnTheBoard = (effect: Effect): boolean =>
  effect.kind === 'strike' &&
  effect.more !== undefined &&
  effect.more.of !== 'statuses' &&
  effect.more.of !== 'known';
