import type { Given } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { broken } from '../../invariants.ts';
import { TestTable } from '../../testing/table.ts';

/** The party leaves the first zone; these Traits lie on top. */
const leaveZone = (heroes: Given, ...traits: string[]): TestTable =>
  new TestTable({ heroes, adventure: 'sump', node: 'a8', part: 'leave', traits }).do('onward');

describe('the next zone', () => {
  test('RF-180, RF-181, RF-182: a Trait, the new row, and Life to its maximum', () => {
    const at = leaveZone({ brakka: { life: 3 }, sel: { life: 16 } }, 'watchful', 'keen-eye');
    expect(at.hero('brakka')).toMatchObject({ level: 2, life: 26, traits: ['watchful'] });
    expect(at.hero('sel')).toMatchObject({ level: 2, life: 23, traits: ['keen-eye'] });
    expect(at.state.journey).toMatchObject({ zone: 1, node: 'b1', path: ['a8'] });
    expect(at.told('level')).toMatchObject([
      { level: 2, life: 26 },
      { level: 2, life: 23 },
    ]);
  });

  test('RF-183: what the Trait does to the maximum counts before Life is set', () => {
    const at = leaveZone({ brakka: {}, sel: {} }, 'deep-lungs', 'old-wound');
    expect(at.hero('brakka').life).toBe(31);
    expect(at.hero('sel').life).toBe(19);
  });

  test('RF-184, RF-185: a bad Trait is taken like any other, and nobody is asked', () => {
    const at = leaveZone({ brakka: {}, sel: {} }, 'clumsy', 'haunted');
    expect(at.hero('brakka').traits).toEqual(['clumsy']);
    expect(at.asked).toBe('onward');
  });

  test('RF-189: a party that goes up for the first time gets no more than one bad Trait', () => {
    const at = leaveZone(
      { brakka: {}, sel: {}, orrin: {} },
      'clumsy',
      'haunted',
      'keen-eye',
      'jinxed',
      'patient',
    );
    expect(at.state.heroes.map(({ traits }) => traits)).toEqual([['clumsy'], ['keen-eye'], ['patient']]);
    expect(at.state.aside).toEqual(['haunted', 'jinxed']);
    const later = leaveZone(
      { brakka: { level: 2, traits: ['clumsy'] }, sel: { level: 2 } },
      'haunted',
      'jinxed',
    );
    expect(later.hero('sel').traits).toEqual(['jinxed']);
  });

  test('RF-188: of two Traits one is kept', () => {
    const given = { heroes: { brakka: {}, sel: {} }, node: 'a8', part: 'leave' };
    const traits = ['keen-eye', 'patient', 'deep-lungs', 'vendetta'];
    const at = new TestTable({ ...given, traits }, { twoTraits: true }).do('onward');
    expect(at.offered).toEqual(['trait:keen-eye', 'trait:patient']);
    // Other rules may take the table up here: no card is out of the state.
    expect(broken(at.state)).toBeUndefined();
    at.do('trait:patient', 'trait:deep-lungs');
    expect(at.state.heroes.map((hero) => hero.traits)).toEqual([['patient'], ['deep-lungs']]);
    expect(at.state.aside).toEqual(['keen-eye', 'vendetta']);
    expect(at.hero('sel').life).toBe(28);
  });

  test('RF-169: a Trait that takes room away', () => {
    const treasures = ['bog-vial', 'firepot', 'tin-whistle'];
    const at = leaveZone({ grum: { treasures }, sel: {} }, 'light-purse', 'keen-eye');
    expect(at.asked).toBe('discard');
    at.do('treasure:firepot');
    expect(at.hero('grum').treasures).toEqual(['bog-vial', 'tin-whistle']);
    expect(at.state.aside).toEqual(['firepot']);
  });

  test('Scavenger: a Treasure at once', () => {
    const heroes = { brakka: {}, sel: {} };
    const at = new TestTable({
      heroes,
      adventure: 'sump',
      node: 'a8',
      part: 'leave',
      traits: ['scavenger', 'keen-eye'],
      treasures: ['boar-spear'],
    });
    at.do('onward', 'keep');
    expect(at.hero('brakka').treasures).toEqual(['boar-spear']);
  });

  test('Shield Mate: another hero of your choice', () => {
    const at = leaveZone({ brakka: {}, sel: {}, orrin: {} }, 'shield-mate', 'keen-eye', 'watchful');
    expect(at.offered).toEqual(['hero:sel', 'hero:orrin']);
    at.do('hero:orrin');
    expect(at.hero('brakka').mate).toBe(2);
  });

  test('RF-186: after the last row it stays in force, and Traits are still drawn', () => {
    const at = leaveZone({ brakka: { level: 4 }, sel: { level: 4 } }, 'watchful', 'keen-eye');
    expect(at.hero('brakka')).toMatchObject({ level: 5, life: 40, traits: ['watchful'] });
  });

  test('RF-187: a status that waits for the next combat goes on waiting', () => {
    const at = leaveZone({ brakka: { statusNext: ['poison'] }, sel: {} }, 'watchful', 'keen-eye');
    expect(at.hero('brakka').statusNext).toEqual(['poison']);
  });

  test('what could be used once in the zone, and what was muted, is as before', () => {
    const traits = ['careful-step', 'old-wound'];
    const brakka = { traits, muted: ['old-wound'], usedInZone: ['careful-step'] };
    const at = leaveZone({ brakka, sel: {} }, 'watchful', 'keen-eye');
    expect(at.hero('brakka')).toMatchObject({ muted: [], used: { zone: [] }, life: 24 });
  });
});

describe('Traits that change', () => {
  test('RF-185: the lesson puts the latest Trait away for another', () => {
    const heroes = { brakka: { level: 3, traits: ['watchful', 'deep-lungs'], life: 38 }, sel: { level: 3 } };
    const given = { heroes, adventure: 'clockmaker', zone: 3, node: 'c3', part: '', traits: ['thick-skin'] };
    const at = new TestTable(given).do('learn', 'hero:brakka');
    expect(at.hero('brakka')).toMatchObject({ traits: ['watchful', 'thick-skin'], life: 33 });
    expect(at.state.aside).toEqual(['deep-lungs']);
  });

  test('RF-184: a prayer mutes one bad Trait until the end of the zone', () => {
    const heroes = {
      brakka: { traits: ['watchful', 'clumsy', 'haunted'] },
      sel: { traits: ['jinxed'] },
      orrin: {},
    };
    const at = new TestTable({ heroes, adventure: 'candles', zone: 2, node: 'b1', part: '' }).do('pray');
    expect(at.offered).toEqual(['trait:clumsy', 'trait:haunted']);
    at.do('trait:haunted');
    expect(at.state.heroes.map(({ muted }) => muted)).toEqual([['haunted'], ['jinxed'], []]);
  });

  test('RF-010: what is muted gives no Life any more', () => {
    const heroes = { brakka: { traits: ['slow-healer'], life: 22 }, sel: {} };
    const at = new TestTable({ heroes, adventure: 'candles', zone: 2, node: 'b1', part: '' }).do('pray');
    expect(at.hero('brakka')).toMatchObject({ muted: ['slow-healer'], life: 20 });
  });
});
