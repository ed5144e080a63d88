import type { Flow } from '@wyrdhall/kernel';
import { effectClosed, takeAction } from '../../rules/actions.ts';
import { healths, monsterOption } from '../../rules/attack.ts';
import { drawEvent } from '../../rules/draw.ts';
import { heal, selfAndAdjacent } from '../../rules/gains.ts';
import { damageMonster, kill } from '../../rules/kill.ts';
import { adjacent, heroMayStand, isForest, isTown } from '../../rules/map.ts';
import { endMovement, enterArea, shoveMonster } from '../../rules/movement.ts';
import { facts, isLegend, monster as monsterOf } from '../../rules/places.ts';
import { because } from '../../rules/reasons.ts';
import type { Action, Hero, Monster } from '../../rules/state.ts';
import { has } from '../../rules/tableau.ts';
import type { Deck, FollowEffect, HitUser, ShareEffect, Side, User } from '../cards.ts';
import {
  aimed,
  beside,
  chooseMonster,
  damage,
  durability,
  event,
  extraDamage,
  helmet,
  kick,
  kickAway,
  maneuver,
  moves,
  noTarget,
  rest,
  speedyAttack,
  throwing,
} from './shared.ts';

// ── Abilities ───────────────────────────────────────────────────────────────────────────────────────────

/** GR-359: only against an adjacent attacker, who is struck during that attack. */
const riposte = (mana: number, amount: number): Side => ({
  mana,
  effects: [
    {
      on: 'hit',
      cost: { mana: amount },
      prevent: amount,
      closed: ({ hero, hit }) =>
        hit.attacker && adjacent(hero.at, hit.attacker.at) ? undefined : because.noTarget,
      *after({ t, seat, hit }: HitUser) {
        if (hit.attacker) yield* damageMonster(t, seat, hit.attacker, amount, { rule: 'GR-359' });
      },
    },
  ],
});

/** After each Move action, if she likes; a kill is no damage (GR-296). */
const inCharge = (rank: number): FollowEffect => ({
  on: 'end-move-action',
  *run(u) {
    const low = beside(u).filter((m) => facts(m).rank <= rank);
    const monster = yield* mayChooseMonster(u, low, 'GR-296');
    if (monster) yield* kill(u.t, u.seat, monster);
  },
});

/** GR-297: in any way, between the target and one other monster adjacent to Embla. */
const reaperSwing: ShareEffect = {
  on: 'share',
  *run(u, total) {
    const target = monsterOf(u.t.state, u.roll.target ?? '') as Monster;
    const whole = [{ monster: target.id, amount: total }];
    if (!adjacent(u.hero.at, target.at)) return whole;
    const others = beside(u).filter((m) => m !== target);
    const other = others.length > 1 ? yield* mayChooseMonster(u, others, 'GR-297') : others[0];
    if (!other) return whole;
    const options = [target, other].map((m) => ({ ...monsterOption(m), value: m.id, most: total }));
    const question = { id: 'share', rule: 'GR-297', data: { total } };
    const shares = yield* u.t.chooseAmounts(u.seat, question, options, { min: total, max: total });
    return shares.map(({ value, amount }) => ({ monster: value, amount }));
  },
};

/** GR-355: she ends on her target's area, dead or alive, by a movement of her own. */
const queenOfTheHill = (amount: number): Side => ({
  effects: [
    {
      on: 'free',
      closed: (u) => (u.hero.rooted ? because.rooted : noTarget(u, onHills(u))),
      *run(u) {
        const { t, seat, hero } = u;
        const monster = yield* chooseMonster(u, onHills(u), 'GR-355');
        const hill = monster.at;
        yield* damageMonster(t, seat, monster, amount, { rule: 'GR-355' });
        if (t.state.monsters.includes(monster)) shoveMonster(t, seat, monster, hero.at);
        yield* enterArea(t, seat, hill);
        yield* endMovement(t, seat, false);
      },
    },
  ],
});

