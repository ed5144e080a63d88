import fc from 'fast-check';
import { Fault } from '../fault.ts';
import type { Game } from '../game.ts';
import { type Answer, type Choice, Run } from '../index.ts';
import { givenTrial, MOST, type Plan, type Trial } from './trial.ts';

/** What leads to a fault: `retrace` stands there again. */
export interface Trace {
  readonly seed: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Seat and choice. */
  readonly answers: readonly (readonly [number, Choice])[];
}

/** A game that was found by a check, played again. */
export function retrace(game: Game, { seed, options, answers }: Trace): Run {
  const run = Run.start(game, options, { seed });
  for (const [seat, choice] of answers) run.answer({ seat, choice });
  return run;
}

/** Answers that may be given while shrinking, in all attempts together; each attempt counts as some. */
const EFFORT = 200_000;
const ATTEMPT = 400;
/** A longer list is not printed in full: the seed leads there too. */
const MOST_ANSWERS = 60;

/** Looks for a shorter game with the same fault, and says how to come there. */
export function shrink(plan: Plan, holds: (trial: Trial) => void, failed: Trial, error: unknown): Fault {
  let effort = EFFORT;
  let best = { trial: failed, error };
  const fails = (numbers: readonly number[]): boolean => {
    effort -= numbers.length + ATTEMPT;
    if (effort < 0) return false;
    const trial = givenTrial(plan, numbers);
    try {
      holds(trial);
      return false;
    } catch (found) {
      best = { trial, error: found };
      return true;
    }
  };
  fc.check(
    fc.property(fc.array(fc.nat({ max: MOST })), (numbers) => !fails(numbers)),
    { examples: [[failed.numbers]], numRuns: 1, seed: 1 },
  );
  return new Fault(report(plan, best.trial.answers, best.error), { cause: best.error });
}

function report(plan: Plan, answers: readonly Answer[], error: unknown): string {
  const fault = error instanceof Fault ? error.message : `The rules fail with ${String(error)}`;
  const list = answers.map(({ seat, choice }) => JSON.stringify([seat, choice]));
  const left = list.length - MOST_ANSWERS;
  const printed = left > 0 ? `/* ${left} before */ ${list.slice(left).join(', ')}` : list.join(', ');
  const trace = `{ seed: ${plan.seed}, options: ${JSON.stringify(plan.options)}, answers: [${printed}] }`;
  return `${plan.game.name}: ${fault}\n  after ${list.length} answers: retrace(game, ${trace})`;
}
