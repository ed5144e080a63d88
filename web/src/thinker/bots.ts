import { effect, signal, untracked } from '@preact/signals';
import {
  type Choice,
  choice,
  isChance,
  type Prompt,
  Random,
  randomPick,
  type Seat,
  seedOf128,
} from '@wyrdhall/kernel';
import { pace } from '../comfort/comfort.ts';
import { answer } from '../table/answering.ts';
import type { Session } from '../table/session.ts';
import { refusalWords } from '../words/refusal.ts';
import { promptForBot } from './manners.ts';
import { newThinker } from './thinker.ts';

/** A person wants to see that a bot chose something. */
const SHORTEST = 350;

const bots = newThinker();

/** The seat whose bot is thinking. */
export const thinkingSeat = signal<Seat | undefined>(undefined);

/** Lets the bots of this table answer when it is their turn. Gives the way to stop them. */
export function seatBots(session: Session): () => void {
  const { run, kept } = session;
  /** The asking that a bot thinks about. */
  let thinks: string | undefined;
  const letOneAnswer = async (): Promise<void> => {
    const { seats } = kept.peek();
    const prompt = promptForBot(run.prompts, (seat) => seats[seat] === 'human');
    const key = prompt && run.keyOf(prompt);
    // What others answer meanwhile does not disturb it.
    if (key === thinks) return;
    bots.stop();
    thinks = key;
    thinkingSeat.value = prompt?.seat;
    if (!prompt || key === undefined) return;
    const isLate = () => thinks !== key;
    try {
      const pause = new Promise((done) => setTimeout(done, pace(SHORTEST)));
      const [said] = await Promise.all([decide(session, prompt, seats[prompt.seat] ?? 'random'), pause]);
      await showEnded(session);
      if (isLate()) return;
      thinks = undefined;
      answer(session, prompt.seat, said, key);
    } catch (error) {
      if (!isLate()) session.refusal.value = refusalWords(error);
    } finally {
      if (thinks === undefined && thinkingSeat.value === prompt.seat) thinkingSeat.value = undefined;
    }
  };
  const stop = effect(() => {
    session.change.value;
    if (session.stage.playing.value) return;
    untracked(() => void letOneAnswer());
  });
  return () => {
    stop();
    thinks = undefined;
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

/** Dice and cards are chance, not a choice: the hall rolls and draws for a bot. */
async function decide(session: Session, prompt: Prompt, player: string): Promise<Choice> {
  if (!isChance(prompt)) return (await bots.ask(session, prompt, player)).choice;
  const random = Random.fromSeed(seedOf128(crypto.getRandomValues(new Uint32Array(4))));
  return choice(prompt, randomPick(prompt, random));
}
