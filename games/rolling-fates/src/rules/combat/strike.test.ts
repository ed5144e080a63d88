import { describe, expect, test } from 'vitest';
import { facing, TestTable } from '../../testing/table.ts';

/** Maul deals 4 for a pair, Crackstone 7 and Weakness for three equal dice, Seam Finder 7 for luck 6. */
describe('what enemies have hidden', () => {
  test('RF-106: armour is taken off', () => {
    const at = facing({ 'rust-sentinel': { life: 10 } }, { dice: [4, 4] }).do('use:maul');
    expect(at.told('hit')).toMatchObject([{ damage: 4, armour: 1, lost: 3, mechanic: '' }]);
  });

  test('RF-106: Weakness doubles before armour', () => {
    const at = facing({ 'rust-sentinel': { life: 20, statuses: ['weakness'] } }, { dice: [4, 4] }).do(
      'use:maul',
    );
    expect(at.told('hit')).toMatchObject([{ weak: true, armour: 1, lost: 7 }]);
  });

  test('cap: one hit takes only so much, and nobody knows why', () => {
    const at = facing({ 'crypt-rat-swarm': { life: 20 } }, { dice: [1], luck: 6 }).do('use:seam-finder');
    expect(at.told('hit')).toMatchObject([{ damage: 7, lost: 4, mechanic: '?' }]);
  });

  test('RF-125: an investigated enemy shows what it was', () => {
    const at = facing({ 'crypt-rat-swarm': { life: 20, known: true } }, { luck: 6 }).do('use:seam-finder');
    expect(at.told('hit')).toMatchObject([{ lost: 4, mechanic: 'cap' }]);
  });

  test('threshold: small hits do nothing', () => {
    const at = facing({ 'glass-spider': { life: 20 } }, { dice: [1, 4, 4] });
    at.do('use:chip', 'pay:1', 'use:maul');
    expect(at.told('hit')).toMatchObject([
      { damage: 1, lost: 0, mechanic: '?' },
      { damage: 4, lost: 4, mechanic: '' },
    ]);
  });

  test('first hit: passes through, the second one does not, and in the next round it begins again', () => {
    const at = facing({ 'lantern-wisp': { life: 20 } }, { dice: [1, 4, 4], life: 20 });
    at.do('use:chip', 'pay:1', 'use:maul');
    expect(at.told('hit')).toMatchObject([
      { lost: 0, mechanic: '?' },
      { lost: 4, mechanic: '' },
    ]);
    at.roll([1], [2, 2, 2, 2, 2]).do(['die-1', 'die-2', 'die-3', 'die-4', 'die-5']);
    at.do('use:maul');
    expect(at.told('hit')[2]).toMatchObject({ lost: 0, mechanic: '?' });
  });

  test('even hide: even damage is halved, after armour', () => {
    const at = facing({ 'bellows-golem': { life: 30 } }, { dice: [1, 4, 4], luck: 6 });
    at.do('use:maul', 'use:seam-finder');
    // 4 − 1 is odd, 7 − 1 is even.
    expect(at.told('hit').map(({ lost }) => lost)).toEqual([3, 3]);
  });

  test('odd hide: odd damage is halved, rounded down (RF-109)', () => {
    const at = facing({ 'gallows-crow': { life: 30 } }, { dice: [4, 4], luck: 6 });
    at.do('use:maul', 'use:seam-finder');
    expect(at.told('hit').map(({ lost }) => lost)).toEqual([4, 3]);
  });

  test('thorns: whoever damages it loses Life, without Defence (RF-102)', () => {
    const at = facing({ 'thistle-sprite': { life: 20 } }, { dice: [1, 4, 4], life: 10 });
    at.do('use:chip', 'pay:1', 'use:maul');
    expect(at.told('loses').map(({ amount, by }) => [amount, by])).toEqual([
      [1, 'thistle-sprite-1'],
      [1, 'thistle-sprite-1'],
    ]);
  });

  test('thorns can kill (RF-192)', () => {
    const at = facing({ 'thistle-sprite': { life: 20 } }, { dice: [1], life: 1 }).do('use:chip');
    expect(at.play.outcome).toMatchObject({ won: false });
  });

  test('cornered: from half Life on its armour is gone and its damage higher', () => {
    const at = facing({ 'the-unwritten-king': { life: 22, maxLife: 40 } }, { dice: [4, 4, 4, 4], life: 20 });
    at.do('use:maul', 'use:maul');
    expect(at.told('hit').map(({ lost }) => lost)).toEqual([2, 4]);
    expect(at.told('attack')).toMatchObject([{ damage: 8 }]);
  });

  test('armour that an enemy raised counts until its next step', () => {
    const at = facing({ 'mirror-duelist': { life: 40, step: 1, guard: 0 } }, { dice: [1, 1], life: 20 });
    at.do('use:maul');
    expect(at.told('armours')).toMatchObject([{ amount: 2 }]);
    at.roll([1], [3, 3, 1, 1, 1]).do(['die-1', 'die-2', 'die-3', 'die-4', 'die-5']);
    at.do('use:maul', 'pay:3-3');
    expect(at.told('hit')[1]).toMatchObject({ armour: 2, lost: 2 });
    at.do('pass');
    expect(at.enemy('mirror-duelist-1').guard).toBe(0);
  });
});

