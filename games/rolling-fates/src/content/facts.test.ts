import { Refusal, readOptions } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { ADVENTURES } from '../adventures/index.ts';
import { TOUGHNESS } from '../adventures/toughness.ts';
import { rollingFates } from '../rolling-fates.ts';
import { ACTION_DIE, LUCK_DIE } from '../rules/dice.ts';
import { ADVENTURE_IDS, type AdventureId, HERO_IDS } from '../state.ts';
import { ENEMIES, HEROES, likeOf, TRAITS, TREASURES } from './index.ts';

describe('what is in the box', () => {
  test('one to four players, each with a hero of their own [RF-001, RF-002]', () => {
    const plan = (players: number, heroes: readonly string[]) =>
      readOptions(rollingFates, { players, heroes });
    expect(plan(4, ['sel', 'grum', 'quill', 'orrin']).heroes).toHaveLength(4);
    expect(() => plan(5, HERO_IDS.slice(0, 5))).toThrow(Refusal);
    expect(() => plan(2, ['sel', 'sel'])).toThrow(Refusal);
    expect(() => plan(2, ['sel'])).toThrow(Refusal);
  });

  test('dice with six faces [RF-003]', () => {
    for (const die of [ACTION_DIE, LUCK_DIE]) expect(die.faces).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('eight heroes, with four rows that never get worse [RF-002, RF-005, RF-186]', () => {
    expect(HEROES.map(({ id }) => id)).toEqual(HERO_IDS);
    for (const { rows } of HEROES) {
      expect(rows).toHaveLength(4);
      rows.reduce((row, next) => {
        expect(next.life).toBeGreaterThan(row.life);
        expect(next.defence).toBeGreaterThanOrEqual(row.defence);
        expect(next.inventory).toBeGreaterThanOrEqual(row.inventory);
        return next;
      });
    }
  });

  test('every Treasure has a value, and a cost or something that it does by itself [RF-168, RF-173]', () => {
    for (const { id, value, ability, passive } of TREASURES) {
      expect(value, id).toBeGreaterThan(0);
      expect(Boolean(ability) !== Boolean(passive), id).toBe(true);
    }
  });

  test('some Traits are bad, most are not [RF-184]', () => {
    const bad = TRAITS.filter(({ sign }) => sign === 'bad').length;
    expect(bad).toBeGreaterThan(0);
    expect(bad).toBeLessThan(TRAITS.length / 2);
  });

  test('six adventures from easy to hard, any of which may be chosen [RF-011]', () => {
    const difficulties = ADVENTURE_IDS.map((id) => ADVENTURES[id].difficulty);
    expect(difficulties).toEqual(difficulties.toSorted());
    for (const adventure of ADVENTURE_IDS) {
      expect(readOptions(rollingFates, { adventure }).adventure).toBe(adventure);
    }
  });

  test('fights become more dangerous: first ones cost few, each boss more than the one before', () => {
    for (const { zones } of Object.values(ADVENTURES)) {
      const bosses: number[] = [];
      for (const { nodes } of zones) {
        const fights = nodes.flatMap(({ stop }) => (stop.kind === 'combat' ? [stop] : []));
        const last = fights.at(-1);
        if (last?.boss) bosses.push(last.danger);
        expect(fights.every(({ danger }) => danger <= (last?.danger ?? 0))).toBe(true);
      }
      expect(bosses).toEqual([...new Set(bosses)].toSorted((a, b) => a - b));
      expect(bosses).toHaveLength(zones.length);
      const [first] = zones[0]?.nodes.flatMap(({ stop }) => (stop.kind === 'combat' ? [stop] : [])) ?? [];
      expect(first?.danger).toBeLessThan(4);
    }
  });

  test('on every way each fight is at least as dangerous as the one before', () => {
    for (const [id, { zones }] of Object.entries(ADVENTURES)) {
      const walk = (zone: number, node: string | undefined, before: number): void => {
        const at = zones[zone]?.nodes.find((other) => node === undefined || other.id === node);
        if (!at) return;
        const danger = at.stop.kind === 'combat' ? at.stop.danger : before;
        expect(danger, `${id} ${at.id}`).toBeGreaterThanOrEqual(before);
        if (at.ways.length === 0) walk(zone + 1, undefined, danger);
        for (const way of at.ways) walk(zone, way, danger);
      };
      walk(0, undefined, 0);
    }
  });

  test('nobody begs or peddles before the party has found something', () => {
    for (const [id, { zones }] of Object.entries(ADVENTURES)) {
      const [first] = zones;
      const stops = first?.nodes.map(({ stop }) => stop) ?? [];
      const find = stops.findIndex(({ kind }) => kind === 'find');
      const asks = stops.findIndex(
        (stop) => stop.kind === 'encounter' && ['beggar', 'pedlar'].includes(stop.template),
      );
      expect(asks < 0 || (find >= 0 && find < asks), id).toBe(true);
    }
  });

  test('each zone has a boss of its own, who is met nowhere else', () => {
    const fights = Object.entries(ADVENTURES).flatMap(([id, { zones }]) =>
      zones.flatMap(({ nodes }) =>
        nodes.flatMap(({ id: node, stop }) =>
          stop.kind === 'combat' ? [{ at: `${id} ${node}`, stop }] : [],
        ),
      ),
    );
    for (const { at, stop } of fights.filter((fight) => fight.stop.boss)) {
      const elsewhere = fights.flatMap((other) =>
        other.at === at ? [] : other.stop.lineUps.flatMap(Object.keys),
      );
      for (const lineUp of stop.lineUps) {
        expect(
          Object.keys(lineUp).filter((kind) => !elsewhere.includes(kind)),
          at,
        ).not.toEqual([]);
      }
    }
  });

  test('every fight has factors for the enemies’ Life [RF-014]', () => {
    for (const [id, { zones }] of Object.entries(ADVENTURES)) {
      const fights = zones.flatMap(({ nodes }) => nodes.filter(({ stop }) => stop.kind === 'combat'));
      expect(Object.keys(TOUGHNESS[id as AdventureId])).toEqual(
        expect.arrayContaining(fights.map((node) => node.id)),
      );
    }
  });

  test('every enemy is met somewhere', () => {
    const met = new Set<string>();
    for (const { zones } of Object.values(ADVENTURES)) {
      for (const { stop } of zones.flatMap(({ nodes }) => nodes)) {
        if (stop.kind === 'combat')
          for (const lineUp of stop.lineUps) for (const kind of Object.keys(lineUp)) met.add(likeOf(kind));
      }
    }
    for (const { script, mechanic } of ENEMIES) {
      for (const step of script) if (step.kind === 'summon') met.add(step.enemy);
      if (mechanic?.kind === 'split') met.add(mechanic.into);
    }
    expect(ENEMIES.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
  });
});
