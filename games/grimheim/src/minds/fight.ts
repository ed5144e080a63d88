import { type Flow, Random, type Seat, Table } from '@wyrdhall/kernel';
import { eventOf, sideOf } from '../rules/cards.ts';
import { countHits, countRunes, type Face } from '../rules/dice.ts';
import type { GrimheimTable, Roll } from '../rules/effect.ts';
import { canBeHurtFrom, facts, healthLeft, monster as monsterOf } from '../rules/places.ts';
import { bonusOf, hasCover, newRoll, runeOf } from '../rules/roll.ts';
import { type CardId, type CardInPlay, copy, type Grimheim } from '../rules/state.ts';
import { activeEffects, handEffects, has, health, user } from '../rules/tableau.ts';
import type { GrimheimTold } from '../rules/told.ts';

/** A hero's dice at a monster, as far as the log tells them. */
export interface RollSoFar {
  readonly target: string;
  readonly faces: readonly Face[];
  /** Damage that cards have added. */
  readonly bonus: number;
  readonly attack: boolean;
  readonly card: CardId | '';
}

/** GR-287: hits + runes + bonus − armour = damage, of the health that is left. */
export interface RollSum {
  readonly hits: number;
  readonly runes: number;
  readonly bonus: number;
  readonly armour: number;
  readonly damage: number;
  readonly left: number;
  readonly dies: boolean;
  readonly cover: boolean;
  /** Experience for the kill, with the gold on its head (GR-146). */
  readonly gold: number;
}

const tableOf = (s: Grimheim, seed: number): GrimheimTable =>
  new Table<Grimheim, GrimheimTold>(s, Random.fromSeed(seed));

function rollOn(t: GrimheimTable, seat: Seat, so: RollSoFar): Roll | undefined {
  const target = monsterOf(t.state, so.target);
  const hero = t.state.heroes[seat];
  if (!target || !hero) return undefined;
  const roll = newRoll(hero, target.id, target.at, so.attack, so.card);
  roll.faces = [...so.faces];
  roll.bonus = so.bonus;
  return roll;
}

/** What the dice come to now; undefined where they are not rolled at a monster. */
export function rollSum(s: Grimheim, seat: Seat, so: RollSoFar): RollSum | undefined {
  const t = tableOf(s, 0);
  const roll = rollOn(t, seat, so);
  return roll && sumUp(t, seat, roll);
}

function sumUp(t: GrimheimTable, seat: Seat, roll: Roll): RollSum | undefined {
  const s = t.state;
  const target = monsterOf(s, roll.target ?? '');
  const hero = s.heroes[seat];
  if (!target || !hero) return undefined;
  const cover = hasCover(hero, target);
  const hits = countHits(roll.faces, cover);
  const runes = countRunes(roll.faces) * runeOf(hero);
  const bonus = bonusOf(t, seat, roll);
  const armour = has(hero, 'ignoresArmour') ? 0 : facts(target).armour;
  const reaches = canBeHurtFrom(hero.at, target);
  const damage = reaches ? Math.max(0, hits + runes + bonus - armour) : 0;
  const left = healthLeft(s, target);
  const gold = facts(target).experience + target.gold;
  return { hits, runes, bonus, armour, damage, left, dies: damage >= left, cover, gold };
}

/** What a card would make of the roll. */
export interface RollOutlook {
  /** On average; the same as `most` where no die is rolled. */
  readonly expected: number;
  readonly least: number;
  readonly most: number;
  readonly kill: number;
}

/** Enough for a whole number of percent to be about right. */
const TRIES = 240;

/** A card that is used on the roll, tried out on a copy; undefined where it asks something first. */
export function rollWith(s: Grimheim, seat: Seat, so: RollSoFar, option: string): RollOutlook | undefined {
  const sums: RollSum[] = [];
  for (let seed = 0; seed < TRIES; seed++) {
    const t = tableOf(copy(s), seed);
    const roll = rollOn(t, seat, so);
    const flow = roll && usedOn(t, seat, roll, option);
    if (!roll || !flow?.next().done) return undefined;
    const sum = sumUp(t, seat, roll);
    if (!sum) return undefined;
    sums.push(sum);
    // Without dice it is the same each time.
    if (!t.log.some(({ event }) => 'faces' in event)) break;
  }
  const damages = sums.map(({ damage }) => damage);
  return {
    expected: damages.reduce((all, one) => all + one, 0) / damages.length,
    least: Math.min(...damages),
    most: Math.max(...damages),
    kill: sums.filter(({ dies }) => dies).length / sums.length,
  };
}

function usedOn(t: GrimheimTable, seat: Seat, roll: Roll, option: string): Flow | undefined {
  const hero = t.state.heroes[seat];
  if (!hero) return undefined;
  for (const on of ['roll', 'attack'] as const) {
    for (const { card, effect } of activeEffects(hero, on))
      if (effect.option === option) return effect.run({ ...user(t, seat, card), roll });
    for (const { id, effect } of handEffects(hero, on))
      if (effect.option === option) return effect.run({ ...user(t, seat, undefined, id), roll });
  }
  return undefined;
}

/** What becomes of damage to a hero. */
export interface HitOutlook {
  readonly taken: number;
  readonly left: number;
  readonly knockedOut: boolean;
  /** Damage to the attacker, and whether it dies of that. */
  readonly deals: number;
  readonly kills: boolean;
}

/** GR-288: so much damage to the hero, with the card of this option, or with none. */
export function hitWith(
  s: Grimheim,
  seat: Seat,
  hit: { readonly amount: number; readonly monster: string },
  option = '',
): HitOutlook | undefined {
  const t = tableOf(copy(s), 0);
  const hero = t.state.heroes[seat];
  if (!hero) return undefined;
  const attacker = monsterOf(t.state, hit.monster);
  const found =
    activeEffects(hero, 'hit').find(({ effect }) => effect.option === option) ??
    handEffects(hero, 'hit').find(({ effect }) => effect.option === option);
  if (option !== '' && !found) return undefined;
  const taken = Math.max(0, hit.amount - (found?.effect.prevent ?? 0));
  if (found?.effect.after) {
    const u = 'card' in found ? user(t, seat, found.card) : user(t, seat, undefined, found.id);
    found.effect.after({ ...u, hit: { attacker, amount: taken, used: [] } }).next();
  }
  const told = t.log.map(({ event }) => event as GrimheimTold);
  const left = health(hero) - hero.damage - taken;
  return {
    taken,
    left: Math.max(0, left),
    knockedOut: left <= 0,
    deals: told.reduce(
      (all, e) => all + (e.kind === 'damage' && e.monster === hit.monster ? e.amount : 0),
      0,
    ),
    kills: told.some((e) => e.kind === 'dies' && e.monster === hit.monster),
  };
}

/** When a card can be used. */
export type Moment = 'always' | 'turn' | 'roll' | 'hit' | 'attacked' | 'march';

const MOMENTS: Readonly<Record<string, Moment>> = {
  free: 'turn',
  roll: 'roll',
  attack: 'roll',
  hit: 'hit',
  attacked: 'attacked',
  'monsters-will-move': 'march',
  'monsters-moved': 'march',
};

export const momentOfEvent = (held: CardId): Moment => MOMENTS[eventOf(held).effect.on] ?? 'always';

export function momentOf(card: Pick<CardInPlay, 'id' | 'level'>): Moment {
  const { effects } = sideOf(card);
  const used = Object.entries(effects).find(([on, list]) => on in MOMENTS && list.length > 0);
  return MOMENTS[used?.[0] ?? ''] ?? 'always';
}
