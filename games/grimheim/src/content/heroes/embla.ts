import { effectClosed, takeAction } from '../../rules/actions.ts';
import { chooseMonster, mayChooseMonster } from '../../rules/aim.ts';
import { monsterOption } from '../../rules/attack.ts';
import { drawEvent } from '../../rules/draw.ts';
import type { User } from '../../rules/effect.ts';
import { damageMonster } from '../../rules/kill.ts';
import { adjacent as areAdjacent, heroMayStand, isTown } from '../../rules/map.ts';
import { endMovement, enterArea } from '../../rules/movement.ts';
import { adjacentMonsters, monster as monsterOf } from '../../rules/places.ts';
import { because } from '../../rules/reasons.ts';
import { shoveMonster } from '../../rules/shove.ts';
import type { Action, Monster } from '../../rules/state.ts';
import { has } from '../../rules/tableau.ts';
import {
  ability,
  type Deck,
  equipment,
  event,
  heroCard,
  side,
  startingAbility,
  startingEquipment,
} from '../card.ts';
import { gold, mana, spend, wear } from '../cost.ts';
import {
  add,
  adjacent,
  afterAttack,
  afterMoveAction,
  afterRoll,
  bonus,
  damage,
  draw,
  free,
  heal,
  kick as kicks,
  kill,
  monstersMoved,
  move,
  type OwnEffect,
  prevent,
  strikeBack,
  whenAttacked,
  whenHit,
} from '../effect.ts';
import { count, quest } from '../quest.ts';
import { durability, helmet, kick, maneuver, rest, speedyAttack, throwing } from './shared.ts';

// ── Flows ───────────────────────────────────────────────────────────────────────────────────────────────

/** GR-297: in any way, between the target and one other monster adjacent to Embla. */
const reaperSwing: OwnEffect = {
  own: 'reaper-swing',
  on: 'share',
  *run(u, total) {
    const { state } = u.t;
    const target = monsterOf(state, u.roll.target ?? '') as Monster;
    const whole = [{ monster: target.id, amount: total }];
    if (!areAdjacent(u.hero.at, target.at)) return whole;
    const others = adjacentMonsters(state, u.hero).filter((m) => m !== target);
    const other = others.length > 1 ? yield* mayChooseMonster(u, others, 'GR-297') : others[0];
    if (!other) return whole;
    const options = [target, other].map((m) => ({ ...monsterOption(m), value: m.id, most: total }));
    const question = { id: 'share', rule: 'GR-297', data: { total } };
    const shares = yield* u.t.chooseAmounts(u.seat, question, options, { min: total, max: total });
    return shares.map(({ value, amount }) => ({ monster: value, amount }));
  },
};

/** GR-355: she ends on her target's area, dead or alive, by a movement of her own. */
const queenOfTheHill = (amount: number): OwnEffect => ({
  own: 'queen-of-the-hill',
  numbers: [amount],
  on: 'free',
  closed: (u) => {
    if (u.hero.rooted) return because.rooted;
    if (onHills(u).length > 0) return undefined;
    return isTown(u.hero.at) ? because.inTown : because.noTarget;
  },
  *run(u) {
    const { t, seat, hero } = u;
    const monster = yield* chooseMonster(u, onHills(u), 'GR-355');
    const hill = monster.at;
    yield* damageMonster(t, seat, monster, amount, { rule: 'GR-355' });
    if (t.state.monsters.includes(monster)) shoveMonster(t, seat, monster, hero.at);
    yield* enterArea(t, seat, hill);
    yield* endMovement(t, seat, false);
  },
});

/** GR-026, GR-356 */
const onHills = ({ t, hero }: User): Monster[] =>
  adjacentMonsters(t.state, hero).filter((m) => heroMayStand(m.at, has(hero, 'mountaineer')));

/** GR-104: granted in Grimheim. */
const REFINED: readonly Action[] = ['practice', 'prepare', 'focus', 'mend'];
const sophisticated: OwnEffect = {
  own: 'sophisticated',
  on: 'free',
  closed: ({ hero }) => (isTown(hero.at) ? undefined : because.notInTown),
  *run({ t, seat }) {
    const options = REFINED.map((action) => {
      const option = { id: `action:${action}`, value: action };
      const closed = effectClosed(t, seat, action);
      return closed ? { ...option, closed } : option;
    });
    const action = yield* t.choose(seat, { id: 'extra-action', rule: 'GR-104' }, options);
    yield* takeAction(t, seat, action, true);
  },
};

