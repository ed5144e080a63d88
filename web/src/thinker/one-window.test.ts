import { expect, test } from 'vitest';
import { inOneWindow } from './one-window.ts';

/** Locks as the browser gives them: one at a time, in the order of asking. */
function lockManager() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, { signal }: LockOptions, hold: () => Promise<void>) => {
    const turn = last.then(() => {
      if (signal?.aborted) throw new DOMException('left', 'AbortError');
      return hold();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
  return { request } as unknown as LockManager;
}

class Window extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  runs = false;
  act = () => {
    this.runs = true;
    return () => {
      this.runs = false;
    };
  };
  put(where: DocumentVisibilityState) {
    this.visibilityState = where;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const settled = () => new Promise((done) => setTimeout(done));

test('of several windows one acts; it gives way when it cannot be seen, or is closed', async () => {
  const locks = lockManager();
  const [one, other] = [new Window(), new Window()];
  const leave = [one, other].map((window) => inOneWindow('a', window.act, locks, window));
  const running = async () => {
    await settled();
    return [one.runs, other.runs];
  };
  expect(await running()).toEqual([true, false]);
  one.put('hidden');
  expect(await running()).toEqual([false, true]);
  one.put('visible');
  expect(await running()).toEqual([false, true]);
  leave[1]?.();
  expect(await running()).toEqual([true, false]);
  // Alone it goes on although it cannot be seen.
  one.put('hidden');
  expect(await running()).toEqual([true, false]);
  leave[0]?.();
  expect(await running()).toEqual([false, false]);
});

test('where the browser has no locks, it acts all the same', () => {
  const window = new Window();
  const stop = inOneWindow('a', window.act, null as unknown as undefined, window);
  expect(window.runs).toBe(true);
  stop();
  expect(window.runs).toBe(false);
});
