import { Facts, type Option, type Prompt, type Seat } from '@wyrdhall/kernel';
import { LEGEND_NAMES, type LegendName, MONSTER_KINDS, type MonsterKind } from '../content/monsters.ts';
import type { MonsterFace } from '../rules/dice.ts';
import { areasOf, cell, type Location, locationOf, type Terrain, TOWN, terrain } from '../rules/map.ts';
import type { ReasonId } from '../rules/reasons.ts';
import type { Action, HeroId } from '../rules/state.ts';
import type { GrimheimTold } from '../rules/told.ts';

export type Language = 'en' | 'de';

/** Every question of the game. */
type QuestionId =
  | 'after-roll'
  | 'ambush'
  | 'attack'
  | 'attacked'
  | 'discard'
  | 'extra-action'
  | 'focus'
  | 'give-gold'
  | 'heal'
  | 'make-room'
  | 'mana'
  | 'mana-card'
  | 'march-order'
  | 'may-target'
  | 'mend'
  | 'monster-attack'
  | 'monsters-moved'
  | 'monsters-will-move'
  | 'nail'
  | 'pay-mana'
  | 'place'
  | 'prevent'
  | 'put-under'
  | 'quest-end-move'
  | 'quest-enter'
  | 'quest-full'
  | 'quest-kill'
  | 'remove-damage'
  | 'repair'
  | 'roll'
  | 'share'
  | 'share-gold'
  | 'shove'
  | 'spend-stored'
  | 'store'
  | 'sweep'
  | 'take-damage'
  | 'take-gold'
  | 'take-mana'
  | 'target'
  | 'targets'
  | 'throw-away'
  | 'turn'
  | 'upgrade'
  | 'walk';

/** Who sits there, by name. */
export type Who = (seat: Seat) => string;

/** An option as its words need it: `card:embla:helmet` is the kind `card` with the parts `embla`, `helmet`. */
export interface Offered {
  readonly question: string;
  readonly facts: Facts;
  readonly id: string;
  readonly kind: string;
  readonly first: string;
  readonly second: string;
  readonly at: string | undefined;
}

export function offered(prompt: Prompt, index: number): Offered {
  const { id, at } = prompt.options[index] as Option;
  const [kind = '', first = '', second = ''] = id.split(':');
  return { question: prompt.question.id, facts: new Facts(prompt.question), id, kind, first, second, at };
}

export type EventWords = {
  readonly [Kind in GrimheimTold['kind']]: (e: Extract<GrimheimTold, { kind: Kind }>, who: Who) => string;
};
export type QuestionWords = Readonly<Record<QuestionId, (facts: Facts, who: string) => string>>;
export type LessonWords = Readonly<Record<QuestionId | 'roll', string>>;
export type OptionWords = Readonly<Record<string, (o: Offered) => string>>;
export type ReasonWords = Readonly<Record<ReasonId, string>>;
export type Nouns<T = string> = Readonly<Record<MonsterKind | LegendName, T>>;
export type ActionWords = Readonly<Record<Action, string>>;
export type DieWords = Readonly<Record<MonsterFace, string>>;

const HEROES: Readonly<Record<HeroId, string>> = {
  bjorn: 'Bjorn',
  alva: 'Alva',
  embla: 'Embla',
  boldur: 'Boldur',
};
export const isHero = (id: string): id is HeroId => id in HEROES;
export const heroName = (id: string): string => (isHero(id) ? HEROES[id] : id);

const kinds = [...MONSTER_KINDS, ...LEGEND_NAMES];
/** What a monster's id says about it; cases name monsters as they like. */
export const kindOf = (id: string): MonsterKind | LegendName | undefined =>
  kinds.find((kind) => id === kind || id.startsWith(`${kind}-`));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What an area is: its location, or else its terrain; undefined where there is no such area. */
export function groundOf(name: string): Terrain | Location | undefined {
  const at = name === 'grimheim' ? TOWN : cell(name);
  return at === undefined ? undefined : (locationOf(at) ?? terrain[at]);
}
/** Where an area lies on the map, for people: `10, 10`, on one line. */
export const xAndY = (area: string): string => area.replace('_', ',\u00a0');

/** Whether the area is the whole of a location. */
export const isWhole = (ground: Terrain | Location): boolean =>
  ground in areasOf && areasOf[ground as Location].length === 1;
export type GroundWords = Readonly<Record<Terrain | Location, string>>;
