import { Fault, type Game, mix, Random } from '@wyrdhall/kernel';
import type { Player } from '@wyrdhall/players';
import type { Begin } from './begin.ts';
import { type Motion, withMemory, withoutMemory } from './motion.ts';

/** How one game went. `problem` says why it did not come to its end. */
export interface Playthrough {
  readonly won: boolean;
  /** How good its end was: from 0 to 1. */
  readonly grade: number;
  readonly decisions: number;
  readonly rounds: number;
  /** What the game says about itself, where it is asked. */
  readonly figures?: Readonly<Record<string, number>>;
  readonly problem?: { readonly kind: 'error' | 'dead-end'; readonly message: string };
}

/** The seed of one game of many: the same, wherever it is played. */
export const seedOf = (seed: number, index: number): number => mix(mix(seed) + Math.imul(index, 0x9e3779b1));

/** How the kernel's faults speak of a game in which nobody can go on. */
const DEAD_END = /empty prompt|without a prompt|without a question/;

/** How games are watched. */
export interface Watch {
  /** A game with more counts as a dead end. */
  readonly mostDecisions: number;
  /** Looks at the game's invariants before each decision. */
  readonly check?: boolean;
  /** Adds up what the game says about itself (Game.figures). */
  readonly measure?: boolean;
}

/** Plays one game to its end, or to a fault, which is told and not thrown. A bot for each seat. */
export function playThrough(
  game: Game,
  begin: Begin,
  seed: number,
  bots: readonly Player[],
  { mostDecisions, check, measure }: Watch,
): Playthrough {
  let decisions = 0;
  const failed = (kind: 'error' | 'dead-end', message: string): Playthrough => {
    return { won: false, grade: 0, decisions, rounds: 0, problem: { kind, message } };
  };
  try {
    // Not the game's own stream: a bot must not know the dice.
    const random = Random.fromSeed(`bot ${seed}`);
    const start = bots.some(({ forks }) => forks) ? withMemory : withoutMemory;
    const motion: Motion = start(game, begin, seed, bots, random, measure);
    for (;;) {
      const outcome = motion.outcome();
      if (outcome) {
        const { won, grade = won ? 1 : 0 } = outcome;
        const figures = measure ? game.figures?.(motion.told(), motion.state()) : undefined;
        const { round: rounds } = game.clock(motion.state());
        return { won, grade, decisions, rounds, ...(figures && { figures }) };
      }
      const complaint = check ? game.broken?.(motion.state()) : undefined;
      if (complaint) return failed('error', `An invariant is broken: ${complaint}.`);
      if (decisions >= mostDecisions) return failed('dead-end', `No end after ${decisions} decisions.`);
      motion.decide();
      decisions++;
    }
  } catch (error) {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return failed(error instanceof Fault && DEAD_END.test(message) ? 'dead-end' : 'error', message);
  }
}