describe('what happens at a death', () => {
  test('split: a hit of 6 or more leaves two others', () => {
    const at = facing({ 'cellar-ooze': { life: 5 } }, { luck: 6 }).do('use:seam-finder');
    expect(at.state.combat?.enemies.map(({ id }) => id)).toEqual(['ooze-gob-1', 'ooze-gob-2']);
  });

  test('split: a smaller hit does not', () => {
    const at = facing({ 'cellar-ooze': { life: 4 }, 'gutter-imp': {} }, { dice: [2, 2, 1] });
    at.do('use:maul', 'enemy:cellar-ooze-1');
    expect(at.state.combat?.enemies.map(({ id }) => id)).toEqual(['gutter-imp-1']);
  });

  test('bomb: every hero suffers damage', () => {
    const heroes = { brakka: { dice: [2, 2], life: 10 }, sel: { life: 10 } };
    const at = new TestTable({ heroes, enemies: { 'ember-acolyte': { life: 1 }, 'gutter-imp': {} } });
    at.do('use:maul', 'enemy:ember-acolyte-1');
    // Brakka has Defence 1.
    expect(at.told('hurt').map(({ lost }) => lost)).toEqual([1, 2]);
  });

  test('twin: returns once, while the other one lives', () => {
    const enemies = { 'twin-of-left': { life: 3 }, 'twin-of-right': { life: 20, statuses: ['stun'] } };
    const at = facing(enemies, { dice: [2, 2] }).do('use:maul', 'enemy:twin-of-left-1');
    expect(at.told('enemy-dies')).toHaveLength(1);
    expect(at.told('returns')).toMatchObject([{ enemy: 'twin-of-left-1', life: 8 }]);
    expect(at.state.combat?.enemies.map(({ id }) => id)).toEqual(['twin-of-right-1', 'twin-of-left-1']);
    at.roll([1], [2, 2, 2, 2, 1]).do(['die-1', 'die-2', 'die-3', 'die-4', 'die-5']);
    at.do('use:maul', 'enemy:twin-of-left-1', 'use:maul', 'enemy:twin-of-left-1');
    expect(at.state.combat?.returning).toEqual([]);
  });

  test('RF-029, RF-140: with the last enemy the combat is over, and with it all statuses', () => {
    const at = facing(
      { 'gutter-imp': { life: 2 } },
      { dice: [2, 2, 5, 5], statuses: ['poison', 'weakness'], guard: 2 },
    );
    at.do('use:maul', 'pay:2-2');
    expect(at.told('combat-won')).toHaveLength(1);
    expect(at.told('statuses-gone')).toMatchObject([{ statuses: ['poison', 'weakness'] }]);
    expect(at.hero('brakka').guard).toBe(0);
  });

  test('RF-107: overkill is lost', () => {
    const at = facing({ 'gutter-imp': { life: 2 }, 'bog-toad': {} }, { dice: [2, 2] });
    at.do('use:maul', 'enemy:gutter-imp-1');
    expect(at.told('hit')).toMatchObject([{ damage: 4, lost: 2 }]);
  });
});

test('RF-125: a blow that showed that something is hidden is not undone; one that showed nothing is', () => {
  const shown = (kind: string): number => {
    const table = facing({ [kind]: { life: 20 }, 'bog-toad': {} }, { dice: [3, 3, 3] }).do('use:crackstone');
    const before = table.play.table.uncovered;
    table.do(`enemy:${kind}-1`);
    return table.play.table.uncovered - before;
  };
  expect(shown('crypt-rat-swarm')).toBe(1);
  expect(shown('hedge-bandit')).toBe(0);
});
