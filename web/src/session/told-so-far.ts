import type { Told } from '@wyrdhall/kernel';
import type { Session } from './session.ts';

/** What the person at the screen may read of the log, up to the event that is being shown. */
export function toldSoFar({ seen, stage }: Pick<Session, 'seen' | 'stage'>): readonly Told[] {
  const told = seen.value.log;
  const event = stage.playing.value ? stage.event.value : undefined;
  const at = event ? told.lastIndexOf(event) : -1;
  return at < 0 ? told : told.slice(0, at + 1);
}
