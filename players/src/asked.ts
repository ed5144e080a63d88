import { choice, type Pick, type Play, type Prompt, pick, type Random } from '@wyrdhall/kernel';
import type { Seated } from './player.ts';

/** A fork, and which of its prompts is the seat's; below 0 where no fork asked the seat the same. */
export interface AskedFork {
  readonly play: Play;
  readonly index: number;
}

/** Forks before one is taken in which the seat is asked something else. */
const MOST_FORKS = 8;

/** A fork in which the seat is asked the same as now. */
export function forkAsked(seated: Seated, random: Random): AskedFork {
  for (let tries = 1; ; tries++) {
    const play = seated.fork(random);
    const index = seated.find(play);
    if (index >= 0 || tries === MOST_FORKS) return { play, index };
  }
}

/** The same answer to the fork's prompt, in which options that are closed may stand elsewhere. */
export function samePick(from: Prompt, to: Prompt, picked: Pick): Pick {
  if (from === to || (typeof picked === 'number' && picked < 0)) return picked;
  if (typeof picked === 'number' && from.options[picked]?.id === to.options[picked]?.id) return picked;
  return pick(to, choice(from, picked));
}
