import type { Flow, Option, Question, Seat } from '@wyrdhall/kernel';
import type { Cell } from '@wyrdhall/parts';
import { attackDie, countHits } from './dice.ts';
import type { GrimheimTable } from './effect.ts';
import { hurtHero } from './hurt.ts';
import { adjacent, distance, isForest, isTown, nameOf } from './map.ts';
import { canAttack } from './march.ts';
import { facts, fromKin, healthLeft, monster as monsterOf } from './places.ts';
import { monsterTurnTerms } from './reaction-terms.ts';
import { type Grimheim, type Hero, heroAt, type Monster } from './state.ts';
import { activeEffects, handEffects, has, user } from './tableau.ts';
import { playOption, useOption } from './use.ts';

/** GR-281: everyone who can attack; the red Grendel twice. */
export function attackers(s: Grimheim): string[] {
  const ids: string[] = [];
  for (const m of s.monsters) {
    if (!canAttack(s, m, m.at)) continue;
    ids.push(m.id);
    for (let i = 1; i < facts(m).attacks; i++) ids.push(m.id);
  }
  return ids;
}

/** GR-300, GR-305, GR-206: how many dice a monster rolls. */
export function monsterStrength(s: Grimheim, m: Monster): number {
  const { strength, diceByHealth, kinSupport } = facts(m);
  const own = diceByHealth ? healthLeft(s, m) : strength;
  return own + (kinSupport > 0 ? support(s, m) : 0) + (s.face === 'attack' ? 1 : 0);
}

function support(s: Grimheim, m: Monster): number {
  const { faction, kinSupport } = facts(m);
  let kin = 0;
  for (const other of s.monsters) {
    if (other !== m && facts(other).faction === faction && adjacent(other.at, m.at)) kin++;
  }
  return kin === 0 ? 0 : kin * Math.max(kinSupport, fromKin(s, m, 'kinSupport'));
}

/** GR-302, GR-305: what a rune is worth to a monster. */
export function runeWorth(s: Grimheim, m: Monster): number {
  const { runes, kinRunes } = facts(m);
  return Math.max(runes, kinRunes, fromKin(s, m, 'kinRunes'));
}

/** GR-305: the red Seer. */
export const strikesAll = (m: Monster): boolean => facts(m).strikesAll > 0;

export function victims(s: Grimheim, m: Monster): Seat[] {
  const { range } = facts(m);
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.heroes.length; seat++) {
    const { at } = heroAt(s, seat);
    if (!isTown(at) && distance(at, m.at) <= range) seats.push(seat);
  }
  return seats;
}

interface Strike {
  readonly monster: Monster;
  /** Undefined for the red Seer, who strikes everybody. */
  readonly seat: Seat | undefined;
}

/** One attack of the step (GR-281, GR-295). False when nobody is left to attack. */
export function* nextAttack(t: GrimheimTable): Flow<boolean> {
  const s = t.state;
  if (s.queue.length === 0) return false;
  const strikes = possibleStrikes(s);
  if (strikes.length === 0) return false;
  const { monster, seat } = yield* chooseStrike(t, strikes);
  s.queue.splice(s.queue.indexOf(monster.id), 1);
  if (seat === undefined) yield* seerStrikes(t, monster);
  else yield* monsterAttack(t, monster, seat);
  return true;
}

function possibleStrikes(s: Grimheim): Strike[] {
  const strikes: Strike[] = [];
  for (const id of new Set(s.queue)) {
    const monster = monsterOf(s, id);
    if (!monster) continue;
    if (strikesAll(monster)) strikes.push({ monster, seat: undefined });
    else for (const seat of victims(s, monster)) strikes.push({ monster, seat });
  }
  return strikes;
}

/** GR-281: the players choose; what cannot matter is not asked. */
function* chooseStrike(t: GrimheimTable, strikes: readonly Strike[]): Flow<Strike> {
  const s = t.state;
  const first = strikes[0] as Strike;
  if (strikes.length === 1) return first;
  const ofFirst = strikes.filter((strike) => strike.monster === first.monster);
  const options = s.anyOrder || !orderMatters(s, strikes) ? ofFirst : strikes;
  if (options.length === 1) return first;
  const asked = Math.min(...options.map((strike) => strike.seat ?? 0));
  const dice = Object.fromEntries(options.map(({ monster: m }) => [m.id, monsterStrength(s, m)]));
  const ordered = options.some((strike) => strike.monster !== first.monster);
  const quiet = ordered && { quiet: 'any-order' };
  const question: Question = { id: 'monster-attack', rule: 'GR-281', data: { dice }, ...quiet };
  const choices: Option<Strike | 'any-order'>[] = options.map((strike) => ({
    id: strike.seat === undefined ? strike.monster.id : `${strike.monster.id}:${heroAt(s, strike.seat).id}`,
    value: strike,
    at: nameOf(strike.monster.at),
  }));
  if (ordered) choices.push({ id: 'any-order', value: 'any-order' });
  const chosen = yield* t.choose(asked, question, choices);
  if (chosen !== 'any-order') return chosen;
  s.anyOrder = true;
  return yield* chooseStrike(t, strikes);
}

