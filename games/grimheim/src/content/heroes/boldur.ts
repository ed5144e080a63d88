import type { User } from '../../rules/effect.ts';
import { damageMonster } from '../../rules/kill.ts';
import { adjacent as areAdjacent, clockwise } from '../../rules/map.ts';
import { monsterOn } from '../../rules/places.ts';
import { currentQuest, gainQuest } from '../../rules/quests.ts';
import { because } from '../../rules/reasons.ts';
import { addDamage } from '../../rules/roll.ts';
import type { Monster } from '../../rules/state.ts';
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
import { mana, gold as pays, spend, wear } from '../cost.ts';
import {
  add,
  adjacent,
  attack,
  bonus,
  build,
  damage,
  draw,
  free,
  gold,
  heal,
  inAttack,
  kill,
  manaOfChoice,
  moreDice,
  type OwnEffect,
  prevent,
  strikeBack,
  whenAttacked,
  whenHit,
} from '../effect.ts';
import { count, endMove, forgo, quest } from '../quest.ts';
import { durability, kick, maneuver, rest, seekShelter } from './shared.ts';

// ── Flows ───────────────────────────────────────────────────────────────────────────────────────────────

/** GR-297: from an adjacent target to the next monster clockwise around Boldur, and no farther. */
const sweep: OwnEffect = {
  own: 'sweeping-strike',
  on: 'leftover',
  *run(u, { at, left }) {
    const next = areAdjacent(u.hero.at, at) ? nextAround(u, at) : undefined;
    if (!next) return left;
    const question = { id: 'sweep', rule: 'GR-297', data: { left, monster: next.id }, quiet: 'no' };
    const swept = yield* u.t.choose(u.seat, question, [
      { id: `monster:${next.id}`, value: true },
      { id: 'no', value: false },
    ]);
    if (!swept) return left;
    return (yield* damageMonster(u.t, u.seat, next, left, { rule: 'GR-297' })) ?? 0;
  },
};

function nextAround({ t, hero }: User, victim: number): Monster | undefined {
  const around = clockwise(hero.at);
  const from = around.indexOf(victim);
  for (let i = 1; i < 6; i++) {
    const monster = monsterOn(t.state, around[(from + i) % 6] as number);
    if (monster) return monster;
  }
  return undefined;
}

const STORED = 3;

/** GR-297: what nobody took is stored, and spent in a later attack action. */
const store: OwnEffect = {
  own: 'smiterbiter-store',
  numbers: [STORED],
  on: 'leftover',
  last: true,
  *run(u, { left }) {
    const { card } = u;
    const amount = card ? Math.min(left, STORED - card.markers) : 0;
    if (!card || amount === 0) return left;
    const question = { id: 'store', rule: 'GR-297', data: { amount }, quiet: 'no' };
    const stored = yield* u.t.choose(u.seat, question, [
      { id: 'store', value: true },
      { id: 'no', value: false },
    ]);
    if (!stored) return left;
    addMarkers(u, amount);
    return left - amount;
  },
};

const spendStored: OwnEffect = {
  own: 'smiterbiter-spend',
  on: 'attack',
  damageOnly: true,
  closed: ({ card }) => (card && card.markers > 0 ? undefined : because.noMarkers),
  *run(u) {
    const most = u.card?.markers ?? 0;
    const question = { id: 'spend-stored', rule: 'GR-297', data: { most } };
    const option = { id: 'stored', value: 0, most };
    const [spent] = yield* u.t.chooseAmounts(u.seat, question, [option], { min: 1, max: most });
    const amount = spent?.amount ?? 0;
    addMarkers(u, -amount);
    addDamage(u, amount);
  },
};

function addMarkers({ t, seat, card }: User, amount: number): void {
  if (!card) return;
  card.markers += amount;
  t.tell({ kind: 'markers', rule: 'GR-297', seat, card: card.id, amount });
}

/** GR-149 */
const smithy: OwnEffect = {
  own: 'portable-smithy',
  on: 'free',
  cost: spend('prepare'),
  closed: ({ hero }) => (currentQuest(hero) ? undefined : because.noQuest),
  // biome-ignore lint/correctness/useYield: it asks nothing.
  *run(u) {
    gainQuest(u.t, u.seat);
  },
};

