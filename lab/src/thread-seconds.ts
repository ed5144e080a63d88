import { readFileSync } from 'node:fs';

/** Seconds of work of this thread: on Linux its own, elsewhere those that passed. */
export function threadSeconds(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e9;
  } catch {
    return performance.now() / 1000;
  }
}
