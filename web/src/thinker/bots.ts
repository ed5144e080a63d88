import { effect, signal, untracked } from '@preact/signals';
import type { Seat } from '@wyrdhall/kernel';
import { pace } from '../preferences/preferences.ts';
import { answer } from '../session/answering.ts';
import type { Session } from '../session/session.ts';
import { refusalWords } from '../words/refusal.ts';
import { decide, openForBots } from './decide.ts';
import { newThinker } from './thinker.ts';

/** A person wants to see that a bot chose something. */
const SHORTEST = 350;

/** How long a bot rests before it is asked again after a failure, in milliseconds: twice as long each time. */
const REST = 1000;
const LONGEST_REST = 60_000;

const bots = newThinker();

/** The seat whose bot is thinking. */
export const thinkingSeat = signal<Seat | undefined>(undefined);

/** Lets the bots of this table answer when it is their turn. Gives the way to stop them. */
export function seatBots(session: Session): () => void {
  const { kept, link } = session;
  const { host } = link;
  if (!host) return () => undefined;
  /** The askings that bots think about. */
  let thinks = '';
  let rest = REST;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const tryLater = (): void => {
    thinks = '';
    resting = setTimeout(() => void letOneAnswer(), rest);
    rest = Math.min(LONGEST_REST, 2 * rest);
  };
  const letOneAnswer = async (): Promise<void> => {
    const open = openForBots(host.prompts(), kept.peek().seats);
    const keys = open.map(({ key }) => key);
    // What people answer meanwhile does not disturb them.
    if (keys.join() === thinks) return;
    clearTimeout(resting);
    bots.stop();
    const asking = keys.join();
    thinks = asking;
    const seat = open[0]?.seat;
    thinkingSeat.value = seat;
    if (open.length === 0) return;
    try {
      const pause = new Promise((done) => setTimeout(done, pace(SHORTEST)));
      const [decision] = await Promise.all([decide(open, () => bots.play(link, host)), pause]);
      await showEnded(session);
      if (thinks !== asking || !decision) return;
      thinks = '';
      rest = REST;
      const { prompt, said } = decision;
      await answer(session, prompt.seat, said, prompt.key);
    } catch (error) {
      if (thinks !== asking) return;
      session.refusal.value = refusalWords(error);
      tryLater();
    } finally {
      if (thinks === '' && thinkingSeat.value === seat) thinkingSeat.value = undefined;
    }
  };
  const stop = effect(() => {
    session.change.value;
    if (session.stage.playing.value) return;
    untracked(() => void letOneAnswer());
  });
  return () => {
    stop();
    clearTimeout(resting);
    thinks = '';
    bots.stop();
    thinkingSeat.value = undefined;
  };
}

/** Until nothing is being shown. */
function showEnded({ stage }: Session): Promise<void> {
  return new Promise((ended) => {
    const stop = stage.playing.subscribe((playing) => {
      if (playing) return;
      ended();
      queueMicrotask(() => stop());
    });
  });
}