/** GR-026, GR-356 */
const onHills = (u: User): Monster[] =>
  beside(u).filter((m) => heroMayStand(m.at, has(u.hero, 'mountaineer')));

/** GR-355: no Legends. */
const swiftKick = (amount: number, areas: 1 | 2): Side => ({
  effects: [
    aimed(
      'GR-355',
      (u) => beside(u).filter((m) => !isLegend(m)),
      (u, monster) => kickAway(u, monster, amount, areas),
    ),
  ],
});

function* mayChooseMonster(u: User, monsters: readonly Monster[], rule: string): Flow<Monster | undefined> {
  if (monsters.length === 0) return undefined;
  const data = { card: u.id, health: healths(u.t.state, monsters) };
  const question = { id: 'may-target', rule, data, quiet: 'no' };
  const options = monsters.map((m) => ({ ...monsterOption(m), value: m as Monster | undefined }));
  return yield* u.t.choose(u.seat, question, [...options, { id: 'no', value: undefined }]);
}

// ── Equipment and events ────────────────────────────────────────────────────────────────────────────────

const wounded = ({ t, seat }: User): number[] =>
  selfAndAdjacent(t, seat).filter((other) => (t.state.heroes[other] as Hero).damage > 0);

/** GR-104: granted in Grimheim by Sophisticated. */
const REFINED: readonly Action[] = ['practice', 'prepare', 'focus', 'mend'];

const isGreat = (monster: Monster): boolean => facts(monster).rank >= 3;

