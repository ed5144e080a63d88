import { describe, expect, test } from 'vitest';
import { TestTable } from '../testing/table.ts';

const heroes = { brakka: {}, sel: {} };
const COMPANION = { mode: 'companion' };

const arrive = (adventure: string, zone: number, node: string): TestTable =>
  new TestTable({ heroes, adventure, zone, node, part: '' }, COMPANION);

/** RF-015: cards, dice and Life are on the players' own table. */
describe('companion mode', () => {
  test('RF-015: a find and a rest are told, not carried out', () => {
    expect(arrive('sump', 1, 'a4').told('instruct')).toMatchObject([
      { seat: 0, what: 'treasure', amount: 1 },
      { seat: 1, what: 'treasure', amount: 1 },
    ]);
    expect(arrive('sump', 1, 'a7').told('at-the-table')).toMatchObject([
      { seat: 0, what: 'heal', amount: 5 },
      { seat: 1, what: 'heal', amount: 5 },
    ]);
  });

  test('RF-015: where dice decide, the players say what they rolled', () => {
    const at = arrive('sump', 1, 'a5').roll(['sel']);
    expect(at.asked).toBe('scene');
    expect(at.offered).toEqual(['luck-1-2', 'luck-3-4', 'luck-5-6']);
    at.do('luck-1-2');
    expect(at.told('at-the-table')).toMatchObject([{ seat: 1, what: 'damage', amount: 5 }]);
    expect(at.asked).toBe('onward');
  });

  test('RF-015: prices are not checked, and told', () => {
    const at = arrive('toll-road', 1, 'a2').do('deal', 'hero:sel');
    expect(at.told('instruct')).toMatchObject([
      { seat: -1, what: 'pay-value', amount: 4 },
      { seat: 1, what: 'treasure', amount: 1 },
      { seat: 1, what: 'treasure', amount: 1 },
    ]);
  });

  test('RF-015: the players draw the Trait themselves', () => {
    const at = new TestTable({ heroes, adventure: 'sump', node: 'a8', part: 'leave' }, COMPANION).do(
      'onward',
    );
    expect(at.told('instruct')).toMatchObject([
      { seat: 0, what: 'level' },
      { seat: 1, what: 'level' },
    ]);
    expect(at.state.journey.zone).toBe(1);
  });

  test.each([
    ['clockmaker', 2, 'b4', ['die-5-6', 'die-1-2'], 'roll-damage', 6],
    ['clockmaker', 3, 'c3', ['learn', 'hero:sel'], 'retrain', 1],
    ['candles', 2, 'b1', ['pray'], 'mute', 1],
    ['candles', 3, 'c3', ['face:2', 'luck-2'], 'max-life', 3],
    ['toll-road', 2, 'b5', ['play', 'hero:sel', 'odd', 'else'], 'return', 0],
    ['clockmaker', 1, 'a2', ['play', 'hero:sel', 'else'], 'forfeit', 1],
    ['ash-stair', 3, 'c3', ['sell'], 'barter', 5],
    ['sump', 2, 'b3', ['drink'], 'status-next', 1],
    ['clockmaker', 2, 'b1', ['try', 'hero:sel', 'dice-same-3'], 'look', 2],
  ])('RF-015: %s %i %s: %s is told as %s', (adventure, zone, node, choices, what, amount) => {
    const at = arrive(adventure, zone, node).do(...choices);
    expect(at.told('instruct')).toContainEqual(expect.objectContaining({ what, amount }));
  });

  test('RF-015: the app does not offer to share out what it does not have', () => {
    expect(arrive('sump', 1, 'a7').offered).toEqual(['onward', 'fallen']);
  });

  test('RF-015, RF-190: the players say that a hero has fallen', () => {
    const at = arrive('sump', 1, 'a7').do('fallen', 'hero:sel');
    expect(at.play.outcome).toMatchObject({ won: false });
    expect(arrive('sump', 1, 'a7').do('fallen', 'nobody').asked).toBe('onward');
  });
});
