import type { Given } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { foreseenAttacks, foreseenLoss } from './foresee.ts';
import { chances, dicePaid, mostDamage } from './foresee-dice.ts';
import { TestTable } from './testing/table.ts';
import { view } from './view.ts';

const SEL = { sel: { dice: [1, 4, 2, 2, 6], luck: 4 } };

describe('before anybody answers', () => {
  const table = new TestTable({ heroes: SEL, enemies: { 'gate-hound': {} } });
  const sel = table.hero('sel');

  test('the dice that an ability would take (RF-092)', () => {
    expect(dicePaid(sel, 'crossed-fletch', false)).toEqual([1, 4]);
    expect(dicePaid(sel, 'pinning-volley', false)).toEqual([]);
  });

  test('the most that the bar can still do (RF-067)', () => {
    // Crossed Fletch 5, Twin Nock 2, Snap Shot 1, Hawk's Eye 4.
    expect(mostDamage(sel, false)).toBe(12);
  });

  test('chances after the re-roll are exact (RF-045)', () => {
    const all = chances(sel, [0, 1, 2, 3, 4], false);
    expect(all.get('crossed-fletch')).toBe(1);
    expect(all.get('pinning-volley')).toBe(0);
    expect(chances(sel, [0, 1, 2, 3], false).get('pinning-volley')).toBeCloseTo(1 / 6, 10);
  });

  test('a hit counts Weakness and armour, and hidden things only where they are known (RF-106, RF-125)', () => {
    const effect = { kind: 'strike', targets: 1, damage: 5, statuses: [], investigate: false } as const;
    const given = { heroes: SEL };
    const lossOn = (words: Given) => {
      const { state } = new TestTable({ ...given, enemies: { 'glass-spider': words, 'rust-sentinel': {} } });
      return view(state, 0).combat?.enemies.map((enemy) => foreseenLoss(sel, effect, enemy));
    };
    expect(lossOn({})).toEqual([5, 4]);
    expect(lossOn({ life: 20, statuses: ['weakness'] })?.[0]).toBe(10);
    const weak = { ...effect, damage: 2 };
    const spider = (known: boolean) => {
      const { state } = new TestTable({ ...given, enemies: { 'glass-spider': { known } } });
      const enemy = view(state, 0).combat?.enemies[0];
      return enemy && foreseenLoss(sel, weak, enemy);
    };
    expect([spider(false), spider(true)]).toEqual([2, 0]);
  });

  test('whom an enemy means is shown only after Investigate (RF-116, RF-125)', () => {
    const heroes = { sel: { ...SEL.sel, life: 9 }, brakka: { dice: [1, 1, 1, 1, 1], life: 12 } };
    const attacks = (known: boolean) => {
      const enemies = { 'gate-hound': { known } };
      return foreseenAttacks(view(new TestTable({ heroes, enemies }).state, 0));
    };
    expect(attacks(false)).toEqual([]);
    expect(attacks(true)).toEqual([{ enemy: 'gate-hound-1', seat: 0, loss: 4 }]);
  });
});
