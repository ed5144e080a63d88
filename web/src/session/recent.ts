import { type Frame, framesOf } from '../kit/steps/frames.ts';
import { isAuto } from '../words/lines.ts';
import type { Session } from './session.ts';

/** How much happened since a person last answered, as the one at the screen may know it. */
export function recentCount({ seen, veiled }: Session): number {
  const { since } = seen.value;
  if (!since || veiled.value !== undefined) return 0;
  return since.events.filter((event) => !isAuto(event)).length;
}

/** The board as it stood then, and one frame for each thing that happened. */
export function recentFrames(session: Session): readonly Frame[] {
  const { since, view } = session.seen.value;
  if (!since || recentCount(session) === 0) return [];
  const { before, events } = since;
  return [{ view: before, event: undefined }, ...framesOf(session.face, before, events, view)];
}
