import { describe, expect, test } from 'vitest';
import { facing, TestTable } from '../../testing/table.ts';

/** Without dice on any bar the Character Phase is over at once, and the enemies act. */
const party = (heroes: object, enemies: object, options = {}) => new TestTable({ heroes, enemies }, options);

describe('whom an enemy attacks (RF-116)', () => {
  const heroes = { brakka: { life: 12 }, sel: { life: 9 }, orrin: { life: 9 } };
  test.each([
    { enemy: 'gate-hound', aim: 'the least Life, the first of equals', targets: [1] },
    { enemy: 'bandit-captain', aim: 'the most Life', targets: [0] },
    { enemy: 'lantern-wisp', aim: 'the least Defence', targets: [1] },
  ])('$enemy: $aim', ({ enemy, targets }) => {
    expect(party(heroes, { [enemy]: {} }).told('attack')).toMatchObject([{ targets }]);
  });

  test('at random, by a die with the heroes on it', () => {
    const at = party(heroes, { 'gutter-imp': {} });
    expect(at.offered).toEqual(['brakka', 'sel', 'orrin']);
    at.roll(['orrin']);
    expect(at.told('attack')).toMatchObject([{ targets: [2] }]);
  });

  test('two heroes: those that fit best', () => {
    const at = party(heroes, { 'bellows-golem': { step: 1 } });
    expect(at.told('attack')).toMatchObject([{ targets: [0, 1] }]);
  });
});

describe('damage to heroes', () => {
  test('RF-100, RF-103, RF-104: each by itself; the status takes hold without damage', () => {
    const at = party(
      { brakka: { life: 20, guard: 9 }, sel: { life: 16 } },
      { 'the-unwritten-king': { step: 4 } },
    );
    expect(at.told('hurt').map(({ lost }) => lost)).toEqual([0, 4]);
    expect(at.told('afflicted').map(({ seat, status }) => [seat, status])).toEqual([
      [0, 'weakness'],
      [1, 'weakness'],
    ]);
  });

  test('RF-104 statusNeedsDamage: without damage no status', () => {
    const heroes = { brakka: { life: 20, guard: 9 }, sel: { life: 16 } };
    const at = party(heroes, { 'the-unwritten-king': { step: 4 } }, { statusNeedsDamage: true });
    expect(at.told('afflicted').map(({ seat }) => seat)).toEqual([1]);
  });

  test('RF-101: Weakness doubles before Defence', () => {
    const at = facing({ 'bandit-captain': {} }, { life: 20, statuses: ['weakness'] });
    expect(at.told('hurt')).toMatchObject([{ damage: 3, weak: true, defence: 1, lost: 5 }]);
  });

  test('RF-190, RF-193: the first hero without Life ends the game; the others still take theirs', () => {
    const at = party({ brakka: { life: 2 }, sel: { life: 16 } }, { 'storm-herald': {} });
    expect(at.told('hurt')).toHaveLength(2);
    expect(at.told('falls')).toMatchObject([{ seat: 0, by: 'storm-herald-1' }]);
    expect(at.play.outcome).toMatchObject({ won: false });
  });

  test('RF-196 mercy: stops at 1 Life, once', () => {
    const at = facing({ 'bandit-captain': {} }, { life: 2 }, { mercy: 'mercy' });
    expect(at.hero('brakka').life).toBe(1);
    expect(at.state.spared).toBe(true);
    const again = new TestTable(
      { heroes: { brakka: { life: 2 } }, enemies: { 'bandit-captain': {} }, spared: true },
      { mercy: 'mercy' },
    );
    expect(again.play.outcome).toMatchObject({ won: false });
  });

  test('RF-197 retry: the party is asked', () => {
    const at = facing({ 'bandit-captain': {} }, { life: 2 }, { mercy: 'retry' });
    expect(at.asked).toBe('retry');
    at.do('give-up');
    expect(at.play.outcome).toMatchObject({ won: false });
  });
});

