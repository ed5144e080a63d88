import { effect, untracked } from '@preact/signals';
import { orTell } from '../hall/faults.ts';
import { soon } from '../hall/later.tsx';
import type { Session } from '../session/session.ts';

const bots = soon(() => import('./bots.ts'));

/** What lets bots answer comes with the first of them who sits down at this table. Gives the way to stop them. */
export function seatBots(session: Session): () => void {
  const { people } = session.link;
  let hasLeft = false;
  let stop: (() => void) | undefined;
  const seat = async (): Promise<void> => {
    const { runBots } = await bots();
    if (!hasLeft) stop ??= runBots(session);
  };
  const unwatch = effect(() => {
    if (people.value.includes('bot')) untracked(() => orTell(seat()));
  });
  return () => {
    hasLeft = true;
    unwatch();
    stop?.();
  };
}
