import { signal } from '@preact/signals';
import type { Seat } from '@wyrdhall/kernel';
import { boardOf, type Effect } from '@wyrdhall/rolling-fates';
import { whenAfresh } from '../../kit/look.ts';
import type { SeenHero } from './seen.ts';

type Strike = Extract<Effect, { kind: 'strike' }>;
type Gamble = Extract<Effect, { kind: 'gamble' }>;
type OnBoard = 'fives' | 'defence' | 'treasures' | 'room';

/** RF-096, RF-097: beside a real table only the players know how much damage it is. */
export type Open = { readonly kind: 'strike'; readonly effect: Strike; readonly of: OnBoard } | Gamble;

const ON_BOARD: readonly string[] = ['fives', 'defence', 'treasures', 'room'] satisfies OnBoard[];
const isOnBoard = (of: string): of is OnBoard => ON_BOARD.includes(of);
const LIFE_STEP = 5;
/** Cards may bring more than the board has. */
const MORE = 2;

const effectsOf = (hero: SeenHero, ability: string): readonly Effect[] =>
  boardOf(hero.id).abilities.find(({ id }) => id === ability)?.effects ?? [];

/** What the players have to count or throw before the damage is known. */
export function openIn(hero: SeenHero, ability: string): Open | undefined {
  for (const effect of effectsOf(hero, ability)) {
    if (effect.kind === 'gamble') return effect;
    const of = effect.kind === 'strike' ? effect.more?.of : undefined;
    if (effect.kind === 'strike' && of && isOnBoard(of)) return { kind: 'strike', effect, of };
  }
  return undefined;
}

/** Whether an ability of the board does something to enemies. */
export const meetsEnemies = (effects: readonly Effect[]): boolean =>
  effects.some(({ kind }) => kind === 'strike' || kind === 'gamble' || kind === 'taunt');

/** An ability that somebody has begun to use; the app asks whom it hits, and how much there is to count. */
export interface Counting {
  readonly seat: Seat;
  readonly ability: string;
}
export const counting = signal<Counting | undefined>(undefined);
/** What was counted last, by hero and measure: within a fight it seldom changes. Life does. */
const counted = signal<ReadonlyMap<string, number>>(new Map());

whenAfresh(() => {
  counting.value = undefined;
  counted.value = new Map();
});

/** The highest count that can come up. */
export function mostOf(hero: SeenHero, of: OnBoard): number {
  if (of === 'fives') return Math.floor(hero.maxLife / LIFE_STEP) + MORE;
  return (of === 'defence' ? hero.defence + MORE : hero.inventory) + MORE;
}

/** What is proposed: what was told last, or what the bare board shows. Of Life the app knows nothing. */
export function proposedCount(hero: SeenHero, of: OnBoard): number | undefined {
  if (of === 'fives') return undefined;
  const bare = { defence: hero.defence, treasures: 0, room: hero.inventory }[of];
  return counted.value.get(`${hero.id} ${of}`) ?? bare;
}

export function noteCount(hero: SeenHero, of: OnBoard, count: number): void {
  counted.value = new Map(counted.value).set(`${hero.id} ${of}`, count);
}

export const damageFor = ({ damage, more }: Strike, count: number): number =>
  damage + (more?.each ?? 0) * count;

/** Life from and to, of so many fives. */
export const lifeOf = (fives: number): readonly [number, number] => [
  LIFE_STEP * fives,
  LIFE_STEP * fives + LIFE_STEP - 1,
];
