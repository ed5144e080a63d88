import '../testing/no-browser.ts';
import type { Told } from '@wyrdhall/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { laterSaid } from '../hall/later.tsx';
import type { GameFace, Summary } from '../kit/face.ts';
import { setPreferences } from '../preferences/preferences.ts';
import { newStage, showEvents } from './stage.ts';

type Step = Told & { readonly kind: string; readonly to: number };
const step = (to: number, kind = 'step'): Step => ({ kind, rule: 'WW-001', to });

const after = (_: number, { to }: Step): number => to;
const face = {
  usual: { ms: 100 },
  events: { step: { after }, turn: { after }, fight: { after }, hurt: { after, tone: 'loss' } },
} as Partial<GameFace<number, Step>> as GameFace;
const reader = { options: { players: 1 }, reads: true };

beforeEach(() => {
  vi.useFakeTimers();
  setPreferences({ speed: 'normal' });
});
afterEach(() => vi.useRealTimers());

/** A stage that stands at 0. */
function opened() {
  const stage = newStage();
  stage.shown.value = 0;
  return { stage, at: () => stage.shown.value };
}

describe('a show', () => {
  test('plays one event after the other, then shows where they led', () => {
    const { stage, at } = opened();
    showEvents(stage, face, [step(1), step(2)], 9);
    expect([at(), stage.playing.value]).toEqual([1, true]);
    vi.advanceTimersByTime(100);
    expect(at()).toBe(2);
    vi.advanceTimersByTime(100);
    expect([at(), stage.playing.value]).toEqual([9, false]);
  });

  test('is not cut by what arrives meanwhile', () => {
    const { stage, at } = opened();
    showEvents(stage, face, [step(1), step(2)], 2);
    showEvents(stage, face, [step(3)], 3);
    showEvents(stage, face, [], 4);
    const seen = [at()];
    for (let i = 0; i < 3; i++) {
      vi.advanceTimersByTime(100);
      seen.push(at());
    }
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(stage.playing.value).toBe(false);
  });

  test('holds a loss long enough to be read, however much happens', () => {
    const { stage } = opened();
    showEvents(stage, face, [...Array.from({ length: 200 }, (_, i) => step(i)), step(7, 'hurt')], 9);
    vi.advanceTimersByTime(200 * 100);
    expect(stage.event.value?.kind).toBe('hurt');
    vi.advanceTimersByTime(1190);
    expect(stage.event.value?.kind).toBe('hurt');
    vi.advanceTimersByTime(10);
    expect(stage.playing.value).toBe(false);
  });

  test('holds a line as long as it takes to read, where the face wants that', () => {
    const { stage } = opened();
    const says = ({ to }: Step): string => 'x'.repeat(to);
    const held = (to: number): number => {
      const patient = { ...face, holdsLines: true } as GameFace;
      showEvents(stage, patient, [step(to)], 9, { options: { players: 1 }, reads: false, says } as never);
      const length = stage.held.value;
      stage.finish?.();
      return length;
    };
    expect(held(0)).toBe(100);
    const slower = { ...face.usual, ms: 300 };
    Object.assign(face, { usual: slower });
    expect(held(0)).toBe(300);
    expect(held(100)).toBeGreaterThan(1800);
    expect(held(100)).toBeGreaterThan(held(40));
    Object.assign(face, { usual: { ms: 100 } });
  });

  test('is summed up where the face says so, and goes on from there', () => {
    const { stage, at } = opened();
    const summary = (told: readonly Step[]) => ({ title: `${told.length}`, lines: [], go: 'on' });
    const sums = {
      ...face,
      sumsUpBefore: ({ kind }: Step) => kind === 'turn',
      summary: (told: readonly Step[]) => (told[0]?.to === 1 ? summary(told) : undefined),
    } as unknown as GameFace;
    showEvents(stage, sums, [step(1), step(2, 'turn'), step(3)], 9, reader);
    vi.advanceTimersByTime(100);
    expect([at(), stage.summary.value?.title]).toEqual([1, '2']);
    vi.advanceTimersByTime(1000);
    expect(at()).toBe(1);
    stage.hurry?.();
    expect([at(), stage.summary.value]).toEqual([2, undefined]);
    vi.advanceTimersByTime(200);
    expect([at(), stage.playing.value]).toEqual([9, false]);
  });

  test('rests, goes on step by step, and is skipped', () => {
    const { stage, at } = opened();
    showEvents(stage, face, [step(1), step(2), step(3), step(4)], 9);
    stage.pause?.();
    vi.advanceTimersByTime(10_000);
    expect(at()).toBe(1);
    stage.hurry?.();
    vi.advanceTimersByTime(10_000);
    expect(at()).toBe(2);
    stage.pause?.();
    expect(at()).toBe(3);
    stage.skip?.();
    expect([at(), stage.playing.value]).toEqual([9, false]);
  });

  test('keeps its stops where little moves', () => {
    setPreferences({ motion: 'reduced' });
    const { stage, at } = opened();
    showEvents(stage, face, [step(1), step(2)], 9);
    expect([at(), stage.playing.value]).toEqual([1, true]);
    setPreferences({ motion: 'system' });
  });

  test('jumps to its end where that is wanted', () => {
    setPreferences({ speed: 'instant' });
    const { stage, at } = opened();
    showEvents(stage, face, [step(1), step(2, 'hurt')], 9);
    expect([at(), stage.playing.value]).toEqual([9, false]);
  });

  test('goes on where a face fails, and says so', () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const fails = () => {
      throw new Error('not drawn');
    };
    const { stage, at } = opened();
    const broken = { ...face, events: { step: { after: fails, ms: fails, sound: fails } }, summary: fails };
    showEvents(stage, broken, [step(1)], 9);
    vi.advanceTimersByTime(5000);
    expect([at(), stage.playing.value]).toEqual([9, false]);
    expect(reported).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

describe('a summary', () => {
  const summed = {
    ...face,
    summary: (events: readonly Told[]) =>
      events.at(-1)?.kind === 'turn' ? { title: `${events.length} told`, lines: [], go: 'Go on' } : undefined,
  } as GameFace;

  test('tells all acts of a turn, and waits until it was read', () => {
    const { stage } = opened();
    showEvents(stage, summed, [step(1), step(2)], 2, reader);
    vi.advanceTimersByTime(1000);
    expect(stage.playing.value).toBe(false);
    showEvents(stage, summed, [step(3), step(3, 'turn')], 3, reader);
    vi.advanceTimersByTime(60_000);
    expect([stage.summary.value?.title, stage.playing.value]).toEqual(['4 told', true]);
    stage.hurry?.();
    expect([stage.summary.value, stage.playing.value]).toEqual([undefined, false]);
  });

  test('is there also for those who skip, and not for an empty room', () => {
    const { stage } = opened();
    showEvents(stage, summed, [step(1), step(2), step(3, 'turn')], 3, reader);
    stage.skip?.();
    expect(stage.summary.value?.title).toBe('3 told');
    stage.finish?.();
    expect(stage.playing.value).toBe(false);
    showEvents(stage, summed, [step(3, 'turn')], 3);
    vi.advanceTimersByTime(1000);
    expect(stage.playing.value).toBe(false);
  });
});

describe('where there is something to be read', () => {
  const told = {
    ...face,
    waitsBefore: ({ kind }: Told) => (kind === 'fight' ? { said: 'A fight', go: 'To arms' } : undefined),
  } as GameFace;
  const events = [step(1), step(2, 'fight'), step(3)];

  test('the show waits until somebody goes on', () => {
    const { stage, at } = opened();
    showEvents(stage, told, events, 9, reader);
    vi.advanceTimersByTime(10_000);
    expect([at(), stage.playing.value, stage.waits.value?.go]).toEqual([1, true, 'To arms']);
    stage.hurry?.();
    expect([at(), stage.waits.value]).toEqual([2, undefined]);
    vi.advanceTimersByTime(200);
    expect([at(), stage.playing.value]).toEqual([9, false]);
  });

  test('it waits also for those who skip, or see nothing move', () => {
    const { stage, at } = opened();
    showEvents(stage, told, events, 9, reader);
    stage.skip?.();
    expect([at(), stage.waits.value?.said]).toEqual([1, 'A fight']);
    stage.skip?.();
    expect([at(), stage.playing.value]).toEqual([9, false]);
    setPreferences({ speed: 'instant' });
    showEvents(stage, told, events, 9, reader);
    expect(stage.waits.value?.said).toBe('A fight');
    stage.hurry?.();
    expect([at(), stage.playing.value]).toEqual([9, false]);
  });

  test('it waits for nobody where nobody reads', () => {
    const { stage, at } = opened();
    showEvents(stage, told, events, 9);
    vi.advanceTimersByTime(300);
    expect([at(), stage.playing.value]).toEqual([9, false]);
  });
});

describe('a show whose code has not come yet', () => {
  /** A face whose summary is fetched, and what brings it. */
  function fetched() {
    let bring: (() => void) | undefined;
    const code = new Promise<void>((resolve) => {
      bring = resolve;
    });
    const said: Summary = { title: 'done', lines: [], go: 'on' };
    const summary = laterSaid(async () => {
      await code;
      return (..._: unknown[]) => said;
    });
    return { face: { ...face, summary } as GameFace, said, bring: () => bring?.() };
  }

  test('waits for it, so that nothing is left unsaid, however soon somebody answered', async () => {
    const { stage } = opened();
    const { face, said, bring } = fetched();
    showEvents(stage, face, [step(1), step(2)], 9, reader);
    await vi.advanceTimersByTimeAsync(500);
    expect([stage.playing.value, stage.event.value]).toEqual([true, undefined]);
    bring();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.event.value).toEqual(step(1));
    await vi.advanceTimersByTimeAsync(200);
    expect(stage.summary.value).toBe(said);
    await vi.advanceTimersByTimeAsync(5000);
    expect(stage.summary.value).toBe(said);
  });

  test('does not wait for ever, and not where it is hurried', async () => {
    const { stage } = opened();
    const { face, bring } = fetched();
    showEvents(stage, face, [step(1), step(2)], 9, reader);
    stage.hurry?.();
    expect(stage.event.value).toEqual(step(1));
    stage.finish?.();
    showEvents(stage, face, [step(3), step(4)], 9, reader);
    await vi.advanceTimersByTimeAsync(3000);
    expect(stage.event.value).toEqual(step(3));
    stage.finish?.();
    bring();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.playing.value).toBe(false);
  });
});
