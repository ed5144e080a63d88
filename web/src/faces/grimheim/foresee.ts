import { type Forecast, forecast, type GrimheimView } from '@wyrdhall/grimheim';

const known = new WeakMap<GrimheimView, Forecast>();

/** What the monsters will do if nobody hinders them. It hangs on nothing that lies hidden, so a view is enough. */
export function foresee(view: GrimheimView): Forecast {
  const before = known.get(view);
  if (before) return before;
  const seen = forecast({
    ...view,
    yellow: [],
    red: [],
    heroes: view.heroes.map((hero) => ({ ...hero, abilities: [], equipment: [], deck: [], hand: [] })),
  });
  known.set(view, seen);
  return seen;
}

/** Whether there is a monster turn to come. */
export const isRunning = (view: GrimheimView): boolean => view.phase !== 'over' && view.pieces > 0;
