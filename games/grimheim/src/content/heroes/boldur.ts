import { addDamage } from '../../rules/attack.ts';
import { drawEvent } from '../../rules/draw.ts';
import { gainGold, manaOfChoice } from '../../rules/gains.ts';
import { hurtHero } from '../../rules/hurt.ts';
import { damageMonster, kill } from '../../rules/kill.ts';
import { adjacent, clockwise, countTerrain, locationOf } from '../../rules/map.ts';
import { healthLeft, isLegend, monsterAt } from '../../rules/places.ts';
import { currentQuest, gainQuest } from '../../rules/quests.ts';
import { because } from '../../rules/reasons.ts';
import type { Monster } from '../../rules/state.ts';
import type { BonusEffect, Deck, Effect, HitEffect, LeftoverEffect, RollUser, Side, User } from '../cards.ts';
import {
  aimed,
  beside,
  durability,
  event,
  extraAttack,
  healing,
  kick,
  maneuver,
  rest,
  seekShelter,
  simply,
  townPiece,
} from './shared.ts';

// ── Abilities ───────────────────────────────────────────────────────────────────────────────────────────

/** GR-297: from an adjacent target to the next monster clockwise around Boldur, and no farther. */
const sweep: LeftoverEffect = {
  on: 'leftover',
  *run(u, { at, left }) {
    const next = adjacent(u.hero.at, at) ? nextAround(u, at) : undefined;
    if (!next) return left;
    const question = { id: 'sweep', rule: 'GR-297', data: { left, monster: next.id }, quiet: 'no' };
    const swept = yield* u.t.choose(u.seat, question, [
      { id: `monster:${next.id}`, value: true },
      { id: 'no', value: false },
    ]);
    if (!swept) return left;
    yield* damageMonster(u.t, u.seat, next, left, { rule: 'GR-297' });
    return 0;
  },
};

function nextAround({ t, hero }: User, victim: number): Monster | undefined {
  const around = clockwise(hero.at);
  const from = around.indexOf(victim);
  for (let i = 1; i < 6; i++) {
    const monster = monsterAt(t.state, around[(from + i) % 6] as number);
    if (monster) return monster;
  }
  return undefined;
}

const sweepingStrike = (more: BonusEffect['damage']): Side => ({
  effects: [{ on: 'bonus', damage: more }, sweep],
});

const dreadnought: HitEffect = { on: 'hit', cost: { mana: 1 }, prevent: 1 };

/** GR-359: after the attack, whatever it did to Boldur. */
const reflect: Effect = {
  on: 'attacked',
  automatic: true,
  closed: (_, attacker, stood) => (adjacent(stood, attacker.at) ? undefined : because.noTarget),
  *run({ t, seat }, attacker) {
    yield* damageMonster(t, seat, attacker, 1, { rule: 'GR-359' });
  },
};

// ── Equipment ───────────────────────────────────────────────────────────────────────────────────────────

/** GR-033: mountains next to Boldur, the one he stands on included. */
const mountains = ({ hero }: User): number => countTerrain(hero.at, 'mountain');
const noMountain = (u: User) => (mountains(u) > 0 ? undefined : because.noMountain);

const STORED = 3;

/** GR-297: what nobody took is stored, and spent in a later attack action. */
const smiterbiter: readonly Effect[] = [
  {
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
  },
  {
    on: 'attack',
    damageOnly: true,
    closed: ({ card }) => (card && card.markers > 0 ? undefined : because.noMarkers),
    *run(u: RollUser) {
      const most = u.card?.markers ?? 0;
      const question = { id: 'spend-stored', rule: 'GR-297', data: { most } };
      const option = { id: 'stored', value: 0, most };
      const [spent] = yield* u.t.chooseAmounts(u.seat, question, [option], { min: 1, max: most });
      const amount = spent?.amount ?? 0;
      addMarkers(u, -amount);
      addDamage(u, amount);
    },
  },
];

function addMarkers({ t, seat, card }: User, amount: number): void {
  if (!card) return;
  card.markers += amount;
  t.tell({ kind: 'markers', rule: 'GR-297', seat, card: card.id, amount });
}

/** 1 gold, 1 mana on a card of choice, 1 event. */
const gainAll = (rule: string) =>
  function* ({ t, seat }: User) {
    gainGold(t, seat, 1, rule);
    yield* manaOfChoice(t, seat, rule);
    yield* drawEvent(t, seat, rule);
  };

