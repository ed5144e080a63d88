import { type Frame, framesOf } from '../steps/frames.ts';
import type { Session } from './session.ts';
import { isAuto } from './standing.ts';

/** How much happened since a person last answered, as the one at the screen may know it. */
export function recentCount({ seen, since, veiled }: Session): number {
  if (!since.value || veiled.value !== undefined) return 0;
  return seen.value.told(since.value.line).filter((event) => !isAuto(event)).length;
}

/** The board as it stood then, and one frame for each thing that happened. */
export function recentFrames(session: Session): readonly Frame[] {
  const { run, game, face, viewer } = session;
  const since = session.since.value;
  if (!since || recentCount(session) === 0) return [];
  const before = game.view(run.fork(since.answers).table.state, viewer.value);
  const { view } = session.seen.value;
  const events = session.seen.value.told(since.line);
  return [{ view: before, event: undefined }, ...framesOf(face, before, events, view)];
}
