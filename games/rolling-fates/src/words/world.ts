import { ADVENTURES } from '../adventures/index.ts';
import { boardOf, ENEMIES, factsOf, HEROES, TRAITS, TREASURES } from '../content/index.ts';
import { type AdventureId, type EnemyKind, HERO_IDS, type HeroId } from '../state.ts';
import * as german from './de/world.ts';
import type { Language } from './language.ts';

/*
 * Names of the world: English beside the facts, German in `de/world.ts`. First names of heroes are the same in both.
 */

const isHero = (id: string): id is HeroId => (HERO_IDS as readonly string[]).includes(id);

/** `Brakka`: at the table the first name is enough. */
export const heroName = (id: string): string | undefined =>
  isHero(id) ? boardOf(id).name.split(' ')[0] : undefined;

const cards = new Map(
  [...HEROES.flatMap((hero) => hero.abilities), ...TREASURES, ...TRAITS].map(({ id, name }) => [id, name]),
);
/** An ability, a Treasure or a Trait. */
export const cardName = (id: string, language: Language): string | undefined =>
  (language === 'de' ? german.cardNames[id] : undefined) ?? cards.get(id);

/** `Brakka Stonehand`. */
export const fullHeroName = (id: HeroId, language: Language): string =>
  (language === 'de' ? german.heroNames[id] : undefined) ?? boardOf(id).name;

const kinds = ENEMIES.map(({ id }) => id);
/** What an enemy's id says about it; cases name enemies as they like. */
const kindOf = (id: string): EnemyKind | undefined =>
  kinds.find((kind) => id === kind || (id.startsWith(`${kind}-`) && /^\d+$/.test(id.slice(kind.length + 1))));

export const isEnemy = (id: string): boolean => kindOf(id) !== undefined;

export const enemyKindName = (kind: EnemyKind, language: Language): string =>
  (language === 'de' ? german.enemyWords[kind]?.[0] : undefined) ?? factsOf(kind)?.name ?? kind;

/** `Gutter Imp 2`; great enemies stand alone and need no number. */
export function enemyName(id: string, language: Language): string {
  const kind = kindOf(id);
  if (kind === undefined) return id;
  const name = enemyKindName(kind, language);
  return factsOf(kind).lifePerHero > 0 || id === kind ? name : `${name} ${id.slice(kind.length + 1)}`;
}

export const telegraphLine = (kind: EnemyKind, language: Language): string =>
  (language === 'de' ? german.enemyWords[kind]?.[1] : undefined) ?? factsOf(kind).telegraph;

export const adventureName = (adventure: AdventureId, language: Language): string =>
  language === 'de' ? german.adventureNames[adventure][0] : ADVENTURES[adventure].name;

export const zoneName = (adventure: AdventureId, zone: number, language: Language): string =>
  (language === 'de'
    ? german.adventureNames[adventure][zone + 1]
    : ADVENTURES[adventure].zones[zone]?.name) ?? '';
