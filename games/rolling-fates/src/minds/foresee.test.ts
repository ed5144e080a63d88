import type { Given } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../content/index.ts';
import type { Effect } from '../content/kinds.ts';
import { view } from '../seen/view.ts';
import type { Hero, Status } from '../state.ts';
import { TestTable } from '../testing/table.ts';
import { foreseenAttacks, foreseenCosts, foreseenExtra, foreseenLosses } from './foresee.ts';
import { chances, dicePaid, mostDamage } from './foresee-dice.ts';

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
    expect(mostDamage(view(table.state, 0), 0)).toBe(12);
  });

  test('chances after the re-roll are exact (RF-045)', () => {
    const all = chances(sel, [0, 1, 2, 3, 4], false);
    expect(all.get('crossed-fletch')).toBe(1);
    expect(all.get('pinning-volley')).toBe(0);
    expect(chances(sel, [0, 1, 2, 3], false).get('pinning-volley')).toBeCloseTo(1 / 6, 10);
  });

  test('whom an enemy means is shown only after Investigate (RF-116, RF-125)', () => {
    const heroes = { sel: { ...SEL.sel, life: 9 }, brakka: { dice: [1, 1, 1, 1, 1], life: 12 } };
    const attacks = (known: boolean) => attacksOn(heroes, { 'gate-hound': { known } });
    expect(attacks(false)).toEqual([]);
    expect(attacks(true)).toEqual([{ enemy: 'gate-hound-1', seat: 0, loss: 4 }]);
  });
});

const attacksOn = (heroes: Given, enemies: object, options = {}) =>
  foreseenAttacks(view(new TestTable({ heroes, enemies }, options).state, 0));

