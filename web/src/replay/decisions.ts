import {
  type Choice,
  fingerprint,
  isChance,
  type Position,
  type Prompt,
  positionOf,
  type Question,
  type Seat,
} from '@wyrdhall/kernel';
import { type Reel, runFrom } from './film.ts';

/** Somebody chose one of several things: what was asked, where the game was, and what they said. */
export interface Decision {
  /** The point before the answer. */
  readonly point: number;
  readonly seat: Seat;
  readonly question: Question;
  readonly print: string;
  readonly position: Position;
  readonly said: Choice;
}

const isOpen = (prompt: Prompt): boolean =>
  !isChance(prompt) && prompt.options.filter(({ closed }) => !closed).length > 1;

/** The decisions of these seats, one after the other, in a game that is played once more on the way. */
export function* decisionsOf(reel: Reel, seats: readonly Seat[]): Generator<Decision, void> {
  const run = runFrom(reel, 0);
  for (const [point, entry] of reel.run.entries.entries()) {
    if ('print' in entry && seats.includes(entry.seat)) {
      const { seat, print, choice: said } = entry;
      const prompt = run.prompts.find((open) => open.seat === seat && fingerprint(open) === print);
      if (prompt && isOpen(prompt)) {
        yield { point, seat, question: prompt.question, print, position: positionOf(run), said };
      }
    }
    run.give(entry);
  }
}
