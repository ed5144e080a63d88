import { ADVENTURES } from '../adventures/index.ts';
import { boardOf, ENEMIES, factsOf, HEROES, TRAITS, TREASURES } from '../content/index.ts';
import { type AdventureId, type EnemyKind, HERO_IDS, type HeroId } from '../state.ts';

/*
 * Names of the world. They are the same in every language.
 */

const isHero = (id: string): id is HeroId => (HERO_IDS as readonly string[]).includes(id);

/** `Brakka`: at the table the first name is enough. */
export const heroName = (id: string): string | undefined =>
  isHero(id) ? boardOf(id).name.split(' ')[0] : undefined;

const cards = new Map(
  [...HEROES.flatMap((hero) => hero.abilities), ...TREASURES, ...TRAITS].map(({ id, name }) => [id, name]),
);
/** An ability, a Treasure or a Trait. */
export const cardName = (id: string): string | undefined => cards.get(id);

const kinds = ENEMIES.map(({ id }) => id);
/** What an enemy's id says about it; cases name enemies as they like. */
const kindOf = (id: string): EnemyKind | undefined =>
  kinds.find((kind) => id === kind || (id.startsWith(`${kind}-`) && /^\d+$/.test(id.slice(kind.length + 1))));

export const isEnemy = (id: string): boolean => kindOf(id) !== undefined;

export const enemyKindName = (kind: EnemyKind): string => factsOf(kind)?.name ?? kind;

/** `Gutter Imp 2`; great enemies stand alone and need no number. */
export function enemyName(id: string): string {
  const kind = kindOf(id);
  if (kind === undefined) return id;
  const { name, lifePerHero } = factsOf(kind);
  return lifePerHero > 0 || id === kind ? name : `${name} ${id.slice(kind.length + 1)}`;
}

export const telegraphLine = (kind: EnemyKind): string => factsOf(kind).telegraph;

export const zoneName = (adventure: AdventureId, zone: number): string =>
  ADVENTURES[adventure].zones[zone]?.name ?? '';