export const embla: Deck = {
  hero: 'embla',
  cards: [
    {
      kind: 'hero',
      id: 'embla',
      name: 'Embla',
      sides: [
        { strength: 3, health: 9, move: 4 }, // GR-112
        { strength: 5, health: 10, move: 4 },
      ],
    },

    {
      kind: 'ability',
      id: 'riposte',
      name: 'Riposte',
      starting: true,
      sides: [riposte(1, 2), riposte(2, 3)],
    },
    {
      kind: 'ability',
      id: 'in-charge',
      name: 'In Charge',
      sides: [{ effects: [inCharge(1)] }, { effects: [inCharge(2)] }],
    },
    {
      kind: 'ability',
      id: 'fleetfoot',
      name: 'Fleetfoot',
      sides: [
        { health: 1, effects: [moves(1)] },
        { health: 3, effects: [moves(1)], mountaineer: true }, // GR-356
      ],
    },
    {
      kind: 'ability',
      id: 'reaper-swing',
      name: 'Reaper Swing',
      sides: [{ effects: [reaperSwing] }, { strength: 3, effects: [reaperSwing] }],
    },
    {
      kind: 'ability',
      id: 'queen-of-the-hill',
      name: 'Queen of the Hill',
      sides: [queenOfTheHill(2), queenOfTheHill(4)],
    },
    { kind: 'ability', id: 'swift-kick', name: 'Swift Kick', sides: [swiftKick(1, 1), swiftKick(2, 2)] },

    // Not a main weapon (GR-144).
    { kind: 'equipment', id: 'flimsy-blade', name: 'Flimsy Blade', starting: true, strength: 1 },
    {
      kind: 'equipment',
      id: 'healing-potion',
      name: 'Healing Potion',
      durability: 4,
      effects: [
        {
          on: 'free',
          often: true, // GR-120
          cost: { wear: 1 },
          closed: (u) => (wounded(u).length > 0 ? undefined : because.nothingToHeal),
          *run(u) {
            const { t, seat, id } = u;
            const options = wounded(u).map((other) => ({
              id: `hero:${(t.state.heroes[other] as Hero).id}`,
              value: other,
            }));
            const question = { id: 'heal', rule: 'GR-125', data: { card: id } };
            heal(t, yield* t.choose(seat, question, options), 1, 'GR-125');
          },
        },
      ],
      quest: { by: 'deed', at: 'witch-cabin', cost: { spend: 'mend' } },
    },
    {
      kind: 'equipment',
      id: 'heels',
      name: 'Heels',
      effects: [aimed('GR-127', beside, damage(1))],
      quest: { by: 'deed', at: 'witch-cabin', cost: { spend: 'mend', discard: 2 } },
    },
    {
      kind: 'equipment',
      id: 'tailored-boots',
      name: 'Tailored Boots',
      durability: 2,
      effects: [moves(1, { cost: { wear: 1 } })],
      quest: { by: 'deed', at: 'grimheim', cost: { gold: 2 } },
    },
    {
      kind: 'equipment',
      id: 'blade-decorations',
      name: 'Blade Decorations',
      strength: 1,
      quest: { by: 'deed', at: 'grimheim', cost: { gold: 2 } },
    },
    helmet,
    {
      kind: 'equipment',
      id: 'wildfire-blade',
      name: 'Wildfire Blade',
      mainWeapon: true,
      strength: 2,
      effects: [
        {
          on: 'after-attack',
          // GR-358: next to Embla; the target may be the same.
          *run(u) {
            const monsters = beside(u);
            if (monsters.length === 0) return;
            const monster = yield* chooseMonster(u, monsters, 'GR-358');
            yield* damageMonster(u.t, u.seat, monster, 1, { rule: 'GR-358' });
          },
        },
      ],
      quest: { by: 'deed', at: 'spewing-mountain', cost: { spend: 'mend' } },
    },
    {
      kind: 'equipment',
      id: 'ravens-claw',
      name: "Raven's Claw",
      mainWeapon: true,
      strength: 1,
      effects: [{ on: 'bonus', damage: () => 2 }],
      quest: { by: 'count', of: 10, enter: ({ hero }) => (isForest(hero.at) ? 1 : 0) },
    },
    {
      kind: 'equipment',
      id: 'leg-guards',
      name: 'Leg Guards',
      strength: 1,
      quest: { by: 'deed', cost: { spend: 'focus' } },
    },
    {
      kind: 'equipment',
      id: 'warrior-shield',
      name: 'Warrior Shield',
      durability: 2,
      effects: [
        {
          on: 'hit',
          cost: { wear: 1 },
          prevent: 1,
          after: ({ t, seat }) => drawEvent(t, seat, 'GR-072'),
        },
      ],
      quest: { by: 'deed', cost: { spend: 'attack' } },
    },
    {
      kind: 'equipment',
      id: 'custom-armor',
      name: 'Custom Armor',
      durability: 3,
      effects: [{ on: 'hit', cost: { wear: 1 }, prevent: 2 }],
      quest: { by: 'deed', cost: { gold: 4 } },
    },
    throwing('throwing-knives', 'Throwing Knives'),

    maneuver(2),
    kick(3),
    event('sophisticated', 'Sophisticated', 2, {
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
    }),
    event(
      'courage',
      'Courage',
      2,
      aimed('GR-127', (u) => beside(u).filter(isGreat), damage(2)),
    ),
    event('retaliation', 'Retaliation', 3, {
      on: 'attacked',
      // GR-359: adjacent after the attack.
      closed: ({ hero }, attacker) => (adjacent(hero.at, attacker.at) ? undefined : because.noTarget),
      *run({ t, seat }, attacker) {
        yield* damageMonster(t, seat, attacker, 2, { rule: 'GR-359' });
      },
    }),
    event('vigilance', 'Vigilance', 2, {
      ...aimed('GR-359', beside, damage(1, 'GR-359')),
      on: 'monsters-moved',
    }),
    speedyAttack(2),
    event(
      'magic-runes',
      'Magic Runes',
      2,
      // GR-357: once, however many runes show.
      extraDamage('roll', 3, {
        closed: ({ roll }) => (roll.faces.includes('rune') ? undefined : because.noRune),
      }),
    ),
    rest(2),
    durability(1),
    event('preparations', 'Preparations', 1, {
      on: 'free',
      cost: { spend: 'prepare' },
      *run({ t, seat, hero }) {
        while (hero.hand.length < 4 && hero.deck.length + hero.discard.length > 0) {
          yield* drawEvent(t, seat, 'GR-072');
        }
      },
    }),
  ],
};
