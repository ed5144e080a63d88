const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Stopping {
  readonly signal: AbortSignal;
  /** The process may be ended by these signals again. */
  release(): void;
}

/** Aborts when the process is asked to end, so that what was played so far can be told; a second time ends it. */
export function untilSignal(): Stopping {
  const controller = new AbortController();
  const release = (): void => {
    for (const name of SIGNALS) process.off(name, stop);
  };
  const stop = (): void => {
    release();
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, stop);
  return { signal: controller.signal, release };
}
