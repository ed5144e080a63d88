import type { Considered } from './prior.ts';

/** An answer in the race. Its nth try is made with the same deal as the nth of every other. */
export interface Runner extends Considered {
  readonly values: number[];
}

/** The first sight counts as many tries as this. */
const PRIOR_TRIES = 4;
/** How much the variance that is usual here counts beside an answer's own, in tries. */
const USUAL_TRIES = 3;
/** However alike the tries were, the next may differ. */
const LEAST_VARIANCE = 1e-5;
/** Tries between two looks at who leads. */
const LAP = 6;
/** So little to be gained, in winning chances, is not worth more tries. */
const ENOUGH = 0.0002;

/**
 * Spreads at most `budget` tries over the answers, to find the best: all get some, then always the leader and
 * the one that may gain most on it, until nobody may gain much any more. Puts the best first. It pauses after each
 * try, so that whoever runs it may stop or do something else in between.
 */
export function* race<R extends Runner>(
  runners: R[],
  budget: number,
  attempt: (runner: R, deal: number) => number,
): Generator<void, void> {
  let left = budget;
  function* run(runner: R, tries: number): Generator<void, void> {
    for (let t = 0; t < tries && left > 0; t++, left--) {
      runner.values.push(attempt(runner, runner.values.length));
      yield;
    }
  }
  const first = Math.max(1, Math.min(LAP, Math.floor(budget / (2 * runners.length))));
  for (const runner of runners) yield* run(runner, first);
  for (;;) {
    rank(runners);
    const [leader] = runners;
    const rival = leader && rivalOf(leader, runners);
    if (!rival || left === 0) return;
    const behind = leader.values.length - rival.values.length;
    if (behind <= 0) yield* run(leader, LAP);
    if (behind >= 0) yield* run(rival, LAP);
  }
}

/** The best first. Each is compared with the one that was tried most, over the deals that both have had. */
function rank(runners: Runner[]): void {
  const pace = runners.reduce((a, b) => (b.values.length > a.values.length ? b : a));
  const ahead = new Map(runners.map((runner) => [runner, leadOf(runner, pace)]));
  runners.sort((a, b) => (ahead.get(b) as number) - (ahead.get(a) as number));
}

/** How much better one seems than the other: over the deals that both have had, drawn towards the first sight. */
function leadOf(a: Runner, b: Runner): number {
  const tries = Math.min(a.values.length, b.values.length);
  let sum = PRIOR_TRIES * (a.prior - b.prior);
  for (let i = 0; i < tries; i++) sum += (a.values[i] as number) - (b.values[i] as number);
  return sum / (tries + PRIOR_TRIES);
}

/** The one that may gain most on the leader, if that is enough to go on. */
function rivalOf<R extends Runner>(leader: R, runners: readonly R[]): R | undefined {
  const others = runners.filter((runner) => runner !== leader);
  const variances = others.map((runner) => squares(leader, runner));
  const usual = variances.reduce((sum, v) => sum + v.squares / v.free, 0) / Math.max(1, others.length);
  let found: R | undefined;
  let most = ENOUGH;
  others.forEach((runner, i) => {
    const { squares, free } = variances[i] as Spread;
    const variance = (squares + USUAL_TRIES * usual) / (free + USUAL_TRIES) + LEAST_VARIANCE;
    const gain = gainOf(leadOf(leader, runner), Math.sqrt(variance / (free + 1)));
    if (gain > most) {
      most = gain;
      found = runner;
    }
  });
  return found;
}

interface Spread {
  readonly squares: number;
  readonly free: number;
}

/** How much the differences of the tries differ from their mean. */
function squares(a: Runner, b: Runner): Spread {
  const tries = Math.min(a.values.length, b.values.length);
  let sum = 0;
  let squared = 0;
  for (let i = 0; i < tries; i++) {
    const difference = (a.values[i] as number) - (b.values[i] as number);
    sum += difference;
    squared += difference * difference;
  }
  return { squares: Math.max(0, squared - (sum * sum) / Math.max(1, tries)), free: Math.max(1, tries - 1) };
}

/** What is to be gained on average by taking the other where it turns out better, if the lead is that uncertain. */
function gainOf(lead: number, error: number): number {
  const z = lead / error;
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const beyond = 1 / (1 + Math.exp(1.702 * z)); // the normal distribution's tail, nearly
  return error * Math.max(0, density - z * beyond);
}
