/** As much of a date as the ink runtime asks for. */
class Midnight {
  getTime(): number {
    return 0;
  }
}

/**
 * The ink runtime reads the clock for a random seed and a time limit that no story of ours uses. While it runs
 * the clock stands still, so that a tale cannot depend on it.
 */
export function whileTheClockStands<T>(run: () => T): T {
  const world = globalThis as { Date: unknown }; // purity: the clock is taken away, not read.
  const clock = world.Date;
  world.Date = Midnight;
  try {
    return run();
  } finally {
    world.Date = clock;
  }
}
