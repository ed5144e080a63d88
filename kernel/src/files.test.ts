import { expect, test } from 'vitest';
import { Refusal } from './fault.ts';
import { hashState } from './json.ts';
import { mergeLegacy, readLegacy } from './legacy.ts';
import { resume } from './resume.ts';
import { Run } from './run.ts';
import { readSave, type Save, save } from './save.ts';
import { expedition } from './testing/expedition/expedition.ts';

/** A save that somebody has changed, and signed anew. */
function forged(change: (saved: Save) => Partial<Save>): string {
  const run = Run.start(expedition, { players: 2 }, { seed: 5 });
  const whole = save(run as unknown as Run);
  const { sums: _, segments, journal: __, ...head } = { journal: undefined, ...whole, ...change(whole) };
  const sums = { head: hashState(head).toString(36), segments: hashState(segments).toString(36) };
  return JSON.stringify({ ...head, segments, sums });
}
const load = (text: string) => resume(expedition, readSave(text));

test('the forger’s hand is steady: an unchanged save loads', () => {
  expect(load(forged(() => ({}))).run.revision).toBe(0);
});

test('a log that so few changes cannot have told is refused', () => {
  const log = 2 ** 31 - 1;
  const text = forged(({ checkpoint, segments }) => ({
    checkpoint: { ...checkpoint, log },
    segments: segments.map((segment) => ({ ...segment, start: { ...checkpoint, log } })),
  }));
  expect(() => load(text)).toThrow(Refusal);
});

test('a state with other players than the options is refused', () => {
  const text = forged(({ options, segments, checkpoint }) => ({
    options: { ...options, players: 1, company: ['warden', 'ranger'] },
    segments: segments.map((segment) => ({
      ...segment,
      options: { ...segment.options, players: 1, company: ['warden', 'ranger'] },
      start: { ...checkpoint, setup: false },
    })),
    checkpoint: { ...checkpoint, setup: false },
  }));
  expect(() => load(text)).toThrow(/hands of 1 players/);
});

test('what tables leave has no bad names, and no more than a game leaves', () => {
  expect(() => readLegacy(JSON.parse('{"__proto__":["x"]}'))).toThrow(Refusal);
  expect(() => readLegacy({ words: Array.from({ length: 20_000 }, String) })).toThrow(Refusal);
  const merged = mergeLegacy({}, JSON.parse('{"__proto__":["x"],"best":3}'));
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  expect(merged.best).toBe(3);
});
