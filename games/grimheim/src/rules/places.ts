import type { Cell } from '@wyrdhall/parts';
import {
  LEGENDS,
  type LegendName,
  MONSTERS,
  type MonsterFacts,
  type MonsterKind,
} from '../content/monsters.ts';
import { adjacent, distance, isTown, TOWN } from './map.ts';
import type { Grimheim, Hero, Monster } from './state.ts';
import { attackRange } from './tableau.ts';

export const isLegend = (monster: Monster): boolean => monster.level > 0;

export const facts = (monster: Monster): MonsterFacts =>
  monster.level > 0
    ? (LEGENDS[monster.kind as LegendName][monster.level - 1] as MonsterFacts)
    : MONSTERS[monster.kind as MonsterKind];

export const legendInPlay = (s: Grimheim, name: LegendName, level?: 1 | 2): boolean => {
  for (const monster of s.monsters) {
    if (monster.kind === name && (level === undefined || monster.level === level)) return true;
  }
  return false;
};

export const monster = (s: Grimheim, id: string): Monster | undefined => s.monsters.find((m) => m.id === id);

export function monsterAt(s: Grimheim, at: Cell): Monster | undefined {
  for (const m of s.monsters) if (m.at === at) return m;
  return undefined;
}

/** GR-022, GR-040: Grimheim is never occupied. */
export function heroAt(s: Grimheim, at: Cell): Hero | undefined {
  if (at === TOWN) return undefined;
  for (const hero of s.heroes) if (hero.at === at) return hero;
  return undefined;
}

export const occupied = (s: Grimheim, at: Cell): boolean =>
  monsterAt(s, at) !== undefined || heroAt(s, at) !== undefined;

/** GR-307: the red Queen makes all other dead tougher. */
export function healthOf(s: Grimheim, m: Monster): number {
  const { health, faction } = facts(m);
  return faction === 'dead' && m.kind !== 'queen' && legendInPlay(s, 'queen', 2) ? health + 1 : health;
}

export const healthLeft = (s: Grimheim, m: Monster): number => healthOf(s, m) - m.damage;

/** GR-280, GR-294: monsters within so many areas of the hero. */
export const monstersWithin = (s: Grimheim, hero: Hero, range: number): Monster[] =>
  isTown(hero.at) ? [] : s.monsters.filter((m) => distance(hero.at, m.at) <= range);

export const monstersInRange = (s: Grimheim, hero: Hero): Monster[] =>
  monstersWithin(s, hero, attackRange(hero));

export const adjacentMonsters = (s: Grimheim, hero: Hero): Monster[] => monstersWithin(s, hero, 1);

/** GR-041: heroes in Grimheim are adjacent to each other. */
export const heroesAdjacent = (a: Hero, b: Hero): boolean =>
  a !== b && ((a.at === TOWN && b.at === TOWN) || adjacent(a.at, b.at));

export function heroBeside(s: Grimheim, at: Cell): boolean {
  for (const hero of s.heroes) if (adjacent(hero.at, at)) return true;
  return false;
}
