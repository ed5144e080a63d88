import { describe, expect, test } from 'vitest';
import { facing, TestTable } from '../testing/table.ts';

const KEEP_ALL = ['die-1', 'die-2', 'die-3', 'die-4', 'die-5'];
const NEXT_ROLL = [[1], [3, 1, 2, 4, 6]] as const;

describe('statuses on enemies', () => {
  test('RF-069: Weakness of the same package does not double it, but doubles the next hit', () => {
    const at = facing({ 'bog-toad': { life: 40 } }, { dice: [2, 2, 2, 4, 4] });
    at.do('use:crackstone', 'use:maul');
    expect(at.told('hit').map(({ weak, lost }) => [weak, lost])).toEqual([
      [false, 7],
      [true, 8],
    ]);
  });

  test('RF-121: nobody has a status twice, and nothing is rolled for it', () => {
    const at = facing({ 'candle-monk': { life: 60, statuses: ['weakness'] } }, { dice: [2, 2, 2] });
    at.do('use:crackstone');
    expect(at.told('withstands')).toEqual([]);
    expect(at.told('afflicts')).toEqual([]);
  });

  test('RF-143: resistant enemies withstand on 1 to 3', () => {
    const at = facing({ 'candle-monk': { life: 60 } }, { dice: [2, 2, 2, 4] })
      .do('use:crackstone')
      .roll([3]);
    expect(at.told('withstands')).toMatchObject([{ status: 'weakness', why: '?' }]);
    const other = facing({ 'candle-monk': { life: 60 } }, { dice: [2, 2, 2, 4] })
      .do('use:crackstone')
      .roll([4]);
    expect(other.enemy('candle-monk-1').statuses).toEqual(['weakness']);
  });

  test('RF-143: immune ones never carry it; once investigated, the log says so', () => {
    const at = facing({ 'salt-widow': { life: 60, known: true } }, { dice: [2, 2, 2, 4] }).do(
      'use:crackstone',
    );
    expect(at.told('withstands')).toMatchObject([{ why: 'immune' }]);
    expect(at.enemy('salt-widow-1').statuses).toEqual([]);
  });

  test('reflect: what it withstands goes to the attacker', () => {
    const at = facing({ 'mirror-duelist': { life: 60 } }, { dice: [2, 2, 2, 4] })
      .do('use:crackstone')
      .roll([1]);
    expect(at.hero('brakka').statuses).toEqual(['weakness']);
  });

  test('poison heals: she drinks it', () => {
    const at = new TestTable({
      heroes: { ysolde: { dice: [3, 3, 1] } },
      enemies: { 'old-mother-sump': { life: 10, maxLife: 30 } },
    }).do('use:nightshade');
    expect(at.told('mends')).toMatchObject([{ amount: 2, why: 'mechanic' }]);
    expect(at.enemy('old-mother-sump-1')).toMatchObject({ life: 5, statuses: [] });
  });

  test('RF-141: Poison takes 2 Life from an enemy, then it tries to be rid of it', () => {
    const at = facing({ 'bandit-captain': { life: 10, statuses: ['poison'] } }, { life: 20 });
    // The Captain strikes; then the Fate Phase opens.
    at.roll([2]);
    expect(at.enemy('bandit-captain-1')).toMatchObject({ life: 8, statuses: ['poison'] });
    expect(at.told('removal')).toMatchObject([{ enemy: 'bandit-captain-1', face: 2, removed: false }]);
  });

  test('RF-030, RF-146: the last enemy may die of Poison', () => {
    const at = facing({ 'bandit-captain': { life: 2, statuses: ['poison'] } }, { life: 20 });
    expect(at.told('enemy-dies')).toMatchObject([{ by: 'poison', seat: -1 }]);
    expect(at.told('combat-won')).toHaveLength(1);
  });

  test('regenerate: only without a status', () => {
    const well = facing({ 'nera-who-waits': { life: 20, maxLife: 50 } }, { life: 20 });
    expect(well.told('mends')).toMatchObject([{ amount: 4, why: 'mechanic' }]);
    const weak = facing(
      { 'nera-who-waits': { life: 20, maxLife: 50, statuses: ['weakness'] } },
      { life: 20 },
    );
    weak.roll([1]);
    expect(weak.told('mends')).toEqual([]);
  });

  test('RF-142: a stunned enemy misses the Enemy Phase that follows', () => {
    const at = facing({ 'bandit-captain': { life: 10, statuses: ['stun'] } }, { life: 20 });
    expect(at.told('skips')).toHaveLength(1);
    expect(at.told('attack')).toEqual([]);
    expect(at.enemy('bandit-captain-1').statuses).toEqual([]);
  });

  test('RF-142 afterFate: it still acts once, and misses the phase after that', () => {
    const enemies = { 'bandit-captain': { life: 10, statuses: ['stun'] } };
    const at = facing(enemies, { life: 20 }, { enemyStun: 'afterFate' });
    expect(at.told('attack')).toHaveLength(1);
    expect(at.enemy('bandit-captain-1')).toMatchObject({ statuses: [], skips: true });
    at.roll(...NEXT_ROLL).do(KEEP_ALL, 'pass');
    expect(at.told('skips')).toHaveLength(1);
  });
});

