import type { AbilityId, EnemyKind, HeroId, TraitId, TreasureId } from '../state.ts';
import { DRESSED } from './dressed.ts';
import { ENEMIES_1 } from './enemies-1.ts';
import { ENEMIES_2 } from './enemies-2.ts';
import { ENEMIES_3 } from './enemies-3.ts';
import { ENEMIES_4 } from './enemies-4.ts';
import { HEROES } from './heroes.ts';
import type { Ability, EnemyFacts, HeroBoard, Trait, Treasure } from './kinds.ts';
import { TRAITS } from './traits.ts';
import { TREASURES_1 } from './treasures-1.ts';
import { TREASURES_2 } from './treasures-2.ts';
import { TREASURES_3 } from './treasures-3.ts';

export { DRESSED, HEROES, TRAITS };
export const TREASURES: readonly Treasure[] = [...TREASURES_1, ...TREASURES_2, ...TREASURES_3];
export const ENEMIES: readonly EnemyFacts[] = [...ENEMIES_1, ...ENEMIES_2, ...ENEMIES_3, ...ENEMIES_4];

const byId = <T extends { readonly id: string }>(things: readonly T[]) =>
  new Map(things.map((thing) => [thing.id as string, thing]));

const heroes = byId(HEROES);
const treasures = byId(TREASURES);
const traits = byId(TRAITS);
const enemies = byId([...ENEMIES, ...DRESSED]);
const abilities = byId([
  ...HEROES.flatMap((hero) => hero.abilities),
  ...TREASURES.flatMap(({ ability }) => (ability ? [ability] : [])),
]);

export const boardOf = (id: HeroId): HeroBoard => heroes.get(id) as HeroBoard;
export const treasureOf = (id: TreasureId): Treasure => treasures.get(id) as Treasure;
export const traitOf = (id: TraitId): Trait => traits.get(id) as Trait;
export const factsOf = (kind: EnemyKind): EnemyFacts => enemies.get(kind) as EnemyFacts;
/** The enemy like which it fights: itself, unless an adventure has dressed it. */
export const likeOf = (kind: EnemyKind): EnemyKind => factsOf(kind)?.like ?? kind;
/** How it is drawn. */
export const figureOf = (kind: EnemyKind): string => factsOf(kind)?.figure ?? likeOf(kind);
export const abilityOf = (id: AbilityId): Ability => abilities.get(id) as Ability;
/** Whether there is such an enemy, such a card. */
export const isEnemy = (kind: string): boolean => enemies.has(kind);
export const isTreasure = (id: string): boolean => treasures.has(id);
export const isTrait = (id: string): boolean => traits.has(id);
