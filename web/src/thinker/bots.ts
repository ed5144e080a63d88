import { effect, signal, untracked } from '@preact/signals';
import type { Seat } from '@wyrdhall/kernel';
import { pace } from '../comfort/comfort.ts';
import { answer } from '../table/answering.ts';
import type { Session } from '../table/session.ts';
import { newThinker } from './thinker.ts';

/** A person wants to see that a bot chose something. */
const SHORTEST = 350;

const bots = newThinker();

/** The seat whose bot is thinking. */
export const thinkingSeat = signal<Seat | undefined>(undefined);

/** Lets the bots of this table answer when it is their turn. Gives the way to stop them. */
export function seatBots(session: Session): () => void {
  let stopped = false;
  const stop = effect(() => {
    const revision = session.change.value;
    if (session.stage.playing.value) return;
    untracked(() => void letOneAnswer(session, () => stopped || session.change.peek() !== revision));
  });
  return () => {
    stopped = true;
    bots.stop();
    thinkingSeat.value = undefined;
    stop();
  };
}

async function letOneAnswer(session: Session, isLate: () => boolean): Promise<void> {
  const { run, kept } = session;
  const { seats } = kept.peek();
  const at = run.prompts.findIndex(({ seat }) => seats[seat] !== 'human');
  const seat = run.prompts[at]?.seat;
  if (seat === undefined) return;
  thinkingSeat.value = seat;
  try {
    const pause = new Promise((done) => setTimeout(done, pace(SHORTEST)));
    const [thought] = await Promise.all([bots.ask(session, at, seats[seat] ?? 'random'), pause]);
    if (!isLate()) answer(session, seat, thought.choice);
  } catch (error) {
    if (!isLate()) session.refusal.value = String(error);
  } finally {
    if (thinkingSeat.value === seat) thinkingSeat.value = undefined;
  }
}
