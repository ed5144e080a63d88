import type { Answer, Places } from '../../kit/face.ts';

/** Options that strike what stands there. */
const HOSTILE = /^(monster|mountain):|^[a-z]+(-\d+)?:(bjorn|alva|embla|boldur)$/;
export const isHostile = (option: string): boolean => HOSTILE.test(option);

/** Of "go there" and "one step there, then on", one at a time lies on the board. */
export function placesFor(places: Places, isStepping: boolean): Places {
  if (places.shared.size === 0) return places;
  const open = new Map(places.open);
  const shared = new Map<string, readonly Answer[]>();
  for (const [at, answers] of places.shared) {
    const wanted = isStepping ? 'step:' : 'hex:';
    const isWalk = answers.length === 2 && answers.every(({ id }) => /^(hex|step):/.test(id));
    const answer = isWalk && answers.find(({ id }) => id.startsWith(wanted));
    if (answer) open.set(at, answer);
    else shared.set(at, answers);
  }
  return { ...places, open, shared };
}