const drawsUpTo = (cards: number): OwnEffect => ({
  own: 'preparations',
  numbers: [cards],
  on: 'free',
  cost: spend('prepare'),
  *run({ t, seat, hero }) {
    while (hero.hand.length < cards && hero.deck.length + hero.discard.length > 0) {
      yield* drawEvent(t, seat, 'GR-072');
    }
  },
});

// ── Cards ───────────────────────────────────────────────────────────────────────────────────────────────

/** GR-359: only against an adjacent attacker, who is struck during that attack. */
const riposte = (amount: number) =>
  whenHit([prevent(amount), strikeBack(amount)], mana(amount), { where: 'adjacent-attacker' });
const inCharge = (rank: number) =>
  afterMoveAction(kill({ within: 'adjacent', ranks: [1, rank] }), undefined, { may: true });
const standard = { within: 'adjacent', ranks: [1, 3] } as const;

export const embla: Deck = {
  hero: 'embla',
  cards: [
    heroCard(
      'embla',
      'Embla',
      side({ strength: 3, health: 9, move: 4 }), // GR-112
      side({ strength: 5, health: 10, move: 4 }),
    ),
    startingAbility('Riposte', side({ mana: 1 }, riposte(2)), side({ mana: 2 }, riposte(3))),
    ability('In Charge', side({}, inCharge(1)), side({}, inCharge(2))),
    ability(
      'Fleetfoot',
      side({ health: 1 }, free(move(1))),
      side({ health: 3, mountaineer: true }, free(move(1))), // GR-356
    ),
    ability('Reaper Swing', side({}, reaperSwing), side({ strength: 3 }, reaperSwing)),
    ability('Queen of the Hill', side({}, queenOfTheHill(2)), side({}, queenOfTheHill(4))),
    ability('Swift Kick', side({}, free(kicks(1, 1, standard))), side({}, free(kicks(2, 2, standard)))),

    startingEquipment('Flimsy Blade', { strength: 1 }), // GR-144: not a main weapon.
    equipment(
      'Healing Potion',
      quest('witch-cabin', spend('mend')),
      { durability: 4 },
      free(heal(1, 'near'), wear, { often: true }), // GR-120
    ),
    equipment('Heels', quest('witch-cabin', { spend: 'mend', discard: 2 }), {}, free(damage(1, adjacent))),
    equipment('Tailored Boots', quest('grimheim', gold(2)), { durability: 2 }, free(move(1), wear)),
    equipment('Blade Decorations', quest('grimheim', gold(2)), { strength: 1 }),
    helmet,
    equipment(
      'Wildfire Blade',
      quest('spewing-mountain', spend('mend')),
      { mainWeapon: true, strength: 2 },
      afterAttack(damage(1, adjacent), undefined, { rule: 'GR-358' }),
    ),
    equipment("Raven's Claw", count(10, 'forest-entered'), { mainWeapon: true, strength: 1 }, bonus(2)),
    equipment('Leg Guards', quest(undefined, spend('focus')), { strength: 1 }),
    equipment(
      'Warrior Shield',
      quest(undefined, spend('attack')),
      { durability: 2 },
      whenHit([prevent(1), draw(1)], wear),
    ),
    equipment('Custom Armor', quest(undefined, gold(4)), { durability: 3 }, whenHit(prevent(2), wear)),
    throwing('Throwing Knives'),

    maneuver(2),
    kick(3),
    event('Sophisticated', 2, sophisticated),
    event('Courage', 2, free(damage(2, { within: 'adjacent', ranks: [3, 4] }))),
    event('Retaliation', 3, whenAttacked(strikeBack(2))),
    event('Vigilance', 2, monstersMoved(damage(1, adjacent), undefined, { rule: 'GR-359' })),
    speedyAttack(2),
    event('Magic Runes', 2, afterRoll(add(3), undefined, { where: 'rune' })), // GR-357: once.
    rest(2),
    durability(1),
    event('Preparations', 1, drawsUpTo(4)),
  ],
};
