import { type GrimheimView, TOWN, type wayOf } from '@wyrdhall/grimheim';
import { cellOf } from './reach.ts';

/** The state as far as it is seen: enough for all that hangs on nothing hidden. */
export function sighted(view: GrimheimView): Parameters<typeof wayOf>[0] {
  return {
    ...view,
    yellow: [],
    red: [],
    heroes: view.heroes.map((hero) => ({
      ...hero,
      abilities: [],
      equipment: [],
      deck: [],
      hand: hero.hand.filter((held) => held !== null),
    })),
  };
}

/** The table if a hero stood there. */
export function standingAt(view: GrimheimView, seat: number, name: string): GrimheimView {
  const at = cellOf(name);
  const heroes = view.heroes.map((hero, i) => (i === seat ? { ...hero, at, inTown: at === TOWN } : hero));
  return { ...view, heroes };
}
