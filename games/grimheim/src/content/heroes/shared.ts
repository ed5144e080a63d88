import type { Flow } from '@wyrdhall/kernel';
import { addDamage, attackAction, attackAims, healths, monsterOption, rollAt } from '../../rules/attack.ts';
import { countRunes } from '../../rules/dice.ts';
import { heal, repair } from '../../rules/gains.ts';
import { damageMonster, kill } from '../../rules/kill.ts';
import { isTown, locationOf, monsterMayStand, nameOf, stepsToTown, ways } from '../../rules/map.ts';
import { canWalk, chooseShove, shoveAreasOf, shoveMonster, walk } from '../../rules/movement.ts';
import {
  adjacentMonsters,
  facts,
  isLegend,
  monstersInRange,
  monstersWithin,
  occupied,
} from '../../rules/places.ts';
import { because } from '../../rules/reasons.ts';
import type { CardId, CardInPlay, Monster } from '../../rules/state.ts';
import { isEquipment } from '../../rules/tableau.ts';
import { addPiece, MOST_PIECES } from '../../rules/town.ts';
import { place, supply } from '../../rules/waves.ts';
import {
  type Ability,
  type Effect,
  type Equipment,
  type EventCard,
  type FreeEffect,
  type MarchEffect,
  type RollEffect,
  type RollUser,
  titleOf,
  type User,
} from '../cards.ts';
import type { MonsterKind } from '../monsters.ts';

// ── What cards are made of ──────────────────────────────────────────────────────────────────────────────

/** An effect that asks nothing. */
export const simply = <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
  // biome-ignore lint/correctness/useYield: it asks nothing.
  function* (...args: Args): Flow {
    act(...args);
  };

type More = Pick<FreeEffect, 'use' | 'cost' | 'often'>;

export const inRange = (u: User): Monster[] => monstersInRange(u.t.state, u.hero);
export const beside = (u: User): Monster[] => adjacentMonsters(u.t.state, u.hero);

export function* chooseMonster(u: User, monsters: readonly Monster[], rule: string): Flow<Monster> {
  const data = { card: titleOf(u.id), health: healths(u.t.state, monsters) };
  const question = { id: 'target', rule, data };
  return yield* u.t.choose(u.seat, question, monsters.map(monsterOption));
}

/** Why nothing can be aimed at. */
export const noTarget = (u: User, monsters: readonly Monster[]) => {
  if (monsters.length > 0) return undefined;
  return isTown(u.hero.at) ? because.inTown : because.noTarget;
};

/** Something done to one of some monsters. */
export const aimed = (
  rule: string,
  targets: (u: User) => readonly Monster[],
  act: (u: User, monster: Monster) => Flow<unknown>,
  more: More = {},
): FreeEffect => ({
  ...more,
  on: 'free',
  closed: (u) => noTarget(u, targets(u)),
  *run(u) {
    yield* act(u, yield* chooseMonster(u, targets(u), rule));
  },
});

/** Damage without dice (GR-127). */
export const damage = (amount: number, rule = 'GR-127') =>
  function* (u: User, monster: Monster): Flow<number | undefined> {
    return yield* damageMonster(u.t, u.seat, monster, amount, { rule });
  };

/** Dice that are no attack action (GR-127). */
export const dice = (number: number) => (u: User, monster: Monster) =>
  rollAt(u.t, u.seat, monster, number, u.id);

/** Damage added to a roll (GR-286, GR-287). */
export const extraDamage = (
  on: RollEffect['on'],
  amount: number | ((u: RollUser) => number),
  more: Pick<RollEffect, 'use' | 'cost' | 'oncePerTurn' | 'closed'> = {},
): RollEffect => ({
  ...more,
  on,
  damageOnly: true,
  run: simply((u) => addDamage(u, typeof amount === 'number' ? amount : amount(u))),
});

/** GR-111: a movement of its own. */
export const moves = (steps: number, more: More = {}): FreeEffect => ({
  ...more,
  on: 'free',
  closed: ({ t, hero }) => {
    if (hero.rooted) return because.rooted;
    return canWalk(t, hero, { steps }) ? undefined : because.noWay;
  },
  run: ({ t, seat }) => walk(t, seat, { steps, action: false, rule: 'GR-111' }),
});

