import { type Flow, Random, type Seat, Table } from '@wyrdhall/kernel';
import { chanceOfAtLeast, meanOf, type Odds, shiftOdds } from '@wyrdhall/parts';
import { place } from '../case-words/names.ts';
import { attackAims } from '../rules/attack.ts';
import type { GrimheimTable } from '../rules/effect.ts';
import { nameOf } from '../rules/map.ts';
import { goalsWithin, wayTo } from '../rules/movement.ts';
import { canBeHurtFrom, facts, healthLeft, monster as monsterOf, monstersInRange } from '../rules/places.ts';
import { bonusOf, hasCover, newRoll, runeOf } from '../rules/roll.ts';
import { copy, type Grimheim, type Hero, heroAt, type Monster } from '../rules/state.ts';
import { activeEffects, handEffects, has, moveLength, strength, user } from '../rules/tableau.ts';
import type { GrimheimTold } from '../rules/told.ts';
import { hitOdds, pastArmour } from './odds.ts';

/** What an attack action has in store, before any card is played on its roll. */
export interface Aim {
  readonly dice: number;
  /** Past cover and armour. */
  readonly expected: number;
  /** The chance that the target dies of it. */
  readonly kill: number;
}

/** GR-283, GR-286, GR-287, GR-303: an attack action with so many dice at this monster. */
export function aimAt(s: Grimheim, seat: Seat, target: string, dice: number): Aim | undefined {
  const monster = monsterOf(s, target);
  const hero = s.heroes[seat];
  if (!monster || !hero) return undefined;
  const odds = damageOdds(s, seat, hero, monster, dice);
  return { dice, expected: meanOf(odds), kill: chanceOfAtLeast(odds, healthLeft(s, monster)) };
}

/** GR-113: where the Attack action has but one target, whom it hits, and with what odds. */
export function onlyTarget(s: Grimheim, seat: Seat): (Aim & { readonly monster: string }) | undefined {
  const hero = s.heroes[seat];
  if (!hero) return undefined;
  const t = new Table<Grimheim, GrimheimTold>(s, Random.fromSeed(0));
  const [first, second] = attackAims(t, seat, false);
  if (second || first?.value.at !== 'monster') return undefined;
  let dice = strength(hero);
  for (const { card, effect } of activeEffects(hero, 'dice')) dice += effect.dice(user(t, seat, card), '');
  const monster = first.value.monster.id;
  const aim = aimAt(s, seat, monster, dice);
  return aim && { ...aim, monster };
}

/** GR-110: where a Move action could lead. */
export function goalsOf(s: Grimheim, seat: Seat): string[] {
  const hero = s.heroes[seat];
  return hero ? goalsWithin(s, hero, moveLength(hero)).map(nameOf) : [];
}

/** GR-280: the monsters that the hero could attack from there. */
export function inReachFrom(s: Grimheim, seat: Seat, at: string): string[] {
  const hero = s.heroes[seat];
  return hero ? monstersInRange(s, { ...hero, at: place('reach', at) }).map(({ id }) => id) : [];
}

/** So many questions may come before a card asks for its target. */
const MOST_ASKED = 3;

/** The monsters that a card could be aimed at if it were used now: one, where there is nothing to choose. */
export function targetsOf(s: Grimheim, seat: Seat, option: string): string[] {
  const hero = s.heroes[seat];
  if (!hero) return [];
  const t = new Table<Grimheim, GrimheimTold>(copy(s), Random.fromSeed(0));
  const flow = useOf(t, seat, option);
  if (!flow) return [];
  let asked = flow.next();
  for (let i = 0; i < MOST_ASKED && !asked.done; i++) {
    const [prompt] = asked.value;
    const aimed = (prompt?.options ?? []).flatMap(({ id, closed }) => (closed ? [] : monsterIn(id)));
    if (aimed.length > 0) return aimed;
    if (prompt?.question.id !== 'mana') break;
    asked = flow.next({ prompt: 0, pick: 0 });
  }
  return t.log.flatMap(({ event }) => (event.kind === 'auto' ? monsterIn(event.option) : []));
}

const monsterIn = (option: string): string[] =>
  option.startsWith('monster:') ? [option.slice('monster:'.length)] : [];

/** What happens when the hero uses that card or plays that event, between actions or in the monsters' turn. */
function useOf(t: GrimheimTable, seat: Seat, option: string): Flow | undefined {
  const hero = heroAt(t.state, seat);
  for (const on of ['free', 'monsters-will-move', 'monsters-moved'] as const) {
    for (const { card, effect } of activeEffects(hero, on))
      if (effect.option === option) return effect.run(user(t, seat, card));
    for (const { id, effect } of handEffects(hero, on))
      if (effect.option === option) return effect.run(user(t, seat, undefined, id));
  }
  return undefined;
}

function damageOdds(s: Grimheim, seat: Seat, hero: Hero, monster: Monster, dice: number): Odds {
  if (!canBeHurtFrom(hero.at, monster)) return [1];
  const t = new Table<Grimheim, GrimheimTold>(s, Random.fromSeed(0));
  const bonus = bonusOf(t, seat, newRoll(hero, monster.id, monster.at, true, ''));
  const hits = hitOdds(dice, hasCover(hero, monster), runeOf(hero));
  const armour = has(hero, 'ignoresArmour') ? 0 : facts(monster).armour;
  return pastArmour(shiftOdds(hits, bonus), armour);
}

/** GR-110: the areas that the hero goes through on the way there, where so many steps are left. */
export function wayOf(s: Grimheim, seat: Seat, to: string, left: number): string[] {
  const hero = s.heroes[seat];
  return hero ? wayTo(s, hero, place('way', to), left).map(nameOf) : [];
}
