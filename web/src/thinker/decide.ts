import {
  type Choice,
  choice,
  fingerprint,
  isChance,
  type Prompt,
  Random,
  randomPick,
  seedOf128,
} from '@wyrdhall/kernel';
import { promptsForBots } from '@wyrdhall/players';
import type { Sitter } from '../store/kept-table.ts';
import type { Thought } from './work.ts';

/** The prompts that the bots of a table may answer now. */
export const openForBots = <P extends Prompt>(prompts: readonly P[], seats: readonly Sitter[]): P[] =>
  promptsForBots(prompts, (seat) => seats[seat] !== 'human').map((index) => prompts[index] as P);

export interface Decision<P extends Prompt> {
  readonly prompt: P;
  readonly said: Choice;
}

/** Dice and cards are chance, not a choice: the hall rolls and draws for a bot. */
export async function decide<P extends Prompt>(
  open: readonly P[],
  think: () => Promise<Thought | undefined>,
): Promise<Decision<P> | undefined> {
  const chance = open.find(isChance);
  if (chance) {
    const random = Random.fromSeed(seedOf128(crypto.getRandomValues(new Uint32Array(4))));
    return { prompt: chance, said: choice(chance, randomPick(chance, random)) };
  }
  const thought = await think();
  const prompt = open.find((asked) => asked.seat === thought?.seat && fingerprint(asked) === thought.print);
  return prompt && thought && { prompt, said: thought.choice };
}