describe('what an ability would cost enemies', () => {
  const strike = (damage: number, targets: 1 | 2 | 'all' = 1) =>
    ({ kind: 'strike', targets, damage, statuses: [], investigate: false }) as const;
  const losses = (
    words: object,
    effects: readonly Effect[],
    traits: readonly string[] = [],
    aimed?: string,
  ) => {
    const heroes = { sel: { ...SEL.sel, traits } };
    const { state } = new TestTable({ heroes, enemies: words });
    const seen = view(state, 0);
    const extra = foreseenExtra(state.heroes[0] as Hero, 'crossed-fletch', false);
    return [...foreseenLosses(seen, 0, effects, extra, aimed).values()];
  };
  const toad = { 'bog-toad': { life: 40 } };

  test('Weakness and armour, and hidden things only where they are known (RF-106, RF-125)', () => {
    const enemies = (words: object) => ({ 'glass-spider': words, 'rust-sentinel': {} });
    expect(losses(enemies({}), [strike(5)])).toEqual([5, 4]);
    expect(losses(enemies({ life: 20, statuses: ['weakness'] }), [strike(5)])[0]).toBe(10);
    expect(losses(enemies({ known: true }), [strike(2)])[0]).toBe(0);
    expect(losses(enemies({}), [strike(2)])[0]).toBe(2);
  });

  test('only whoever is aimed at, where it hits one', () => {
    const enemies = { 'bog-toad': { life: 40 }, 'gutter-imp': { life: 40 } };
    expect(losses(enemies, [strike(3)], [], 'gutter-imp-1')).toEqual([3]);
    expect(losses(enemies, [strike(3, 'all')], [], 'gutter-imp-1')).toEqual([3, 3]);
  });

  test('all packages together, and no more than the enemy has', () => {
    expect(losses(toad, [strike(3), strike(4)])).toEqual([7]);
    expect(losses({ 'bog-toad': { life: 5 } }, [strike(3), strike(4)])).toEqual([5]);
  });

  test('a first hit that passes through, where that is known', () => {
    const wisp = (words: object) => ({ 'lantern-wisp': { life: 40, ...words } });
    expect(losses(wisp({}), [strike(3)])).toEqual([3]);
    expect(losses(wisp({ known: true }), [strike(3)])).toEqual([0]);
    expect(losses(wisp({ known: true, hit: true }), [strike(3)])).toEqual([3]);
  });

  test('Reckless and Glass Heart', () => {
    expect(losses(toad, [strike(3)], ['reckless', 'glass-heart'])).toEqual([6]);
  });

  test('Sharp Opening: the first target of the first ability', () => {
    const three = { 'bog-toad': { life: 40 }, 'gutter-imp': { life: 40 }, 'hedge-bandit': { life: 40 } };
    expect(losses(three, [strike(3)], ['sharp-opening'])).toEqual([6, 6, 6]);
    expect(losses(three, [strike(3, 'all')], ['sharp-opening'])).toEqual([6, 3, 3]);
    expect(losses(toad, [strike(3), strike(4)], ['sharp-opening'])).toEqual([10]);
  });

  test('Vendetta: against whoever damaged the hero', () => {
    const enemies = { 'bog-toad': { life: 40, hurt: ['sel'] }, 'gutter-imp': { life: 40 } };
    expect(losses(enemies, [strike(3)], ['vendetta'])).toEqual([4, 3]);
  });

  test('Heavy Hand: where three equal dice would pay', () => {
    const brakka = (traits: readonly string[]) =>
      new TestTable({ heroes: { brakka: { traits, dice: [4, 4, 4, 2, 2] } }, enemies: toad }).state;
    const heavy = brakka(['heavy-hand']);
    const extra = (id: string) => foreseenExtra(heavy.heroes[0] as Hero, id, false).each;
    expect([extra('crackstone'), extra('maul')]).toEqual([2, 0]);
    // Crackstone and Maul, of which only the first is heavy.
    expect(mostDamage(view(heavy, 0), 0) - mostDamage(view(brakka([]), 0), 0)).toBe(2);
  });

  test('while targets are chosen the question says what is added', () => {
    const heroes = { brakka: { traits: ['heavy-hand', 'sharp-opening'], dice: [4, 4, 4, 1, 2] } };
    const at = new TestTable({ heroes, enemies: { 'bog-toad': {}, 'gutter-imp': {} } }).do('use:crackstone');
    expect(at.play.prompts[0]?.question.data).toMatchObject({ extra: 2, opening: 3 });
  });

  test('the most that the bar can do counts them too', () => {
    const most = (traits: readonly string[], words: object = {}) => {
      const heroes = { sel: { dice: [1, 4], traits } };
      return mostDamage(view(new TestTable({ heroes, enemies: { 'bog-toad': words } }).state, 0), 0);
    };
    const plain = most([]);
    expect(most(['sharp-opening'])).toBe(plain + 3);
    expect(most(['reckless'])).toBe(plain + 2);
    expect(most(['vendetta'], { hurt: ['sel'] })).toBe(plain + 1);
    expect(most([], { statuses: ['weakness'] })).toBe(2 * plain);
  });
});

