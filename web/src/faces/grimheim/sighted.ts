import type { GrimheimView, wayOf } from '@wyrdhall/grimheim';

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
