import { ADVENTURES } from '../adventures/index.ts';
import { boardOf, DRESSED, ENEMIES, factsOf, HEROES, likeOf, TRAITS, TREASURES } from '../content/index.ts';
import { type AdventureId, type EnemyKind, HERO_IDS, type HeroId } from '../state.ts';
import type { Language } from './language.ts';

/** Names of the world in another language than English, which has them beside the facts. */
interface World {
  readonly cardNames: Readonly<Record<string, string>>;
  readonly enemyNames: Readonly<Record<EnemyKind, string>>;
  readonly telegraphs: Readonly<Record<EnemyKind, string>>;
  readonly adventureNames: Readonly<Record<AdventureId, readonly [name: string, ...zones: string[]]>>;
  readonly heroNames: Readonly<Record<string, string>>;
}

const worlds = new Map<Language, World>();

/** From now on the world has names in this language. */
export const nameWorld = (language: Language, world: World): void => void worlds.set(language, world);

const isHero = (id: string): id is HeroId => (HERO_IDS as readonly string[]).includes(id);

/** `Brakka`: at the table the first name is enough, and it is the same in every language. */
export const heroName = (id: string): string | undefined =>
  isHero(id) ? boardOf(id).name.split(' ')[0] : undefined;

const cards = new Map(
  [...HEROES.flatMap((hero) => hero.abilities), ...TREASURES, ...TRAITS].map(({ id, name }) => [id, name]),
);
/** An ability, a Treasure or a Trait. */
export const cardName = (id: string, language: Language): string | undefined =>
  worlds.get(language)?.cardNames[id] ?? cards.get(id);

/** `Brakka Stonehand`. */
export const fullHeroName = (id: HeroId, language: Language): string =>
  worlds.get(language)?.heroNames[id] ?? boardOf(id).name;

const kinds = [...ENEMIES, ...DRESSED].map(({ id }) => id);
/** What an enemy's id says about it; cases name enemies as they like. */
const kindOf = (id: string): EnemyKind | undefined =>
  kinds.find((kind) => id === kind || (id.startsWith(`${kind}-`) && /^\d+$/.test(id.slice(kind.length + 1))));

export const isEnemy = (id: string): boolean => kindOf(id) !== undefined;

export const enemyKindName = (kind: EnemyKind, language: Language): string =>
  worlds.get(language)?.enemyNames[kind] ?? factsOf(kind)?.name ?? kind;

/** `Gutter Imp 2`; who is the only one of the kind needs no number. */
export function enemyName(id: string, language: Language): string {
  const kind = kindOf(id);
  if (kind === undefined) return id;
  const name = enemyKindName(kind, language);
  const { lifePerHero, alone } = factsOf(kind);
  return lifePerHero > 0 || alone || id === kind ? name : `${name} ${id.slice(kind.length + 1)}`;
}

export const telegraphLine = (kind: EnemyKind, language: Language): string =>
  worlds.get(language)?.telegraphs[kind] ??
  worlds.get(language)?.telegraphs[likeOf(kind)] ??
  factsOf(kind).telegraph;

export const adventureName = (adventure: AdventureId, language: Language): string =>
  worlds.get(language)?.adventureNames[adventure][0] ?? ADVENTURES[adventure].name;

export const zoneName = (adventure: AdventureId, zone: number, language: Language): string =>
  worlds.get(language)?.adventureNames[adventure][zone + 1] ?? ADVENTURES[adventure].zones[zone]?.name ?? '';
