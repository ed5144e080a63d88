import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { checkSlots, mergeLegacy, optionsFromLegacy, readLegacy } from './legacy.ts';
import { readOptions } from './options.ts';
import { sketch } from './testing/sketch.ts';

const game = {
  ...sketch(),
  options: {
    known: { kind: 'set', values: ['guard', 'doors', 'fear'], default: [], legacy: 'rules' },
    mode: { kind: 'choice', values: ['scene', 'campaign'], default: 'scene' },
  },
  slots: ({ mode }: { mode?: unknown }) => (mode === 'campaign' ? { kind: 'campaign', most: 2 } : undefined),
} as unknown as Game;

describe('what tables leave', () => {
  test('lists are united, of numbers the higher counts', () => {
    const one = { rules: ['fear'], best: 2 };
    expect(mergeLegacy(one, { rules: ['doors', 'fear'], best: 1, endings: ['a'] })).toEqual({
      rules: ['doors', 'fear'],
      best: 2,
      endings: ['a'],
    });
  });

  test('a list is not lost where a number comes under its name', () => {
    expect(mergeLegacy({ rules: ['fear'] }, { rules: 3 })).toEqual({ rules: ['fear'] });
    expect(mergeLegacy({ rules: 3 }, { rules: ['fear'] })).toEqual({ rules: ['fear'] });
  });

  test('can be read again, however much it is: what was there first stays', () => {
    const words = Array.from({ length: 9_999 }, (_, i) => `w${i}`);
    const merged = mergeLegacy({ rules: words }, { rules: ['aa', 'ab'] });
    expect(readLegacy(merged)).toBe(merged);
    expect(merged.rules).toHaveLength(10_000);
    expect(merged.rules).toEqual(expect.arrayContaining(['w0', 'w9998', 'aa']));
    const names = Object.fromEntries(words.map((name) => [name, 1]));
    expect(() => readLegacy(mergeLegacy(names, { a: 1, b: 2 }))).not.toThrow();
  });

  test('comes back with one variant of each, as an option takes it', () => {
    const known = { kind: 'set', values: ['a', 'a+x', 'b'], default: [], legacy: 'rules' };
    const variants = { ...game, options: { known } } as unknown as Game;
    const filled = optionsFromLegacy(variants, { rules: ['a', 'a+x', 'b'] });
    expect(filled).toEqual({ known: ['a', 'b'] });
    expect(readOptions(variants, { players: 1, ...filled })).toMatchObject(filled);
  });

  test('comes back as an option, as far as the game still knows it', () => {
    expect(optionsFromLegacy(game, { rules: ['fear', 'forgotten'] })).toEqual({ known: ['fear'] });
    expect(optionsFromLegacy(game, {})).toEqual({});
  });

  test.each([[null], [[]], ['x'], [{ a: 'b' }], [{ a: [1] }], [{ a: Number.NaN }]])(
    '%j is refused',
    (value) => {
      expect(() => readLegacy(value)).toThrow('This is not what tables leave');
    },
  );
});

describe('slots', () => {
  const campaign = (name: string) => ({ name, options: { players: 1, mode: 'campaign' } });

  test('one more than there are is refused with the list', () => {
    const kept = [campaign('Ann'), campaign('Bob'), { name: 'Cid', options: { players: 1, mode: 'scene' } }];
    expect(() => checkSlots(game, { players: 1, mode: 'campaign' }, kept)).toThrow(
      'All 2 places for this kind of table are taken: Ann, Bob. Finish or delete one of them first.',
    );
    expect(() => checkSlots(game, { players: 1, mode: 'scene' }, kept)).not.toThrow();
    expect(() => checkSlots(game, { players: 1, mode: 'campaign' }, kept.slice(1))).not.toThrow();
  });
});
