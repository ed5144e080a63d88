import { effect, signal, untracked } from '@preact/signals';
import {
  type Choice,
  choice,
  fingerprint,
  isChance,
  type Prompt,
  Random,
  randomPick,
  type Seat,
  seedOf128,
} from '@wyrdhall/kernel';
import { promptsForBots } from '@wyrdhall/players';
import { pace } from '../comfort/comfort.ts';
import { answer } from '../table/answering.ts';
import type { Session } from '../table/session.ts';
import { refusalWords } from '../words/refusal.ts';
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
  const { run, kept } = session;
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
    const { seats } = kept.peek();
    const open = promptsForBots(run.prompts, (seat) => seats[seat] !== 'human').map(
      (index) => run.prompts[index] as Prompt,
    );
    const keys = open.map((prompt) => run.keyOf(prompt));
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
      const [decision] = await Promise.all([decide(session, open), pause]);
      await showEnded(session);
      if (thinks !== asking || !decision) return;
      thinks = '';
      rest = REST;
      const { prompt, said } = decision;
      answer(session, prompt.seat, said, keys[open.indexOf(prompt)]);
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

interface Decision {
  readonly prompt: Prompt;
  readonly said: Choice;
}

/** Dice and cards are chance, not a choice: the hall rolls and draws for a bot. */
async function decide(session: Session, open: readonly Prompt[]): Promise<Decision | undefined> {
  const chance = open.find(isChance);
  if (chance) {
    const random = Random.fromSeed(seedOf128(crypto.getRandomValues(new Uint32Array(4))));
    return { prompt: chance, said: choice(chance, randomPick(chance, random)) };
  }
  const thought = await bots.play(session);
  const prompt = open.find(({ seat, ...rest }) => {
    return seat === thought?.seat && fingerprint({ seat, ...rest }) === thought.print;
  });
  return prompt && thought && { prompt, said: thought.choice };
}
