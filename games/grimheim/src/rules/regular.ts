import { Fault, type Flow, type Reason } from '@wyrdhall/kernel';
import type { AttackBonus, Deed, Effect, RegularEffect } from '../content/effect.ts';
import { deedClosed, doDeed, type PlainDeed } from './deeds.ts';
import { countRunes } from './dice.ts';
import type { HitUser, RollUser, Running, User } from './effect.ts';
import { hurtHero } from './hurt.ts';
import { damageMonster } from './kill.ts';
import { adjacent, countTerrain, isForest, isTown } from './map.ts';
import { adjacentMonsters, facts, monster as monsterOf } from './places.ts';
import { because } from './reasons.ts';
import { addDamage, addDice, reroll } from './roll.ts';

/** What runs an effect that is printed as data; one of a card's own runs itself. */
export function running(effect: Effect): Running {
  if ('own' in effect) return effect;
  if (effect.on === 'bonus') return { on: 'bonus', damage: (u) => bonusDamage(effect, u) };
  if (effect.on === 'dice') {
    return { on: 'dice', dice: (_, source) => (source === effect.from ? effect.dice : 0) };
  }
  return regular(effect);
}

function regular(effect: RegularEffect): Running {
  const { on, deeds, cost, use, exclusive, rule, may } = effect;
  const used = { ...(use !== undefined && { use }), ...(cost && { cost }), ...(exclusive && { exclusive }) };
  const [first] = deeds;
  if (!first) throw new Fault(`An effect "${on}" without a deed.`);
  switch (on) {
    case 'free':
    case 'monsters-moved':
      return {
        on,
        ...used,
        ...(effect.often && { often: true }),
        closed: (u) => whereClosed(effect, u) ?? deedClosed(plain(first), u),
        *run(u) {
          for (const deed of deeds) yield* doDeed(plain(deed), u, rule, may);
        },
      };
    case 'roll':
    case 'attack':
      return {
        on,
        ...used,
        ...(effect.oncePerTurn && { oncePerTurn: true }),
        damageOnly: deeds.every((deed) => deed.does === 'add'),
        closed: (u) => rollClosed(effect, first, u),
        *run(u) {
          for (const deed of deeds) yield* rollDeed(deed, u);
        },
      };
    case 'hit': {
      const [prevention, ...rest] = deeds;
      return {
        on,
        ...used,
        prevent: prevention?.does === 'prevent' ? prevention.amount : 0,
        closed: (u) => (effect.where === 'adjacent-attacker' ? farAttacker(u) : undefined),
        ...(rest.length > 0 && {
          *after(u: HitUser): Flow {
            for (const deed of rest) yield* answerDeed(deed, u);
          },
        }),
      };
    }
    case 'attacked':
      return {
        on,
        ...used,
        ...(effect.automatic && { automatic: true }),
        // GR-359: what happens by itself counts where the hero stood; an event is played after the attack.
        closed: ({ hero }, attacker, stood) =>
          adjacent(effect.automatic ? stood : hero.at, attacker.at) ? undefined : because.noTarget,
        *run({ t, seat }, attacker) {
          if (first.does !== 'strike-back') return;
          yield* damageMonster(t, seat, attacker, first.amount, { rule: 'GR-359' });
        },
      };
    default:
      return {
        on,
        *run(u) {
          if (whereClosed(effect, u)) return;
          for (const deed of deeds) yield* doDeed(plain(deed), u, rule, may);
        },
      };
  }
}

/** Deeds of a roll or of a hit have no place outside it. */
function plain(deed: Deed): PlainDeed {
  switch (deed.does) {
    case 'strike-back':
    case 'prevent':
    case 'add':
    case 'add-dice':
    case 'reroll':
      throw new Fault(`"${deed.does}" needs a roll or an attack.`);
    default:
      return deed;
  }
}

/** Where the hero must be. */
function whereClosed({ where }: RegularEffect, { hero }: User): Reason | undefined {
  switch (where) {
    case 'town':
      return isTown(hero.at) ? undefined : because.notInTown;
    case 'forest':
      return isForest(hero.at) ? undefined : because.wrongPlace;
    case 'mountain':
      return countTerrain(hero.at, 'mountain') > 0 ? undefined : because.noMountain;
    default:
      return undefined;
  }
}

function rollClosed({ where }: RegularEffect, deed: Deed, { t, seat, roll }: RollUser): Reason | undefined {
  const { phase, turn } = t.state;
  if (where === 'own-turn' && !(phase === 'hero' && turn === seat)) return because.notInTurn;
  if (where === 'rune' && !roll.faces.includes('rune')) return because.noRune;
  if (deed.does !== 'reroll') return undefined;
  return roll.faces.some((face) => deed.faces.includes(face)) ? undefined : because.noMiss;
}

function* rollDeed(deed: Deed, u: RollUser): Flow {
  switch (deed.does) {
    case 'add': {
      if (deed.hurts) {
        // GR-293: the price, first.
        yield* hurtHero(u.t, u.seat, deed.hurts, { rule: 'GR-293', unpreventable: true });
        u.roll.over = isTown(u.hero.at);
        if (u.roll.over) return;
      }
      addDamage(u, deed.perRune ? deed.damage * countRunes(u.roll.faces) : deed.damage);
      return;
    }
    case 'add-dice':
      yield* addDice(u, deed.dice);
      return;
    case 'reroll':
      yield* reroll(u, deed.faces);
      return;
    default:
      yield* doDeed(plain(deed), u);
  }
}

const farAttacker = ({ hero, hit }: HitUser): Reason | undefined =>
  hit.attacker && adjacent(hero.at, hit.attacker.at) ? undefined : because.noTarget;

/** GR-359: the attacker is struck during its attack. */
function* answerDeed(deed: Deed, u: HitUser): Flow {
  if (deed.does !== 'strike-back') yield* doDeed(plain(deed), u);
  else if (u.hit.attacker) yield* damageMonster(u.t, u.seat, u.hit.attacker, deed.amount, { rule: 'GR-359' });
}

/** GR-358: what an attack action gains by itself; the distance is that to the main target. */
function bonusDamage({ damage, per, far = 0, against }: AttackBonus, { t, hero, roll }: RollUser): number {
  if (roll.distance < far) return 0;
  if (against) {
    const target = roll.target === undefined ? undefined : monsterOf(t.state, roll.target);
    if (!target || facts(target).faction !== against) return 0;
  }
  if (per === 'area') return damage * roll.distance;
  return per === 'adjacent-monster' ? damage * adjacentMonsters(t.state, hero).length : damage;
}
