import { Fault } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { readLineUp } from '../adventures/node.ts';
import { readChoice } from './choice-tags.ts';
import { readEffect } from './tags.ts';

describe('tags', () => {
  test('say what a line does', () => {
    expect(readEffect('damage 2 each')).toEqual({
      kind: 'damage',
      amount: 2,
      lessRoll: false,
      trap: false,
      who: 'each',
    });
    expect(readEffect('trap 6-roll hero')).toMatchObject({ amount: 6, lessRoll: true, trap: true });
    expect(readEffect('treasure 2 keep 1 hero')).toMatchObject({ amount: 2, keep: 1, who: 'hero' });
    expect(readLineUp('hedge-bandit*1P bandit-captain*1')).toEqual({
      'hedge-bandit': '1P',
      'bandit-captain': 1,
    });
  });

  test('say what a choice asks for', () => {
    expect(readChoice(['id deal', 'pay value 4'])).toMatchObject({
      id: 'deal',
      price: { kind: 'value', value: 4 },
    });
    expect(readChoice(['when luck 1,3,5']).when).toEqual({ kind: 'luck', faces: [1, 3, 5] });
    expect(readChoice(['when dice same 4 or low']).when).toEqual({
      kind: 'dice',
      patterns: [{ same: 4 }, 'low'],
    });
  });

  test.each(['damage', 'damage two each', 'heal 2 everybody', 'flag', 'insight hero', 'mute hero', 'sing'])(
    'nobody understands "# %s"',
    (tag) => expect(() => readEffect(tag)).toThrow(Fault),
  );

  test.each([['pay value 4'], ['id a', 'pay much'], ['when luck 7x'], ['when moon']])(
    'nor a choice with %s',
    (...tags) => expect(() => readChoice(tags)).toThrow(Fault),
  );
});
