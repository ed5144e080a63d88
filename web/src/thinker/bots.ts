import { effect, untracked } from '@preact/signals';
import type { Seat } from '@wyrdhall/kernel';
import { pace } from '../preferences/preferences.ts';
import { answer } from '../session/answering.ts';
import type { Host } from '../session/link.ts';
import type { Session } from '../session/session.ts';
import { decide, openForBots } from './decide.ts';
import { inOneWindow } from './one-window.ts';
import { newThinker } from './thinker.ts';
import { thinkingSeat } from './thinking-seat.ts';

/** A person wants to see that a bot chose something. */
const SHORTEST = 350;

/** How long a bot that has failed rests before it is asked once more, in milliseconds. */
const REST = 1000;

const bots = newThinker();

/** Lets the bots of this table answer when it is their turn, in one of its windows. Gives the way to stop them. */
export function runBots(session: Session): () => void {
  const { host } = session.link;
  if (!host) return () => undefined;
  return inOneWindow(`wyrdhall-bots ${session.kept.peek().id}`, () => answerForThem(session, host));
}

function answerForThem(session: Session, host: Host): () => void {
  const { kept, link, fault } = session;
  /** The askings that bots think about. */
  let thinks = '';
  /** The askings that they have failed at. */
  let failed = '';
  let resting: ReturnType<typeof setTimeout> | undefined;
  const again = (): void => {
    clearTimeout(resting);
    thinks = '';
    fault.value = undefined;
    void letOneAnswer();
  };
  /** Once by itself; then somebody has to say what is to be done. */
  const fail = (asking: string, seat: Seat, error: unknown): void => {
    console.warn(error);
    if (failed === asking) fault.value = { error, counts: false, bot: { seat, again } };
    else resting = setTimeout(again, REST);
    failed = asking;
  };
  const letOneAnswer = async (): Promise<void> => {
    const open = openForBots(host.prompts(), kept.peek().seats);
    const asking = open.map(({ key, seat }) => `${key} ${kept.peek().seats[seat]}`).join();
    // What people answer meanwhile does not disturb them.
    if (asking === thinks) return;
    clearTimeout(resting);
    bots.stop();
    thinks = asking;
    const [first] = open;
    thinkingSeat.value = first?.seat;
    if (!first) return;
    try {
      const pause = new Promise((done) => setTimeout(done, pace(SHORTEST)));
      const [decision] = await Promise.all([decide(open, () => bots.play(link, host)), pause]);
      await showEnded(session);
      if (thinks !== asking || !decision) return;
      thinks = '';
      const { prompt, said } = decision;
      const done = await answer(session, prompt.seat, said, prompt.key);
      const broken = done ? undefined : fault.peek();
      // The rules fail at what the bot would do: it would do it again.
      if (broken) fault.value = { ...broken, bot: { seat: prompt.seat, again } };
    } catch (error) {
      if (thinks === asking) fail(asking, first.seat, error);
    } finally {
      if (thinks === '' || failed === asking) thinkingSeat.value = undefined;
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