// ── Cards ───────────────────────────────────────────────────────────────────────────────────────────────

const prevents = whenHit(prevent(1), mana(1));
/** GR-359: after the attack, whatever it did to Boldur. */
const reflects = whenAttacked(strikeBack(1), undefined, { automatic: true });
const aBitOfAll = [gold(1), manaOfChoice, draw(1)];
const besideMountain = { where: 'mountain', rule: 'GR-033' } as const;

export const boldur: Deck = {
  hero: 'boldur',
  cards: [
    heroCard(
      'boldur',
      'Boldur',
      side({ strength: 3, health: 6, armour: 1 }), // GR-303
      side({ strength: 5, health: 7, armour: 1 }),
    ),
    startingAbility(
      'Rapid Strike',
      side({ mana: 1 }, free(attack, mana(3))),
      side({ mana: 1 }, free(attack, mana(2), { often: true })), // GR-120
    ),
    ability(
      'Sweeping Strike',
      side({}, bonus(1), sweep),
      side({}, bonus(1, { per: 'adjacent-monster' }), sweep),
    ),
    ability('Wrecking Ball', side({ wrecking: true }), side({ wrecking: true, move: 1 })), // GR-353, GR-111
    ability(
      'Beefy Berserker',
      side({ strength: 1, runesHit: true }), // GR-285
      side({ strength: 3, runesHit: true }),
    ),
    ability('Dreadnought', side({ mana: 1 }, prevents), side({ mana: 1 }, prevents, reflects)),
    ability('Fortified', side({}, free(heal(1))), side({ strength: 1, health: 2 }, free(heal(1)))),

    startingEquipment("Boldur's First Pick", { mainWeapon: true, strength: 1 }),
    equipment(
      'Shield',
      forgo({ kinds: ['troll'] }, 'ogre-valley'),
      { durability: 2 },
      whenHit(prevent(2), wear),
    ),
    equipment(
      'Mining Equipment',
      quest(undefined, pays(3)),
      { durability: 2 },
      free(gold(2, { atThree: 3 }), wear, besideMountain),
    ),
    equipment('Dwarf Mail', count(7, 'mountain-side-entered'), { mail: true }), // GR-359
    equipment('Orebiter', quest(undefined, pays(2)), { mines: true }), // GR-358
    equipment(
      "Dvalin's Pick",
      endMove({ mountains: 3 }),
      {},
      free(aBitOfAll, spend('attack'), { rule: 'GR-142' }),
    ),
    equipment(
      'Smiterbiter',
      endMove({ location: 'marsh-of-sorrow' }),
      { mainWeapon: true, strength: 3 },
      store,
      spendStored,
    ),
    equipment(
      "Eitri's Pick",
      endMove({ monsters: 4 }),
      { mainWeapon: true, strength: 2 },
      moreDice(2, 'rapid-strike'),
    ),
    equipment('Dwarf Helm', quest('temple-ruins', pays(2)), { durability: 4 }, whenHit(prevent(1), wear)),
    equipment('Battle Boots', quest(undefined, spend('focus')), { strength: 1 }),
    equipment('Dwarf Pick', count(3, 'kill'), { strength: 1 }),
    equipment(
      'Precision Axes',
      quest('forest', spend('practice')),
      { durability: 3 },
      free(damage(1, adjacent, { unpreventable: true }), wear),
    ),

    event('Miner', 2, free(gold(2), undefined, besideMountain)),
    event('Short Temper', 3, free(kill({ ...adjacent, healthLeft: 2 }))),
    maneuver(2),
    rest(2),
    kick(3),
    event('Berserk', 3, inAttack(add(3, { hurts: 1 }))),
    event('Focus', 2, free(aBitOfAll, spend('focus'), { rule: 'GR-142' })),
    durability(1),
    event('Dodge', 1, whenHit(prevent(2))),
    event("Boldur's Gate", 1, free(build, pays(2), { where: 'town' })),
    seekShelter(1),
    event('Portable Smithy', 1, smithy),
  ],
};
