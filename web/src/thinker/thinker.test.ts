import '../testing/no-browser.ts';
import { type Game, Run } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tableHere } from '../session/testing/table-here.ts';
import { NO_SIGN, newThinker } from './thinker.ts';
import type { Reply, Work } from './work.ts';

/** Workers that do nothing by themselves: a test speaks for them. */
const started: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  isEnded = false;
  readonly asked: Work[] = [];

  constructor() {
    super();
    started.push(this);
  }
  postMessage(work: Work): void {
    this.asked.push(work);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(reply: Reply): void {
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
  }
}

beforeEach(() => {
  started.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function thinking() {
  const run = Run.start(toy as Game, { players: 1 }, { seed: 5 }) as Run;
  const link = tableHere(run, { seats: ['random'] });
  const { host } = link;
  if (!host) throw new Error('A table here has a host.');
  const thinker = newThinker();
  return { thinker, ask: () => thinker.play(link, host) };
}

const thought = { seat: 0, print: 'x', choice: 'bold' };

describe('a worker', () => {
  test('that fails is replaced: who asked hears of it, and who asks again is answered', async () => {
    const { ask } = thinking();
    const failed = expect(ask()).rejects.toThrow('out of memory');
    const error = Object.assign(new Event('error'), { message: 'out of memory' });
    started[0]?.dispatchEvent(error);
    await failed;
    expect(started[0]?.isEnded).toBe(true);
    const answered = ask();
    expect(started).toHaveLength(2);
    started[1]?.say({ id: 2, thought });
    expect(await answered).toEqual(thought);
  });

  test('that the system has ended gives no sign, and is replaced', async () => {
    const { ask } = thinking();
    const failed = expect(ask()).rejects.toThrow('stopped thinking');
    await vi.advanceTimersByTimeAsync(NO_SIGN);
    await failed;
    expect(started[0]?.isEnded).toBe(true);
    void ask();
    expect(started).toHaveLength(2);
  });

  test('that gives signs may think as long as it likes', async () => {
    const { ask } = thinking();
    const answered = ask();
    for (let i = 0; i < 10; i++) {
      await vi.advanceTimersByTimeAsync(NO_SIGN - 1);
      started[0]?.say({ id: 1, thinks: true });
    }
    started[0]?.say({ id: 1, thought });
    expect(await answered).toEqual(thought);
    await vi.advanceTimersByTimeAsync(2 * NO_SIGN);
    expect(started[0]?.isEnded).toBe(false);
  });

  test('that is stopped leaves nobody waiting', async () => {
    const { thinker, ask } = thinking();
    const answered = ask();
    thinker.stop();
    expect(await answered).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2 * NO_SIGN);
    expect(started[0]?.isEnded).toBe(false);
  });
});
