import { describe, expect, test } from 'vitest';
import { defence, inventory, maxLife } from '../rules/board.ts';
import { facing, TestTable } from '../testing/table.ts';
import { TREASURES } from './index.ts';
import type { Effect } from './kinds.ts';

const KEEP_ALL = ['die-1', 'die-2', 'die-3', 'die-4', 'die-5'];
const idle = { 'gutter-imp': { life: 90, maxLife: 90, step: 2 } };
const rolling = (treasure: string, hero: object = {}) => facing(idle, { treasures: [treasure], ...hero });
const first = [[3], [1, 2, 3, 4, 6]] as const;

describe('every Treasure with a cost can be used', () => {
  /** Dice that pay for it. */
  const diceFor = ({
    any,
    same,
    exact,
  }: {
    any: number;
    same: readonly number[];
    exact: readonly number[];
  }) => [...exact, ...same.flatMap((n, i) => Array<number>(n).fill(i + 2)), ...Array<number>(any).fill(6)];
  const active = TREASURES.flatMap(({ id, ability }) => (ability ? [{ id, ability }] : []));

  test.each(active)('$id', ({ id, ability }) => {
    const hero = { treasures: [id], dice: diceFor(ability.cost), luck: ability.cost.luck, life: 10 };
    const enemies = {
      'gutter-imp': { life: 90, step: 2 },
      'hedge-bandit': { life: 90 },
      'bog-toad': { life: 90 },
    };
    const heroes = {
      orrin: { ...hero, statuses: ['weakness'] },
      sel: { life: 5, statuses: ['poison'], dice: [1] },
    };
    const at = new TestTable({ heroes, enemies }).do(`use:${id}`);
    while (['pay', 'target', 'status'].includes(at.asked)) {
      const { ask, min } = at.play.prompts[0] ?? { ask: 'one', min: 1 };
      at.do(ask === 'one' ? (at.offered[0] as string) : at.offered.slice(0, min));
    }
    expect(at.told('use')).toMatchObject([{ ability: id, paid: diceFor(ability.cost).sort() }]);
    for (const effect of ability.effects) {
      expect(at.told(eventOf(effect)).length).toBeGreaterThan(0);
    }
  });
});

function eventOf(effect: Effect): 'hit' | 'investigates' | 'afflicts' | 'heal' | 'guard' | 'cleanse' {
  if (effect.kind === 'heal' || effect.kind === 'guard' || effect.kind === 'cleanse') return effect.kind;
  if (effect.kind !== 'strike' || effect.damage > 0) return 'hit';
  return effect.investigate ? 'investigates' : 'afflicts';
}

describe('Treasures that work by themselves', () => {
  const board = (treasure: string) => {
    const at = facing(idle, { treasures: [treasure], dice: [1] });
    const brakka = at.hero('brakka');
    return { defence: defence(at.state, 0), inventory: inventory(brakka), maxLife: maxLife(brakka) };
  };

  test.each([
    { treasure: 'patchwork-cloak', changed: { defence: 2 } },
    { treasure: 'alchemists-belt', changed: { inventory: 5, maxLife: 26 } },
    { treasure: 'antidote-ring', changed: { maxLife: 26 } },
    { treasure: 'heartwood-amulet', changed: { maxLife: 28 } },
    { treasure: 'wardens-plate', changed: { defence: 3, inventory: 2 } },
  ])('$treasure: $changed', ({ treasure, changed }) => {
    expect(board(treasure)).toMatchObject(changed);
  });

  test.each([
    { treasure: 'antidote-ring', enemy: 'crypt-rat-swarm', status: 'poison' },
    { treasure: 'grounded-boots', enemy: 'chain-wraith', status: 'stun' },
    { treasure: 'stoneblood-draught', enemy: 'salt-widow', status: 'weakness' },
  ])('$treasure: immune to $status', ({ treasure, enemy, status }) => {
    const at = facing({ [enemy]: {} }, { treasures: [treasure], life: 20 });
    expect(at.told('immune')).toMatchObject([{ status }]);
    expect(at.told('hurt')).toHaveLength(1);
  });

  test('Hourglass of Ash: another re-roll in every Fate Phase', () => {
    const at = rolling('hourglass-of-ash')
      .roll(...first)
      .do(KEEP_ALL);
    expect(at.asked).toBe('again');
    at.do(KEEP_ALL).roll([5, 5, 5, 5, 5]);
    expect(at.hero('brakka').dice).toEqual([5, 5, 5, 5, 5]);
  });

  test('Steady Gauntlet: one die after the re-roll', () => {
    const at = rolling('steady-gauntlet')
      .roll(...first)
      .do(KEEP_ALL);
    expect(at.play.prompts[0]).toMatchObject({ question: { data: { by: 'steady-gauntlet' } }, max: 1 });
    at.do(['die-5']).roll([4]);
    expect(at.hero('brakka').dice).toEqual([1, 2, 3, 4, 4]);
    expect(at.asked).toBe('act');
  });

  test('Loaded Die: sets the Luck die, once in a combat', () => {
    const at = rolling('loaded-die').roll(...first);
    expect(at.offered).toContain('face-6');
    at.do('face-6', KEEP_ALL);
    expect(at.hero('brakka').luck).toBe(6);
    at.do('pass').roll(...first);
    expect(at.asked).toBe('keep');
  });

  test('Loaded Die: left alone, it may be used in a later round', () => {
    const at = rolling('loaded-die')
      .roll(...first)
      .do('leave', KEEP_ALL, 'pass')
      .roll(...first);
    expect(at.asked).toBe('set-luck');
  });

  test('Quicksilver Band: one die a turn counts as 1 higher or lower', () => {
    const at = rolling('quicksilver-band', { dice: [2, 3, 5, 6] }).do('use:maul', 'pay:3-2as3');
    expect(at.told('use')).toMatchObject([{ paid: [2, 3], by: ['quicksilver-band'] }]);
    expect(at.offered).not.toContain('use:maul');
  });

  test('one-shots are set aside after their use (RF-172)', () => {
    const at = rolling('firepot', { dice: [2, 3] }).do('use:firepot');
    expect(at.hero('brakka').treasures).toEqual([]);
    expect(at.state.aside).toEqual(['firepot']);
  });
});
