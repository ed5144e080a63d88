import type { Flow, Option, Seat } from '@wyrdhall/kernel';
import { isTreasure, treasureOf } from '../../content/index.ts';
import type { Ability, Effect } from '../../content/kinds.ts';
import { type Enemy, type FateTable, type Hero, heroAt, type Status } from '../../state.ts';
import { defence, maxLife } from '../board.ts';
import { facesOf } from '../costs/bag.ts';
import { AMBIDEXTROUS, QUICKSILVER, type Way } from '../costs/cost.ts';
import { choiceMatters, proposed, waysOf } from '../costs/kit.ts';
import { heal, lose } from '../life.ts';
import { afflictEnemy, investigate } from '../status.ts';
import { tell } from '../tell.ts';
import { extraDamage, grudge } from './extra-damage.ts';
import { gambleOn, turnDie } from './games.ts';
import { isInVain } from './in-vain.ts';
import { combatOf } from './kill.ts';
import { moreDamage } from './more.ts';
import { strike } from './strike.ts';

/** An ability that is being carried out. */
interface Use {
  readonly t: FateTable;
  readonly seat: Seat;
  readonly hero: Hero;
  readonly ability: Ability;
  /** Added to the damage for each target. */
  readonly extra: number;
  /** The dice that paid for it. */
  readonly paid: readonly number[];
  /** Sharp Opening: added for the first target only. */
  opening: number;
}

/** RF-061, RF-068: paid, given its targets, and carried out completely. */
export function* useAbility(t: FateTable, seat: Seat, ability: Ability): Flow {
  const hero = heroAt(t.state, seat);
  const { distinctGroups } = t.state.settings;
  const ways = proposed(hero, waysOf(hero, ability, distinctGroups), distinctGroups);
  const [first] = ways;
  // RF-092: asked only where it can matter.
  const matters = !first || choiceMatters(hero, ways, distinctGroups);
  const way = matters ? yield* choosePayment(t, seat, ability, ways) : first;
  const extra = extraDamage(hero, way);
  if (extra.first > 0) hero.used.combat.push('sharp-opening');
  pay(t, seat, ability, way);
  const use: Use = {
    t,
    seat,
    hero,
    ability,
    extra: extra.each,
    paid: facesOf(way.paid),
    opening: extra.first,
  };
  let clause = 0;
  for (const effect of ability.effects) yield* carryOut(use, effect, clause++); // RF-069
  if (isTreasure(ability.id) && treasureOf(ability.id).oneShot) setAside(t, seat, ability.id);
}

/** RF-015: paid at the table. Of what it does, the app knows what happens to enemies. */
export function* useAtTheTable(t: FateTable, seat: Seat, ability: Ability): Flow {
  const use: Use = { t, seat, hero: heroAt(t.state, seat), ability, extra: 0, paid: [], opening: 0 };
  tell(t, { kind: 'use', rule: 'RF-015', seat, ability: ability.id, paid: [], luck: 0, by: [] });
  for (const [clause, effect] of ability.effects.entries()) {
    if (effect.kind === 'strike') yield* strikeTargets(use, effect, clause);
    if (effect.kind === 'taunt') drawAttacks(use);
  }
}

function choosePayment(t: FateTable, seat: Seat, ability: Ability, ways: readonly Way[]): Flow<Way> {
  const { dice } = heroAt(t.state, seat);
  const question = { id: 'pay', rule: 'RF-092', data: { ability: ability.id, dice: [...dice] } };
  const options = ways.map((way) => ({ id: `pay:${way.name}`, value: way }));
  return t.choose(seat, question, options);
}

/** RF-061, RF-090: the dice leave the bar. */
function pay(t: FateTable, seat: Seat, ability: Ability, way: Way): void {
  const hero = heroAt(t.state, seat);
  const paid = facesOf(way.paid);
  for (const face of paid) hero.dice[hero.dice.indexOf(face)] = 0;
  const by: string[] = [];
  if (way.help & QUICKSILVER) by.push('quicksilver-band');
  if (way.help & AMBIDEXTROUS) by.push('ambidextrous');
  hero.used.turn.push(...by);
  const luck = ability.cost.luck > 0 ? hero.luck : 0;
  if (luck > 0) hero.luck = 0;
  if (luck !== ability.cost.luck) by.push('wild-talent');
  tell(t, { kind: 'use', rule: 'RF-061', seat, ability: ability.id, paid, luck, by });
}

/** RF-172 */
function setAside(t: FateTable, seat: Seat, treasure: string): void {
  const hero = heroAt(t.state, seat);
  hero.treasures = hero.treasures.filter((id) => id !== treasure);
  t.state.aside.push(treasure);
  tell(t, { kind: 'set-aside', rule: 'RF-172', seat, treasure });
}

function* carryOut(use: Use, effect: Effect, clause: number): Flow {
  switch (effect.kind) {
    case 'strike':
      return yield* strikeTargets(use, effect, clause);
    case 'heal':
      return yield* healHeroes(use, effect, clause);
    case 'guard':
      return yield* guardHeroes(use, effect, clause);
    case 'cleanse':
      return yield* cleanse(use, clause);
    case 'gamble':
      return yield* gamble(use, effect, clause);
    case 'taunt':
      return drawAttacks(use);
    case 'turn':
      return yield* turn(use, clause);
    case 'price':
      return lose(use.t, use.seat, effect.life, use.ability.id, 'RF-098');
  }
}