describe('statuses on heroes', () => {
  const poisoned = (hero: object, options = {}) =>
    facing({ 'gutter-imp': { step: 2 } }, { statuses: ['poison'], life: 10, ...hero }, options);

  test('RF-123, RF-102: Poison takes 2, whatever the Defence', () => {
    const at = poisoned({});
    expect(at.hero('brakka').life).toBe(8);
    expect(at.asked).toBe('roll');
  });

  test('RF-137: 4 removes it, 3 does not', () => {
    expect(poisoned({}).roll([4]).hero('brakka').statuses).toEqual([]);
    expect(poisoned({}).roll([3]).hero('brakka').statuses).toEqual(['poison']);
  });

  test('RF-136: with a coin', () => {
    const at = poisoned({}, { statusRemoval: 'coin' }).roll(['off']);
    expect(at.told('removal')).toMatchObject([{ rule: 'RF-136', face: 0, removed: true }]);
  });

  test('RF-130, RF-133: Stun comes off, and the hero neither rolls nor acts', () => {
    const at = facing({ 'gutter-imp': { step: 2 } }, { statuses: ['stun'], life: 20, dice: [] });
    expect(at.told('no-roll')).toHaveLength(1);
    expect(at.hero('brakka')).toMatchObject({ statuses: [], dice: [0, 0, 0, 0, 0], luck: 0 });
    // The next Character Phase went by without a question.
    expect(at.told('phase').map(({ phase }) => phase)).toEqual([
      'enemy',
      'fate',
      'character',
      'enemy',
      'fate',
    ]);
  });

  test('RF-134: who is stunned in the Character Phase goes on acting', () => {
    const at = facing({ 'gutter-imp': { step: 2 } }, { statuses: ['stun'], dice: [4] });
    expect(at.offered).toContain('use:chip');
  });

  test('RF-138: Poison, its attempt, Weakness, then Stun', () => {
    const at = facing({ 'gutter-imp': { step: 2 } }, { statuses: ['stun', 'weakness', 'poison'], life: 10 });
    at.roll([1], [6]);
    expect(at.told('removal').map(({ status, removed }) => [status, removed])).toEqual([
      ['poison', false],
      ['weakness', true],
    ]);
    expect(at.told('no-roll')).toHaveLength(1);
  });

  test('RF-147: a hero who dies of Poison loses the game, though the last enemy would have died too', () => {
    const enemies = { 'gutter-imp': { life: 1, step: 2, statuses: ['poison'] } };
    const at = facing(enemies, { life: 1, statuses: ['poison'] });
    expect(at.play.outcome).toMatchObject({ won: false, rule: 'RF-190' });
    const kind = facing(enemies, { life: 1, statuses: ['poison'] }, { simultaneousFateWin: true }).roll([1]);
    expect(kind.told('combat-won')).toHaveLength(1);
    expect(kind.hero('brakka').life).toBe(1);
  });

  test('RF-144: immune heroes ignore the status and nothing else', () => {
    const at = facing({ 'crypt-rat-swarm': {} }, { life: 10, treasures: ['antidote-ring'] });
    expect(at.told('immune')).toMatchObject([{ status: 'poison' }]);
    expect(at.hero('brakka').statuses).toEqual([]);
  });
});
