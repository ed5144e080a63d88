import { describe, expect, it } from 'vitest';
import { Facts } from './facts.ts';

describe('the facts of a question', () => {
  const facts = new Facts({
    id: 'pay',
    rule: 'XX-001',
    data: {
      need: 4,
      card: 'spear',
      free: true,
      dice: [2, 5],
      names: ['Ada', 'Bo'],
      gold: { ada: 3, bo: 'x' },
    },
  });

  it('are read by their kind', () => {
    expect([facts.has('need'), facts.number('need'), facts.text('card'), facts.flag('free')]).toEqual([
      true,
      4,
      'spear',
      true,
    ]);
    expect(facts.numbers('dice')).toEqual([2, 5]);
    expect(facts.texts('names')).toEqual(['Ada', 'Bo']);
    expect(facts.of('gold', 'ada')).toBe(3);
  });

  it('are nothing where they are not there, or of another kind', () => {
    for (const one of [facts, new Facts({ id: 'pay', rule: 'XX-001' })]) {
      expect(one.has('rest')).toBe(false);
      expect([one.number('card'), one.text('need'), one.flag('need')]).toEqual([0, '', false]);
      expect([one.numbers('names'), one.texts('dice'), one.texts('need')]).toEqual([[], [], []]);
      expect([
        one.of('gold', 'bo'),
        one.of('gold', 'cy'),
        one.of('dice', '0'),
        one.of('rest', 'ada'),
      ]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });
});