describe('other steps (RF-113)', () => {
  test('waits, mends all, rages, mends itself', () => {
    expect(facing({ 'drowned-porter': {} }, {}).told('waits')).toHaveLength(1);
    const enemies = { 'candle-monk': { life: 3 }, 'bandit-captain': { life: 5, step: 1 } };
    const at = facing(enemies, {});
    expect(at.told('mends').map(({ enemy, amount }) => [enemy, amount])).toEqual([
      ['candle-monk-1', 3],
      ['bandit-captain-1', 3],
    ]);
    expect(at.enemy('bandit-captain-1').fury).toBe(1);
    const nera = facing({ 'nera-who-waits': { life: 20, maxLife: 60, step: 3, statuses: ['weakness'] } }, {});
    expect(nera.told('mends')).toMatchObject([{ amount: 8, why: 'script' }]);
  });

  test('summons; who was called does not act in the same phase (RF-115)', () => {
    const at = facing({ 'old-mother-sump': { step: 1 } }, { life: 20 });
    expect(at.told('appears')).toMatchObject([{ enemy: 'bog-toad-1', by: 'old-mother-sump-1' }]);
    expect(at.told('attack')).toEqual([]);
  });

  test('RF-117: a heavy step is announced one Enemy Phase earlier', () => {
    const at = facing({ 'bog-toad': { step: 1 } }, { life: 20 });
    expect(at.told('telegraph')).toMatchObject([{ enemy: 'bog-toad-1' }]);
    expect(at.enemy('bog-toad-1')).toMatchObject({ telegraphed: true, step: 2 });
  });

  test('RF-119: great enemies act twice against three heroes', () => {
    const heroes = { brakka: {}, sel: {}, orrin: {} };
    expect(party(heroes, { 'the-toll-taker': {} }).told('attack')).toHaveLength(2);
    expect(party({ brakka: {}, sel: {} }, { 'the-toll-taker': {} }).told('attack')).toHaveLength(1);
  });

  test('RF-078: Guard lasts until the end of the Enemy Phase', () => {
    const at = facing({ 'bandit-captain': {} }, { guard: 2, life: 20 });
    expect(at.told('hurt')).toMatchObject([{ defence: 3, lost: 0 }]);
    expect(at.hero('brakka').guard).toBe(0);
  });
});

describe('what makes enemies stronger', () => {
  test('RF-014: one more damage for two heroes and more', () => {
    expect(facing({ 'bandit-captain': {} }, {}).told('attack')).toMatchObject([{ damage: 3 }]);
    expect(party({ brakka: {}, sel: {} }, { 'bandit-captain': {} }).told('attack')).toMatchObject([
      { damage: 4 },
    ]);
  });

  test('enrage: below half Life', () => {
    const damage = (life: number) =>
      facing({ 'bandit-captain': { life, maxLife: 20 } }, {}).told('attack')[0]?.damage;
    expect([damage(10), damage(9)]).toEqual([3, 4]);
  });

  test('pack: for each other one, at most two', () => {
    const pack = Object.fromEntries([1, 2, 3, 4].map((n) => [`gate-hound-${n}`, {}]));
    const at = facing(pack, { life: 24 });
    expect(at.told('attack').map(({ damage }) => damage)).toEqual([5, 5, 5, 5]);
  });

  test('leech: recovers half of the Life that it takes', () => {
    const at = facing({ 'ferry-ghoul': { life: 5 } }, { life: 20, statuses: ['weakness'] });
    // Twice 3, less Defence 1: 5 Life.
    expect(at.told('mends')).toMatchObject([{ amount: 2, why: 'mechanic' }]);
  });

  test('luck drain: a 6 leaves the bar when it is placed', () => {
    const at = facing({ 'fate-eater': { statuses: ['stun'] } }, { life: 20 });
    at.roll([6], [1, 2, 3, 4, 5]);
    expect(at.hero('brakka').luck).toBe(0);
    expect(at.told('luck-lost')).toMatchObject([{ by: '' }]);
  });
});