describe('what an ability would cost the heroes (RF-108, RF-143)', () => {
  const known = { known: true };
  const strike = (damage: number, statuses: readonly Status[] = [], targets: 1 | 'all' = 1) =>
    ({ kind: 'strike', targets, damage, statuses, investigate: false }) as const;
  const costs = (
    enemies: object,
    effects: readonly Effect[],
    aimed: readonly string[],
    pricked?: ReadonlySet<string>,
  ) => {
    const heroes = { sel: { ...SEL.sel }, grum: { statuses: ['weakness'] } };
    const { state } = new TestTable({ heroes, enemies });
    return foreseenCosts(view(state, 0), 0, effects, { each: 0, first: 0 }, aimed, pricked);
  };

  test('thorns, once for each hit that takes Life; nothing where they are hidden', () => {
    const sprite = (words: object) => ({ 'thistle-sprite': { life: 20, ...words } });
    const aimed = ['thistle-sprite-1'];
    expect(costs(sprite(known), [strike(3)], aimed)).toMatchObject([{ seat: 0, loss: 1 }]);
    expect(costs(sprite(known), [strike(3), strike(2)], aimed)).toHaveLength(2);
    expect(costs(sprite(known), [strike(0)], aimed)).toEqual([]);
    expect(costs(sprite({}), [strike(3)], aimed)).toEqual([]);
    expect(costs(sprite({}), [strike(3)], aimed, new Set(aimed))).toMatchObject([{ loss: 1 }]);
  });

  test('of several enemies only those that are aimed at, or all that it meets', () => {
    const two = { 'thistle-sprite': known, 'bog-toad': {} };
    expect(costs(two, [strike(3)], [])).toEqual([]);
    expect(costs(two, [strike(3)], ['bog-toad-1'])).toEqual([]);
    expect(costs(two, [strike(3, [], 'all')], [])).toHaveLength(1);
  });

  test('what bursts hurts everybody, after Weakness and Defence', () => {
    const acolyte = { 'ember-acolyte': { life: 3, known: true }, 'bog-toad': {} };
    const aimed = ['ember-acolyte-1'];
    expect(costs(acolyte, [strike(2)], aimed)).toEqual([]);
    const losses = costs(acolyte, [strike(9)], aimed).map(({ seat, loss }) => [seat, loss]);
    const after = new TestTable({
      heroes: { sel: SEL.sel, grum: { statuses: ['weakness'] } },
      enemies: { 'ember-acolyte': { life: 1, known: true }, 'bog-toad': {} },
    }).do('use:crossed-fletch', 'enemy:ember-acolyte-1');
    expect(losses).toEqual(after.told('hurt').map(({ seat, lost }) => [seat, lost]));
    expect(losses).toHaveLength(2);
  });

  test('a status that the mirror gives back', () => {
    const duelist = { 'mirror-duelist': { life: 30, known: true }, 'bog-toad': {} };
    const all: readonly Status[] = ['poison', 'weakness', 'stun'];
    const back = costs(duelist, [strike(1, all)], ['mirror-duelist-1']);
    const { immune, resistant } = factsOf('mirror-duelist');
    expect(back.flatMap(({ statuses }) => statuses).sort()).toEqual([...immune, ...resistant].sort());
    expect(back.length).toBeGreaterThan(0);
  });
});

describe('what known enemies will do', () => {
  const known = { known: true };
  const trio = { sel: { ...SEL.sel, life: 9 }, brakka: { life: 12 }, grum: { life: 15 } };

  test('Reckless: its owner suffers more, before Defence', () => {
    const sel = { ...SEL.sel, life: 9, traits: ['reckless'] };
    expect(attacksOn({ sel, brakka: { life: 12 } }, { 'gate-hound': known })).toMatchObject([{ loss: 5 }]);
  });

  test('Marked draws blows that chance would deal', () => {
    const marked = { ...trio, grum: { life: 15, traits: ['marked'] } };
    expect(attacksOn(trio, { 'gutter-imp': known })).toEqual([]);
    expect(attacksOn(marked, { 'gutter-imp': known })).toMatchObject([{ seat: 2 }]);
  });

  test('RF-119: who acts twice is foreseen twice, each blow as the one before left the heroes', () => {
    const state = new TestTable({ heroes: trio, enemies: { 'the-toll-taker': known } }).state;
    const next = view(state, 0).combat?.enemies[0]?.known?.next ?? [];
    const losses = attacksOn(trio, { 'the-toll-taker': known });
    const after = new TestTable({ heroes: trio, enemies: { 'the-toll-taker': known }, now: 'enemy' });
    expect(next).toHaveLength(2);
    const taken = after.told('hurt').map(({ seat, lost }) => ({ seat, lost }));
    for (const { seat, loss } of losses) {
      expect(loss).toBe(taken.filter((blow) => blow.seat === seat).reduce((sum, { lost }) => sum + lost, 0));
    }
    expect(losses.length).toBeGreaterThan(0);
  });

  test('RF-142: a stunned one is out, unless Stun bites after the Fate Phase', () => {
    const stunned = { 'gate-hound': { known: true, statuses: ['stun'] } };
    expect(attacksOn(trio, stunned)).toEqual([]);
    expect(attacksOn(trio, stunned, { enemyStun: 'afterFate' })).toHaveLength(1);
    expect(attacksOn(trio, { 'gate-hound': { known: true, skips: true } })).toEqual([]);
  });
});