/**
 * The order can only matter where a victim is to be chosen, where a hero could answer an attack, and beside the
 * red Seer, who reaches the knocked-out too. Attackers that are all alike need no order.
 */
function orderMatters(s: Grimheim, strikes: readonly Strike[]): boolean {
  const monsters = new Set(strikes.map((strike) => strike.monster));
  if (monsters.size < strikes.length) return true;
  if (new Set(strikes.map((strike) => likeness(s, strike))).size === 1) return false;
  if ([...monsters].some(strikesAll)) return true;
  return s.heroes.some((hero, seat) => strikes.some((strike) => strike.seat === seat) && canAnswer(hero));
}

/** Two attacks with the same likeness are the same to those who answer them. */
function likeness(s: Grimheim, { monster, seat }: Strike): string {
  const hero = seat === undefined ? undefined : s.heroes[seat];
  const beside = hero !== undefined && adjacent(hero.at, monster.at);
  return `${seat} ${monster.kind} ${monsterStrength(s, monster)} ${monster.damage} ${monster.gold} ${beside}`;
}

const canAnswer = (hero: Hero): boolean =>
  has(hero, 'mail') ||
  activeEffects(hero, 'hit').length > 0 ||
  activeEffects(hero, 'attacked').length > 0 ||
  handEffects(hero, 'hit').length > 0 ||
  handEffects(hero, 'attacked').length > 0;

/** GR-305: the red Seer strikes all heroes, wherever they are; those whom she attacked answer her afterwards. */
function* seerStrikes(t: GrimheimTable, seer: Monster): Flow {
  const { heroes } = t.state;
  const { strikesAll: amount } = facts(seer);
  const stood = heroes.map((hero) => hero.at);
  for (let seat = 0; seat < heroes.length; seat++) {
    yield* hurtHero(t, seat, amount, { rule: 'GR-305', attacker: seer, unpreventable: true });
  }
  for (const [seat, at] of stood.entries()) yield* answerAttack(t, seer, seat, at);
}

/** GR-282 to GR-290: one attack on one hero. */
function* monsterAttack(t: GrimheimTable, monster: Monster, seat: Seat): Flow {
  const s = t.state;
  const hero = heroAt(s, seat);
  const strength = monsterStrength(s, monster);
  const faces = yield* t.roll(seat, attackDie, strength, 'GR-283');
  t.tell({ kind: 'attack', rule: 'GR-281', monster: monster.id, seat, faces, strength });
  const hits = countHits(faces, isForest(hero.at), runeWorth(s, monster));
  const stood = hero.at;
  if (hits === 0) t.tell({ kind: 'missed', rule: 'GR-285', monster: monster.id, seat });
  else yield* hurtHero(t, seat, hits, { rule: 'GR-287', attacker: monster });
  yield* answerAttack(t, monster, seat, stood);
}

/** GR-359: what answers an attack that is over. */
function* answerAttack(t: GrimheimTable, attacker: Monster, seat: Seat, stood: Cell): Flow {
  const s = t.state;
  const hero = heroAt(s, seat);
  for (const { card, effect } of activeEffects(hero, 'attacked')) {
    if (!effect.automatic || !s.monsters.includes(attacker)) continue;
    const u = user(t, seat, card);
    if (!effect.closed?.(u, attacker, stood)) yield* effect.run(u, attacker, stood);
  }
  const question = { id: 'attacked', rule: 'GR-359', data: { monster: attacker.id } };
  yield* t.offer(question, [seat], () => answers(t, attacker, seat, stood), monsterTurnTerms(t));
}

function answers(t: GrimheimTable, attacker: Monster, seat: Seat, stood: Cell): Option<() => Flow>[] {
  const hero = heroAt(t.state, seat);
  if (!t.state.monsters.includes(attacker)) return [];
  const options: Option<() => Flow>[] = [];
  for (const { card, effect } of activeEffects(hero, 'attacked')) {
    if (effect.automatic) continue;
    const u = user(t, seat, card);
    options.push(
      useOption(u, effect, effect.closed?.(u, attacker, stood), () => effect.run(u, attacker, stood)),
    );
  }
  for (const { id, effect } of handEffects(hero, 'attacked')) {
    const u = user(t, seat, undefined, id);
    options.push(
      playOption(u, effect, effect.closed?.(u, attacker, stood), () => effect.run(u, attacker, stood)),
    );
  }
  return options;
}