export const boldur: Deck = {
  hero: 'boldur',
  cards: [
    {
      kind: 'hero',
      id: 'boldur',
      name: 'Boldur',
      sides: [
        { strength: 3, health: 6, armour: 1 }, // GR-303
        { strength: 5, health: 7, armour: 1 },
      ],
    },

    {
      kind: 'ability',
      id: 'rapid-strike',
      name: 'Rapid Strike',
      starting: true,
      sides: [
        { mana: 1, effects: [extraAttack({ cost: { mana: 3 } })] },
        { mana: 1, effects: [extraAttack({ cost: { mana: 2 }, often: true })] }, // GR-120
      ],
    },
    {
      kind: 'ability',
      id: 'sweeping-strike',
      name: 'Sweeping Strike',
      sides: [sweepingStrike(() => 1), sweepingStrike((u) => beside(u).length)],
    },
    {
      kind: 'ability',
      id: 'wrecking-ball',
      name: 'Wrecking Ball',
      sides: [{ wrecking: true }, { wrecking: true, move: 1 }], // GR-353, GR-111
    },
    {
      kind: 'ability',
      id: 'beefy-berserker',
      name: 'Beefy Berserker',
      sides: [
        { strength: 1, runesHit: true }, // GR-285
        { strength: 3, runesHit: true },
      ],
    },
    {
      kind: 'ability',
      id: 'dreadnought',
      name: 'Dreadnought',
      sides: [
        { mana: 1, effects: [dreadnought] },
        { mana: 1, effects: [dreadnought, reflect] },
      ],
    },
    {
      kind: 'ability',
      id: 'fortified',
      name: 'Fortified',
      sides: [{ effects: [healing(1)] }, { strength: 1, health: 2, effects: [healing(1)] }],
    },

    {
      kind: 'equipment',
      id: 'boldurs-first-pick',
      name: "Boldur's First Pick",
      starting: true,
      mainWeapon: true,
      strength: 1,
    },
    {
      kind: 'equipment',
      id: 'shield',
      name: 'Shield',
      durability: 2,
      effects: [{ on: 'hit', cost: { wear: 1 }, prevent: 2 }],
      quest: { by: 'kill', matches: ({ kind }) => kind === 'troll', forgo: true, enter: 'ogre-valley' },
    },
    {
      kind: 'equipment',
      id: 'mining-equipment',
      name: 'Mining Equipment',
      durability: 2,
      effects: [
        {
          on: 'free',
          cost: { wear: 1 },
          closed: noMountain,
          run: simply((u: User) => gainGold(u.t, u.seat, mountains(u) >= 3 ? 3 : 2, 'GR-033')),
        },
      ],
      quest: { by: 'deed', cost: { gold: 3 } },
    },
    {
      kind: 'equipment',
      id: 'dwarf-mail',
      name: 'Dwarf Mail',
      mail: true, // GR-359
      quest: { by: 'count', of: 7, enter: (u) => (mountains(u) > 0 ? 1 : 0) },
    },
    {
      kind: 'equipment',
      id: 'orebiter',
      name: 'Orebiter',
      mines: true, // GR-358
      quest: { by: 'deed', cost: { gold: 2 } },
    },
    {
      kind: 'equipment',
      id: 'dvalins-pick',
      name: "Dvalin's Pick",
      effects: [{ on: 'free', cost: { spend: 'attack' }, run: gainAll('GR-142') }],
      quest: { by: 'end-move', met: (u) => mountains(u) >= 3 },
    },
    {
      kind: 'equipment',
      id: 'smiterbiter',
      name: 'Smiterbiter',
      mainWeapon: true,
      strength: 3,
      effects: smiterbiter,
      quest: { by: 'end-move', met: ({ hero }) => locationOf(hero.at) === 'marsh-of-sorrow' },
    },
    {
      kind: 'equipment',
      id: 'eitris-pick',
      name: "Eitri's Pick",
      mainWeapon: true,
      strength: 2,
      effects: [{ on: 'dice', dice: (_, source) => (source === 'rapid-strike' ? 2 : 0) }],
      quest: { by: 'end-move', met: (u) => beside(u).length >= 4 || beside(u).some(isLegend) },
    },
    {
      kind: 'equipment',
      id: 'dwarf-helm',
      name: 'Dwarf Helm',
      durability: 4,
      effects: [{ on: 'hit', cost: { wear: 1 }, prevent: 1 }],
      quest: { by: 'deed', at: 'temple-ruins', cost: { gold: 2 } },
    },
    {
      kind: 'equipment',
      id: 'battle-boots',
      name: 'Battle Boots',
      strength: 1,
      quest: { by: 'deed', cost: { spend: 'focus' } },
    },
    {
      kind: 'equipment',
      id: 'dwarf-pick',
      name: 'Dwarf Pick',
      strength: 1,
      quest: { by: 'count', of: 3, kill: () => 1 },
    },
    {
      kind: 'equipment',
      id: 'precision-axes',
      name: 'Precision Axes',
      durability: 3,
      effects: [
        aimed(
          'GR-293',
          beside,
          (u, monster) => damageMonster(u.t, u.seat, monster, 1, { rule: 'GR-293', unpreventable: true }),
          { cost: { wear: 1 } },
        ),
      ],
      quest: { by: 'deed', at: 'forest', cost: { spend: 'practice' } },
    },

    event('miner', 'Miner', 2, {
      on: 'free',
      closed: noMountain,
      run: simply((u: User) => gainGold(u.t, u.seat, 2, 'GR-033')),
    }),
    event(
      'short-temper',
      'Short Temper',
      3,
      // GR-296: a kill is no damage; Legends too.
      aimed(
        'GR-296',
        (u) => beside(u).filter((m) => healthLeft(u.t.state, m) <= 2),
        (u, monster) => kill(u.t, u.seat, monster),
      ),
    ),
    maneuver(2),
    rest(2),
    kick(3),
    event('berserk', 'Berserk', 3, {
      on: 'attack',
      damageOnly: true,
      // GR-293: the price, first.
      *run(u) {
        yield* hurtHero(u.t, u.seat, 1, { rule: 'GR-293', unpreventable: true });
        addDamage(u, 3);
      },
    }),
    event('focus', 'Focus', 2, { on: 'free', cost: { spend: 'focus' }, run: gainAll('GR-142') }),
    durability(1),
    event('dodge', 'Dodge', 1, { on: 'hit', prevent: 2 }),
    event('boldurs-gate', "Boldur's Gate", 1, townPiece({ cost: { gold: 2 } })),
    seekShelter(1),
    event('portable-smithy', 'Portable Smithy', 1, {
      on: 'free',
      cost: { spend: 'prepare' },
      closed: ({ hero }) => (currentQuest(hero) ? undefined : because.noQuest),
      run: simply((u: User) => gainQuest(u.t, u.seat)), // GR-149
    }),
  ],
};
