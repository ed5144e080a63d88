import { type Options, readOptions } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { arrange } from '../case-words/arrange.ts';
import { fateforge } from '../fateforge.ts';
import { hintLine } from '../words/hint.ts';
import { hintFor } from './hint.ts';

const options = (given: object = {}): Options => readOptions(fateforge, { players: 2, ...given });

describe('a hint', () => {
  const given = {
    map: 'a-b b-c',
    heroes: {
      'forest-guard': { at: 'a', skills: ['light-tread'], pool: ['green:focus', 'red:hit', 'melee:hit'] },
      rogue: 'a',
    },
    enemies: { 'street-guard-1': 'c' },
    primary: ['defeat street-guard-1'],
    now: 'turn',
  };

  test('is a whole line, in words', () => {
    const s = arrange(given, options({ heroes: ['forest-guard', 'rogue'] }));
    const hint = hintFor(s);
    expect(hint && hintLine(hint, 'en')).toBe(
      'Focus as Light Tread, two Steps, two Hits: Street Guard 1 falls',
    );
    expect(hint && hintLine(hint, 'de')).toBe(
      'Fokus für „Leichter Tritt“, zweimal Schritt, zweimal Treffer: Straßenwächter 1 fällt',
    );
    expect(hint?.gain).toBeGreaterThan(0);
  });

  test('there is none while nobody has a turn', () => {
    expect(hintFor(fateforge.begin(options()))).toBeUndefined();
  });
});