/** GR-125: removes damage from the hero. */
export const healing = (amount: number, more: More = {}): FreeEffect => ({
  ...more,
  on: 'free',
  closed: ({ hero }) => (hero.damage > 0 ? undefined : because.nothingToHeal),
  run: simply((u) => heal(u.t, u.seat, amount, 'GR-125')),
});

/** GR-104, GR-105: a full attack action. */
export const extraAttack = (more: More = {}): FreeEffect => ({
  ...more,
  on: 'free',
  closed: (u) => (attackAims(u.t, u.seat, true).length > 0 ? undefined : noTarget(u, [])),
  run: (u) => attackAction(u.t, u.seat, u.id),
});

/** GR-051 */
export const townPiece = (more: More = {}): FreeEffect => ({
  ...more,
  on: 'free',
  closed: ({ t, hero }) => {
    if (!isTown(hero.at)) return because.notInTown;
    return t.state.pieces < MOST_PIECES ? undefined : because.townFull;
  },
  run: simply((u) => addPiece(u.t)),
});

/** GR-355: damage, and whoever is still there is shoved. */
export function* kickAway(u: User, monster: Monster, amount: number, steps: 1 | 2 = 1): Flow {
  yield* damageMonster(u.t, u.seat, monster, amount, { rule: 'GR-355' });
  const s = u.t.state;
  const areas = s.monsters.includes(monster) ? shoveAreasOf(s, monster, steps) : [];
  if (areas.length === 0) return;
  shoveMonster(u.t, u.seat, monster, yield* chooseShove(u.t, u.seat, monster.id, areas));
}

/** GR-352 */
export function hold(u: User, monster: Monster): void {
  monster.held = true;
  u.t.tell({ kind: 'held', rule: 'GR-352', seat: u.seat, monster: monster.id, card: titleOf(u.id) });
}

/** Longer range for this turn (GR-155, GR-358). */
export const longerRange = (amount: number, more: More = {}): FreeEffect => ({
  ...more,
  on: 'free',
  run: simply((u) => {
    u.hero.range += amount;
    const told = { kind: 'bonus', rule: 'GR-358', seat: u.seat, what: 'range', amount } as const;
    u.t.tell({ ...told, card: titleOf(u.id) });
  }),
});

/** Free areas next to the hero on which a monster can be placed (GR-022, GR-028). */
export const freeBeside = ({ t, hero }: User): number[] =>
  (ways[hero.at] ?? []).filter((at) => monsterMayStand(at) && !occupied(t.state, at));

/** GR-149: a monster from the supply, next to the hero, if there is one and room for it. */
export function* placeBeside(u: User, kind: MonsterKind): Flow {
  const areas = freeBeside(u);
  if (areas.length === 0 || supply(u.t.state, kind) === 0) return;
  const options = areas.map((at) => ({ id: `hex:${nameOf(at)}`, value: at, at: nameOf(at) }));
  const at = yield* u.t.choose(u.seat, { id: 'place', rule: 'GR-149', data: { kind } }, options);
  place(u.t, kind, at, 'GR-149');
}

export const event = (id: CardId, name: string, copies: number, effect: Effect): EventCard => ({
  kind: 'event',
  id,
  name,
  copies,
  effect,
});

/** The starting bows. */
export const firstBow = (id: CardId, name: string): Equipment => ({
  kind: 'equipment',
  id,
  name,
  starting: true,
  mainWeapon: true,
  strength: 1,
  range: 1,
});

/** Throwing axes, darts and knives. */
export const throwing = (id: CardId, name: string): Equipment => ({
  kind: 'equipment',
  id,
  name,
  durability: 2,
  effects: [aimed('GR-127', beside, dice(3), { cost: { wear: 1 } })],
  quest: { by: 'deed', at: 'forest', cost: { spend: 'practice' } },
});

// ── Cards of several decks ──────────────────────────────────────────────────────────────────────────────

const suppress = (reaches: (monster: Monster) => boolean): MarchEffect => {
  const targets = ({ t, hero }: User): Monster[] =>
    monstersWithin(t.state, hero, 3).filter((m) => reaches(m) && m.id !== hero.suppressed);
  return {
    on: 'monsters-will-move',
    closed: (u) => noTarget(u, targets(u)),
    *run(u) {
      const monster = yield* chooseMonster(u, targets(u), 'GR-352');
      hold(u, monster);
      u.hero.suppressed = monster.id;
    },
    passed({ hero }) {
      hero.suppressed = '';
    },
  };
};

const isLow = (monster: Monster): boolean => facts(monster).rank <= 2;

