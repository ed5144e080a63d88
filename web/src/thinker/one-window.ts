/** Who asks the browser for a lock; undefined where the address is no safe one. */
type Locks = Pick<LockManager, 'request'>;

/** What tells whether this window can be seen. */
interface Sight {
  readonly visibilityState: DocumentVisibilityState;
  addEventListener(type: 'visibilitychange', listen: () => void): void;
  removeEventListener(type: 'visibilitychange', listen: () => void): void;
}

/**
 * Lets only one of the windows that ask for the same name act at a time. One that is put behind others gives way: the
 * browser makes it slow. Gives the way to stop.
 */
export function inOneWindow(
  name: string,
  act: () => () => void,
  locks: Locks | undefined = navigator.locks,
  sight: Sight = document,
): () => void {
  if (!locks) return act();
  const left = new AbortController();
  const { signal } = left;
  const hold = (): Promise<void> =>
    new Promise((release) => {
      const stop = act();
      const end = (): void => {
        sight.removeEventListener('visibilitychange', look);
        signal.removeEventListener('abort', end);
        stop();
        release();
      };
      const look = (): void => {
        if (sight.visibilityState === 'hidden') end();
      };
      sight.addEventListener('visibilitychange', look);
      signal.addEventListener('abort', end);
    });
  const queue = async (): Promise<void> => {
    // Without anybody else in the queue it is this window's turn again at once.
    while (!signal.aborted) await locks.request(name, { signal }, hold);
  };
  queue().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return () => left.abort();
}
