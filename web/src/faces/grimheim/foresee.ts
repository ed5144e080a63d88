import { type Forecast, forecast, type GrimheimView } from '@wyrdhall/grimheim';
import { sighted } from './sighted.ts';

const known = new WeakMap<GrimheimView, Forecast>();

/** What the monsters will do if nobody hinders them. */
export function foresee(view: GrimheimView): Forecast {
  const before = known.get(view);
  if (before) return before;
  const seen = forecast(sighted(view));
  known.set(view, seen);
  return seen;
}

/** Whether there is a monster turn to come. */
export const isRunning = (view: GrimheimView): boolean => view.phase !== 'over' && view.pieces > 0;
