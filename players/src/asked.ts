import {
  choice,
  type Pick,
  type Play,
  type Prompt,
  pick,
  type Random,
  Refusal,
  randomPick,
} from '@wyrdhall/kernel';
import type { Seated } from './player.ts';

/** A fork, and which of its prompts is the seat's; below 0 where no fork asked the seat the same. */
export interface AskedFork {
  readonly play: Play;
  readonly index: number;
}

/** Forks before one is taken in which the seat is asked otherwise, or something else. */
const MOST_FORKS = 8;

/** A fork in which the seat is asked the same as now: if possible, within the same limits. */
export function forkAsked(seated: Seated, random: Random): AskedFork {
  let asked: AskedFork | undefined;
  for (let tries = 1; ; tries++) {
    const play = seated.fork(random);
    const index = seated.find(play);
    const prompt = play.prompts[index];
    if (prompt && hasSameLimits(seated.prompt, prompt)) return { play, index };
    if (prompt) asked ??= { play, index };
    if (tries === MOST_FORKS) return asked ?? { play, index };
  }
}

/** Whether as much can be taken of the options that are open; they are the same ones. */
function hasSameLimits(one: Prompt, other: Prompt): boolean {
  if (one === other || one.ask === 'one') return true;
  return one.min === other.min && one.max === other.max && limitsOf(one) === limitsOf(other);
}

const limitsOf = ({ options }: Prompt): string =>
  options
    .filter(({ closed }) => !closed)
    .map(({ most }) => most)
    .join();

/**
 * The same answer to the fork's prompt, in which options that are closed may stand elsewhere. Where the fork's limits
 * do not allow it, any that they allow.
 */
export function samePick(from: Prompt, to: Prompt, picked: Pick, random: Random): Pick {
  if (from === to || (typeof picked === 'number' && picked < 0)) return picked;
  if (typeof picked === 'number' && from.options[picked]?.id === to.options[picked]?.id) return picked;
  try {
    return pick(to, choice(from, picked));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return randomPick(to, random);
  }
}
