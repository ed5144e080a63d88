import { type Forecast, forecast, type GrimheimView, type LastStand, lastStand } from '@wyrdhall/grimheim';
import { foesAt, nameAt } from './named.ts';
import { sighted } from './sighted.ts';
import { grim } from './words/words.ts';

const known = new WeakMap<GrimheimView, Forecast>();

/** What the monsters will do if nobody hinders them. */
export function foresee(view: GrimheimView): Forecast {
  const before = known.get(view);
  if (before) return before;
  const seen = forecast(sighted(view));
  known.set(view, seen);
  return seen;
}

const stands = new WeakMap<GrimheimView, LastStand>();

/** Who would bring the town down, and how many of them must be stopped; whoever enters, where it holds. */
export function standOf(view: GrimheimView): LastStand {
  const before = stands.get(view);
  if (before) return before;
  const seen = lastStand(sighted(view));
  stands.set(view, seen);
  return seen;
}

/** Whether there is a monster turn to come. */
export const isRunning = (view: GrimheimView): boolean => view.phase !== 'over' && view.pieces > 0;

/** A knock-out costs so many town pieces. */
const KNOCK_OUT_COSTS = 2;
/** A risk below this is not spoken of. */
const SMALL = 0.005;

/** Why the coming monster turn would lose the game, if it would or may. */
export function doomOf(view: GrimheimView): { readonly isSure: boolean; readonly text: string } | undefined {
  const { pieces, lost, threats } = foresee(view);
  const words = grim.value.fight;
  if (!isRunning(view)) return undefined;
  if (lost > 0 && pieces <= 0) {
    const { monsters, stop } = standOf(view);
    return { isSure: true, text: words.doom(stop, foesAt(view, monsters)) };
  }
  const weak = threats.find(({ knockOut }) => knockOut >= SMALL && pieces <= KNOCK_OUT_COSTS);
  return weak && { isSure: false, text: words.doomByKnockOut(nameAt(view, weak.seat)) };
}
