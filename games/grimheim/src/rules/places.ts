import type { Cell } from '@wyrdhall/parts';
import {
  type Faction,
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

export const isInPlay = (s: Grimheim, name: LegendName): boolean =>
  s.monsters.some(({ kind }) => kind === name);

export const monster = (s: Grimheim, id: string): Monster | undefined => s.monsters.find((m) => m.id === id);

export function monsterOn(s: Grimheim, at: Cell): Monster | undefined {
  for (const m of s.monsters) if (m.at === at) return m;
  return undefined;
}

/** GR-022, GR-040: Grimheim is never occupied. */
export function heroOn(s: Grimheim, at: Cell): Hero | undefined {
  if (at === TOWN) return undefined;
  for (const hero of s.heroes) if (hero.at === at) return hero;
  return undefined;
}

export const occupied = (s: Grimheim, at: Cell): boolean =>
  monsterOn(s, at) !== undefined || heroOn(s, at) !== undefined;

type KinPower = 'kinHealth' | 'kinRunes' | 'kinSupport';
const factionsWith = (what: KinPower): readonly Faction[] =>
  Object.values(LEGENDS).flatMap((levels) =>
    levels.flatMap((legend) => (legend[what] > 0 ? [legend.faction] : [])),
  );
/** The factions that a Legend could give this to. */
const KIN: Readonly<Record<KinPower, readonly Faction[]>> = {
  kinHealth: factionsWith('kinHealth'),
  kinRunes: factionsWith('kinRunes'),
  kinSupport: factionsWith('kinSupport'),
};

/** GR-305: what the most powerful of the other Legends in play gives to this monster's faction. */
export function fromKin(s: Grimheim, m: Monster, what: KinPower): number {
  const { faction } = facts(m);
  let most = 0;
  if (!KIN[what].includes(faction)) return most;
  for (const other of s.monsters) {
    if (other.level === 0 || other === m) continue;
    const kin = facts(other);
    if (kin.faction === faction && kin[what] > most) most = kin[what];
  }
  return most;
}

/** GR-307: the red Queen makes all other dead tougher. */
export const healthOf = (s: Grimheim, m: Monster): number => facts(m).health + fromKin(s, m, 'kinHealth');

/** GR-305: whether damage from a hero who is there counts. */
export const canBeHurtFrom = (at: Cell, m: Monster): boolean => !facts(m).onlyAdjacent || adjacent(at, m.at);

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