/** RF-072, RF-073: each target by itself, in the order of the enemies. */
function* strikeTargets(use: Use, effect: Extract<Effect, { kind: 'strike' }>, clause: number): Flow {
  const { t, seat } = use;
  const { enemies } = combatOf(t.state);
  const { targets } = effect;
  const all = targets === 'all' || enemies.length <= targets;
  for (const enemy of all ? enemies.slice() : yield* chooseEnemies(use, effect, targets, clause)) {
    if (effect.damage > 0)
      strike(t, seat, enemy, effect.damage + more(use, effect, enemy) + extraAgainst(use, enemy));
    if (enemy.life === 0) continue; // RF-077
    for (const status of effect.statuses) yield* afflictEnemy(t, seat, enemy, status);
    if (effect.investigate) investigate(t, seat, enemy, use.ability.id);
  }
}

/** RF-096: worked out when the hit is dealt. */
const more = ({ t, seat, hero }: Use, effect: Effect, enemy?: Enemy): number =>
  moreDamage(effect, { hero, defence: defence(t.state, seat) }, enemy);

/** RF-097 */
function* gamble(use: Use, effect: Extract<Effect, { kind: 'gamble' }>, clause: number): Flow {
  const { t, seat, ability } = use;
  const { enemies } = combatOf(t.state);
  const [enemy] = enemies.length === 1 ? enemies : yield* chooseEnemies(use, effect, 1, clause);
  if (!enemy) return;
  const damage = yield* gambleOn(t, seat, ability.id, effect.stake, enemy.id);
  if (damage > 0) strike(t, seat, enemy, damage + extraAgainst(use, enemy));
}

/** RF-094 */
function drawAttacks({ t, seat, hero, ability }: Use): void {
  hero.taunts = true;
  tell(t, { kind: 'taunts', rule: 'RF-094', seat, from: ability.id });
}

/** RF-095 */
function* turn(use: Use, clause: number): Flow {
  const { t } = use;
  const able = t.state.heroes.flatMap(({ dice }, of) => (dice.some((face) => face > 0) ? [of] : []));
  if (able.length === 0) return;
  yield* turnDie(t, use.seat, yield* chooseHero(use, able, clause), use.ability.id);
}

function extraAgainst(use: Use, enemy: Enemy): number {
  const first = use.opening;
  use.opening = 0;
  return use.extra + first + grudge(use.hero, use.seat, enemy);
}

function* chooseEnemies(use: Use, effect: Effect, targets: 1 | 2, clause: number): Flow<Enemy[]> {
  const { t, seat, ability, extra, opening, paid } = use;
  const { enemies } = combatOf(t.state);
  const inVain: string[] = []; // RF-076
  for (const enemy of enemies) {
    const added = extra + opening + more(use, effect, enemy) + grudge(use.hero, seat, enemy);
    if (isInVain(enemy, effect, added)) inVain.push(`enemy:${enemy.id}`);
  }
  const data = {
    ability: ability.id,
    clause,
    extra,
    opening,
    more: more(use, effect),
    paid: [...paid],
    inVain,
  };
  const question = { id: 'target', rule: 'RF-072', data };
  const options = enemies.map((enemy) => ({ id: `enemy:${enemy.id}`, value: enemy, at: enemy.id }));
  if (targets === 1) return [yield* t.choose(seat, question, options)];
  return yield* t.chooseMany(seat, question, options, { min: targets, max: targets });
}

/** One of the heroes; not asked where only one comes into question. */
function* chooseHero(use: Use, seats: readonly Seat[], clause: number): Flow<Seat> {
  const { t, seat, ability, paid } = use;
  const [first = seat] = seats;
  if (seats.length === 1) return first;
  const question = { id: 'target', rule: 'RF-074', data: { ability: ability.id, clause, paid: [...paid] } };
  const options = seats.map((of) => {
    const { id } = heroAt(t.state, of);
    return { id: `hero:${id}`, value: of, at: id };
  });
  return yield* t.choose(seat, question, options);
}

/** RF-074: whoever has all their Life gains nothing by it. */
function* healHeroes(use: Use, effect: Extract<Effect, { kind: 'heal' }>, clause: number): Flow {
  const { t, seat, ability } = use;
  const hurt = t.state.heroes.flatMap((hero, of) => (hero.life < maxLife(hero) ? [of] : []));
  if (hurt.length === 0) return;
  const healed = effect.targets === 'all' ? hurt : [yield* chooseHero(use, hurt, clause)];
  for (const target of healed) heal(t, target, effect.amount, seat, ability.id);
}

/** RF-078 */
function* guardHeroes(use: Use, effect: Extract<Effect, { kind: 'guard' }>, clause: number): Flow {
  const { t, seat, ability } = use;
  const all = [...t.state.heroes.keys()];
  for (const target of effect.targets === 'all' ? all : [yield* chooseHero(use, all, clause)]) {
    heroAt(t.state, target).guard += effect.amount;
    tell(t, {
      kind: 'guard',
      rule: 'RF-078',
      seat: target,
      by: seat,
      amount: effect.amount,
      from: ability.id,
    });
  }
}

/** RF-079 */
function* cleanse(use: Use, clause: number): Flow {
  const { t, seat, ability } = use;
  const afflicted = t.state.heroes.flatMap((hero, of) => (hero.statuses.length > 0 ? [of] : []));
  if (afflicted.length === 0) return;
  const of = yield* chooseHero(use, afflicted, clause);
  const hero = heroAt(t.state, of);
  const status = yield* chooseStatus(use, hero.statuses);
  hero.statuses = hero.statuses.filter((other) => other !== status);
  tell(t, { kind: 'cleanse', rule: 'RF-079', seat: of, by: seat, status, from: ability.id });
}

function* chooseStatus({ t, seat, ability }: Use, statuses: readonly Status[]): Flow<Status> {
  const [first, second] = statuses;
  if (first && !second) return first;
  const question = { id: 'status', rule: 'RF-079', data: { ability: ability.id } };
  const options: Option<Status>[] = statuses.map((status) => ({ id: status, value: status }));
  return yield* t.choose(seat, question, options);
}
