import type { Told } from '@wyrdhall/kernel';
import { viewAfter } from '../events/shown.ts';
import type { GameFace } from '../face.ts';

/** The board at one moment, and what happens in it. */
export interface Frame {
  readonly view: unknown;
  readonly event: Told | undefined;
}

/** One frame for each event on the way from a view to another; the last one shows where it led. */
export function framesOf(
  face: GameFace,
  before: unknown,
  events: readonly Told[],
  after: unknown,
): readonly Frame[] {
  let view = before;
  const frames: Frame[] = [];
  for (const event of events) {
    if (event.kind === 'auto') continue;
    view = viewAfter(face, view, event);
    frames.push({ view, event });
  }
  const last = frames.pop();
  return [...frames, { view: after, event: last?.event }];
}
