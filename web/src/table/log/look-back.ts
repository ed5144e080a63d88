import { useLayoutEffect, useMemo } from 'preact/hooks';
import { look } from '../../kit/look.ts';
import type { Frame } from '../../kit/steps/frames.ts';
import { recentCount, recentFrames } from '../../session/recent.ts';
import type { Session } from '../../session/session.ts';

/** Fewer events than this are seen well enough as they happen. */
const ENOUGH = 2;

export const canLookBack = (session: Session): boolean => recentCount(session) >= ENOUGH;

export function startLookBack(session: Session): void {
  session.stage.finish?.();
  if (canLookBack(session)) look.back.value = 0;
}

export function endLookBack(): void {
  look.back.value = undefined;
}

/** What is looked back at; undefined while one looks at the board as it is. Anything new ends it. */
export function useLookBack(session: Session): readonly Frame[] | undefined {
  const change = session.change.value;
  const viewer = session.viewer.value;
  const isBack = look.back.value !== undefined;
  const frames = useMemo(() => (isBack ? recentFrames(session) : []), [session, change, viewer, isBack]);
  // At once, so that it does not end what a quick key has just begun.
  useLayoutEffect(() => endLookBack, [session, change, viewer]);
  return isBack && frames.length > 0 ? frames : undefined;
}
