export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Something to be timed: does it as often as told and gives the milliseconds it took. */
export type Timed = (times: number) => number;

export const timed =
  (what: () => unknown): Timed =>
  (times) => {
    const began = performance.now();
    for (let i = 0; i < times; i++) what();
    return performance.now() - began;
  };

/** Times `what` alone, although `before` must be done each time. */
export const timedAfter =
  (before: () => unknown, what: () => unknown): Timed =>
  (times) => {
    let total = 0;
    for (let i = 0; i < times; i++) {
      before();
      const began = performance.now();
      what();
      total += performance.now() - began;
    }
    return total;
  };

const WARM_UP_MS = 300;
const SLICE_MS = 12;

/**
 * Microseconds that each takes: the median of many short slices in turn, so that whatever else the machine
 * does hits all of them alike.
 */
export function microseconds<Name extends string>(
  costs: Record<Name, Timed>,
  slices = 41,
): Record<Name, number> {
  const names = Object.keys(costs) as Name[];
  const times = {} as Record<Name, number>;
  const found = {} as Record<Name, number[]>;
  for (const name of names) {
    let done = 0;
    const began = performance.now();
    while (performance.now() - began < WARM_UP_MS) {
      costs[name](10);
      done += 10;
    }
    times[name] = Math.max(1, Math.round((done * SLICE_MS) / WARM_UP_MS));
    found[name] = [];
  }
  for (let slice = 0; slice < slices; slice++) {
    for (const name of names) found[name].push((costs[name](times[name]) * 1000) / times[name]);
  }
  return Object.fromEntries(names.map((name) => [name, median(found[name])])) as Record<Name, number>;
}