export const suppressiveFire: Ability = {
  kind: 'ability',
  id: 'suppressive-fire',
  name: 'Suppressive Fire',
  sides: [{ effects: [suppress(isLow)] }, { effects: [suppress(() => true)] }],
};

export const quiver: Equipment = {
  kind: 'equipment',
  id: 'quiver',
  name: 'Quiver',
  strength: 1,
  durability: 3,
  effects: [extraDamage('attack', 1, { cost: { wear: 1 }, oncePerTurn: true })], // GR-128
  quest: { by: 'kill', matches: (dead) => facts(dead).rank === 3, forgo: true }, // GR-306
};

export const helmet: Equipment = {
  kind: 'equipment',
  id: 'helmet',
  name: 'Helmet',
  durability: 3,
  effects: [{ on: 'hit', prevent: 1, cost: { wear: 1 } }],
  quest: { by: 'kill', matches: ({ kind }) => kind === 'brute' || kind === 'skeleton', forgo: true },
};

export const rest = (copies: number): EventCard => event('rest', 'Rest', copies, healing(2));

export const maneuver = (copies: number): EventCard => event('maneuver', 'Maneuver', copies, moves(1));

/** Legends too (GR-355). */
export const kick = (copies: number): EventCard =>
  event(
    'kick',
    'Kick',
    copies,
    aimed('GR-355', beside, (u, monster) => kickAway(u, monster, 1)),
  );

const worn = ({ hero }: User): CardInPlay[] =>
  hero.cards.filter((card) => isEquipment(card) && card.damage > 0);

export const durability = (copies: number): EventCard =>
  event('durability', 'Durability', copies, {
    on: 'free',
    closed: (u) => (worn(u).length > 0 ? undefined : because.nothingToRepair),
    *run(u) {
      const options = worn(u).map((card) => ({ id: `card:${card.id}`, value: card }));
      const card = yield* u.t.choose(u.seat, { id: 'repair', rule: 'GR-121' }, options);
      repair(u.t, u.seat, card, card.damage, 'GR-121');
    },
  });

/** GR-356: Grimheim is a location too (GR-049). */
const shelter = { steps: 2, mayEnd: (at: number) => locationOf(at) !== undefined };

export const seekShelter = (copies: number): EventCard =>
  event('seek-shelter', 'Seek Shelter', copies, {
    on: 'free',
    closed: ({ t, hero }) => {
      if (hero.rooted) return because.rooted;
      return canWalk(t, hero, shelter) ? undefined : because.noWay;
    },
    *run({ t, seat, hero }) {
      yield* walk(t, seat, { ...shelter, action: false, rule: 'GR-356' });
      hero.rooted = true;
    },
  });

/** GR-123: the price is another event. */
export const speedyAttack = (copies: number): EventCard =>
  event('speedy-attack', 'Speedy Attack', copies, extraAttack({ cost: { discard: 1 } }));

export const piercingArrows = (copies: number): EventCard =>
  event(
    'piercing-arrows',
    'Piercing Arrows',
    copies,
    extraDamage('roll', (u) => countRunes(u.roll.faces), {
      closed: (u) => (u.roll.faces.includes('rune') ? undefined : because.noRune),
    }),
  );

/** GR-358: nearer by distance. A kill is no damage (GR-296). */
export const backDown = (copies: number): EventCard =>
  event(
    'back-down',
    'Back Down!',
    copies,
    aimed(
      'GR-358',
      (u) => inRange(u).filter((m) => isLow(m) && toTown(m.at) < toTown(u.hero.at)),
      (u, monster) => kill(u.t, u.seat, monster),
    ),
  );

const toTown = (at: number): number => stepsToTown[at] as number;

/** GR-146: whoever kills the monster gains the gold on it. */
export const prey = (copies: number): EventCard =>
  event('prey', 'Prey', copies, {
    on: 'free',
    closed: (u) => (preys(u).length > 0 ? undefined : because.noTarget),
    *run(u) {
      const monster = yield* chooseMonster(u, preys(u), 'GR-146');
      monster.gold += 2;
      u.t.tell({ kind: 'prey', rule: 'GR-146', seat: u.seat, monster: monster.id, amount: 2 });
    },
  });

const preys = ({ t }: User): Monster[] =>
  t.state.monsters.filter((m) => m.damage === 0 && (isLegend(m) || facts(m).rank === 3));
