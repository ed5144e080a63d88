import type { Given } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { facing, TestTable } from '../../testing/table.ts';

/** Before the party goes on. */
const camp = (heroes: Given): TestTable =>
  new TestTable({ heroes, adventure: 'sump', node: 'a4', part: 'leave' });

const closedFor = (at: TestTable, option: string): string | undefined =>
  at.play.prompts[0]?.options.find(({ id }) => id === option)?.closed?.id;

describe('outside combat', () => {
  test('RF-166: a Treasure is given to another hero', () => {
    const at = camp({ brakka: { treasures: ['boar-spear'] }, sel: {} });
    at.do('pack', 'treasure:boar-spear', 'give:sel');
    expect(at.hero('brakka').treasures).toEqual([]);
    expect(at.hero('sel').treasures).toEqual(['boar-spear']);
    expect(at.asked).toBe('onward');
  });

  test('RF-166: nobody gets more than there is room for', () => {
    const at = camp({ brakka: { treasures: ['boar-spear'] }, grum: { treasures: ['bog-vial', 'firepot'] } });
    at.do('pack', 'treasure:boar-spear');
    expect(closedFor(at, 'give:grum')).toBe('no-room');
  });

  test('RF-166: in an exchange only the result counts', () => {
    const at = camp({
      brakka: { treasures: ['boar-spear', 'tin-whistle', 'salt-pouch'] },
      grum: { treasures: ['bog-vial', 'firepot'] },
    });
    at.do('pack', 'treasure:boar-spear', 'swap:firepot');
    expect(at.hero('brakka').treasures).toEqual(['tin-whistle', 'salt-pouch', 'firepot']);
    expect(at.hero('grum').treasures).toEqual(['bog-vial', 'boar-spear']);
  });

  test('RF-166: who gives away room must still fit', () => {
    const treasures = ['alchemists-belt', 'bog-vial', 'firepot', 'tin-whistle'];
    const at = camp({ grum: { treasures }, sel: { treasures: ['salt-pouch'] } });
    at.do('pack', 'treasure:alchemists-belt');
    expect(closedFor(at, 'give:sel')).toBe('no-room');
    expect(closedFor(at, 'swap:salt-pouch')).toBe('no-room');
  });

  test('RF-169, RF-171: a Treasure is given up, and with it the room that it gave', () => {
    const treasures = ['alchemists-belt', 'bog-vial', 'firepot', 'tin-whistle'];
    const at = camp({ grum: { treasures }, sel: {} });
    at.do('pack', 'treasure:alchemists-belt', 'discard');
    expect(at.asked).toBe('discard');
    at.do('treasure:firepot');
    expect(at.hero('grum').treasures).toEqual(['bog-vial', 'tin-whistle']);
    expect(at.state.aside).toEqual(['alchemists-belt', 'firepot']);
  });

  test('a pack that was closed without a change is not opened again by the same seat', () => {
    const at = camp({ brakka: { treasures: ['boar-spear'] }, sel: {} });
    at.do('pack', 'close');
    expect(at.play.prompts.map(({ options }) => options.map(({ id }) => id))).toEqual([
      ['onward'],
      ['onward', 'pack'],
    ]);
    at.play.answer({ seat: 1, choice: 'pack' });
    at.do('treasure:boar-spear', 'give:sel');
    expect(at.offered).toEqual(['onward', 'pack']);
  });

  test('a Treasure that was looked at may be put back', () => {
    const at = camp({ brakka: { treasures: ['boar-spear'] }, sel: {} });
    at.do('pack', 'treasure:boar-spear', 'close');
    expect(at.hero('brakka').treasures).toEqual(['boar-spear']);
    expect(at.asked).toBe('onward');
  });

  test('there is no pack to open where nobody carries anything', () => {
    expect(camp({ brakka: {}, sel: {} }).offered).toEqual(['onward']);
  });
});

test('RF-167: nobody gives anything to anybody during a combat', () => {
  const at = facing({ 'gutter-imp': {} }, { treasures: ['boar-spear'], dice: [1] });
  expect(at.asked).toBe('act');
  expect(at.offered).toEqual(['use:chip', 'pass']);
});
