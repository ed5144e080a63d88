import type { Flow, Option, Seat } from '@wyrdhall/kernel';
import type { Cell } from '@wyrdhall/parts';
import { titleOf } from './cards.ts';
import { attackDie, countHits, countRunes, type Face } from './dice.ts';
import type { GrimheimTable, Roll, RollUser } from './effect.ts';
import { gainGold } from './gains.ts';
import { damageMonster } from './kill.ts';
import { distance, isForest, nameOf } from './map.ts';
import { facts, healthLeft, monster as monsterOf } from './places.ts';
import { questAtRoll } from './quests.ts';
import { ownTurnTerms } from './reaction-terms.ts';
import { because } from './reasons.ts';
import { type CardId, type Grimheim, type Hero, heroAt, type Monster } from './state.ts';
import { activeEffects, handEffects, has, user } from './tableau.ts';
import { isUsed, playOption, useOption } from './use.ts';

export const newRoll = (
  hero: Hero,
  target: string | undefined,
  at: Cell,
  attack: boolean,
  source: CardId,
): Roll => ({
  target,
  at,
  distance: distance(hero.at, at),
  attack,
  source,
  faces: [],
  bonus: 0,
  over: false,
  used: [],
});

/** Dice of a card against a monster: no attack action (GR-127). */
export function* rollAt(t: GrimheimTable, seat: Seat, monster: Monster, dice: number, source: CardId): Flow {
  const hero = heroAt(t.state, seat);
  yield* rollAgainst(t, seat, newRoll(hero, monster.id, monster.at, false, source), dice);
}

export function* rollAgainst(t: GrimheimTable, seat: Seat, roll: Roll, dice: number): Flow {
  const faces = yield* throwDice(t, seat, dice);
  const by = heroAt(t.state, seat).id;
  const target = roll.target ?? nameOf(roll.at);
  roll.faces.push(...faces);
  const card = titleOf(roll.source);
  t.tell({ kind: 'roll', rule: 'GR-283', by, target, faces, card, attack: roll.attack });
  yield* runesRolled(t, seat, roll, faces);
  yield* t.offer(
    { id: 'after-roll', rule: 'GR-287', data: { target } },
    [seat],
    () => afterRoll(t, seat, roll),
    ownTurnTerms(t),
  );
  if (!roll.over) yield* dealRoll(t, seat, roll);
}

function* throwDice(t: GrimheimTable, seat: Seat, dice: number): Flow<Face[]> {
  const hero = heroAt(t.state, seat);
  const faces = yield* t.roll(seat, attackDie, dice, 'GR-283');
  hero.tally.dice += dice;
  hero.tally.hits += countHits(faces, false);
  yield* questAtRoll(t, seat, dice);
  return faces;
}

/** GR-130, GR-357: what runes set off, each time they are rolled. */
function* runesRolled(t: GrimheimTable, seat: Seat, roll: Roll, faces: readonly Face[]): Flow {
  const runes = countRunes(faces);
  if (runes === 0) return;
  for (const { card, effect } of activeEffects(heroAt(t.state, seat), 'runes')) {
    yield* effect.run({ ...user(t, seat, card), roll }, runes);
  }
}

/** GR-130: more dice into the roll. */
export function* addDice(u: RollUser, dice: number): Flow {
  const faces = yield* throwDice(u.t, u.seat, dice);
  u.roll.faces.push(...faces);
  u.t.tell({ kind: 'more-dice', rule: 'GR-130', seat: u.seat, faces, card: titleOf(u.id) });
  yield* runesRolled(u.t, u.seat, u.roll, faces);
}

/** GR-130: rolls again all dice that show one of these faces. */
export function* reroll(u: RollUser, which: readonly Face[]): Flow {
  const { roll } = u;
  const kept = roll.faces.filter((face) => !which.includes(face));
  const faces = yield* u.t.roll(u.seat, attackDie, roll.faces.length - kept.length, 'GR-130');
  roll.faces = [...kept, ...faces];
  u.t.tell({ kind: 'reroll', rule: 'GR-130', seat: u.seat, faces, instead: which });
  yield* runesRolled(u.t, u.seat, roll, faces);
}

/** Adds damage to the roll (GR-286: cover does not matter for it). */
export function addDamage(u: RollUser, amount: number): void {
  u.roll.bonus += amount;
  u.t.tell({ kind: 'bonus', rule: 'GR-286', seat: u.seat, what: 'damage', amount, card: titleOf(u.id) });
}

/** GR-287: cards and effects for this roll. */
function afterRoll(t: GrimheimTable, seat: Seat, roll: Roll): Option<() => Flow>[] {
  const hero = heroAt(t.state, seat);
  const options: Option<() => Flow>[] = [];
  if (roll.over) return options;
  const pointless = isOverkill(t, seat, roll);
  for (const on of roll.attack ? (['roll', 'attack'] as const) : (['roll'] as const)) {
    for (const { card, effect } of activeEffects(hero, on)) {
      const { name } = effect;
      if (roll.used.includes(name) || (pointless && effect.damageOnly)) continue;
      const u = { ...user(t, seat, card), roll };
      const used = effect.oncePerTurn && isUsed(card, effect) ? because.used : undefined;
      const run = function* (): Flow {
        roll.used.push(name);
        card.used.push(name);
        yield* effect.run(u);
      };
      options.push(useOption(u, effect, used ?? effect.closed?.(u), run));
    }
    for (const { id, effect } of handEffects(hero, on)) {
      if (pointless && effect.damageOnly) continue;
      const u = { ...user(t, seat, undefined, id), roll };
      options.push(playOption(u, effect, effect.closed?.(u), () => effect.run(u)));
    }
  }
  return options;
}

/** The target dies of this roll as it is, and what is left over would be lost. */
function isOverkill(t: GrimheimTable, seat: Seat, roll: Roll): boolean {
  const s = t.state;
  const hero = heroAt(s, seat);
  const target = roll.target === undefined ? undefined : monsterOf(s, roll.target);
  if (!target) return false;
  if (activeEffects(hero, 'leftover').length > 0 || activeEffects(hero, 'share').length > 0) return false;
  const armour = has(hero, 'ignoresArmour') ? 0 : facts(target).armour;
  return hitsOf(s, hero, roll) + bonusOf(t, seat, roll) - armour >= healthLeft(s, target);
}

/** Damage that cards have added, and that others add to an attack action by themselves. */
export function bonusOf(t: GrimheimTable, seat: Seat, roll: Roll): number {
  let { bonus } = roll;
  if (!roll.attack) return bonus;
  for (const { card, effect } of activeEffects(heroAt(t.state, seat), 'bonus')) {
    bonus += effect.damage({ ...user(t, seat, card), roll });
  }
  return bonus;
}

/** GR-286, GR-285: whether the target has cover from this hero, and what this hero's runes are worth. */
export const hasCover = (hero: Hero, target: Monster): boolean =>
  isForest(target.at) && !has(hero, 'ignoresCover');
export const runeOf = (hero: Hero): number => (has(hero, 'runesHit') ? 1 : 0);

function hitsOf(s: Grimheim, hero: Hero, roll: Roll): number {
  const target = roll.target === undefined ? undefined : monsterOf(s, roll.target);
  return countHits(roll.faces, target !== undefined && hasCover(hero, target), runeOf(hero));
}

/** Counts the damage and deals it (GR-287, GR-289, GR-297). */
function* dealRoll(t: GrimheimTable, seat: Seat, roll: Roll): Flow {
  const s = t.state;
  const hero = heroAt(s, seat);
  const hits = hitsOf(s, hero, roll);
  const bonus = bonusOf(t, seat, roll);
  const total = hits + bonus;
  const target = roll.target ?? nameOf(roll.at);
  t.tell({ kind: 'total', rule: 'GR-287', seat, target, hits, bonus });
  if (roll.target === undefined) {
    gainGold(t, seat, total, 'GR-358');
    return;
  }
  const dead = yield* dealParts(t, seat, roll, total);
  if (!roll.attack) return;
  for (const { card, effect } of activeEffects(hero, 'dealt')) {
    yield* effect.run({ ...user(t, seat, card), roll });
  }
  let left = dead ?? 0;
  const takers = activeEffects(hero, 'leftover').toSorted(
    (a, b) => Number(a.effect.last ?? false) - Number(b.effect.last ?? false),
  );
  for (const { card, effect } of takers) {
    if (left > 0) left = yield* effect.run({ ...user(t, seat, card), roll }, { at: roll.at, left });
  }
}

/** Gives the leftover if the target died. */
function* dealParts(t: GrimheimTable, seat: Seat, roll: Roll, total: number): Flow<number | undefined> {
  const s = t.state;
  const share = roll.attack && total > 0 ? activeEffects(heroAt(s, seat), 'share')[0] : undefined;
  const parts = share
    ? yield* share.effect.run({ ...user(t, seat, share.card), roll }, total)
    : [{ monster: roll.target as string, amount: total }];
  let dead: number | undefined;
  for (const { monster, amount } of parts) {
    const victim = monsterOf(s, monster);
    if (!victim) continue;
    if (amount === 0) {
      t.tell({ kind: 'no-damage', rule: 'GR-287', monster, why: 'missed', seat });
      continue;
    }
    const left = yield* damageMonster(t, seat, victim, amount, { rule: 'GR-287' });
    if (monster === roll.target) dead = left;
  }
  return dead;
}
