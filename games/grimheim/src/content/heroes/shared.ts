import { chooseMonster } from '../../rules/aim.ts';
import { hold } from '../../rules/deeds.ts';
import type { User } from '../../rules/effect.ts';
import { isTown, locationOf } from '../../rules/map.ts';
import { canWalk, walk } from '../../rules/movement.ts';
import { facts, monstersWithin } from '../../rules/places.ts';
import { because } from '../../rules/reasons.ts';
import type { Monster } from '../../rules/state.ts';
import {
  ability,
  type Equipment,
  type EventCard,
  equipment,
  event,
  side,
  startingEquipment,
} from '../card.ts';
import { spend, wear } from '../cost.ts';
import {
  add,
  adjacent,
  afterRoll,
  attack,
  free,
  heal,
  inAttack,
  inRange,
  kick as kicks,
  kill,
  move,
  type OwnEffect,
  prevent,
  repair,
  roll,
  whenHit,
} from '../effect.ts';
import { forgo, quest } from '../quest.ts';

// ── Flows ───────────────────────────────────────────────────────────────────────────────────────────────

/** GR-352: not the same monster in two monster turns running. */
const suppress = (own: 'suppressive-fire' | 'suppressive-fire-2', rank: number, reach: number): OwnEffect => {
  const targets = ({ t, hero }: User): Monster[] =>
    monstersWithin(t.state, hero, reach).filter((m) => facts(m).rank <= rank && m.id !== hero.suppressed);
  return {
    own,
    numbers: [reach],
    on: 'monsters-will-move',
    closed: (u) => {
      if (targets(u).length > 0) return undefined;
      return isTown(u.hero.at) ? because.inTown : because.noTarget;
    },
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

/** GR-356: Grimheim is a location too (GR-049). */
const shelter = { steps: 2, mayEnd: (at: number) => locationOf(at) !== undefined };
const seeking: OwnEffect = {
  own: 'seek-shelter',
  numbers: [shelter.steps],
  worth: { steps: shelter.steps },
  on: 'free',
  closed: ({ t, hero }) => {
    if (hero.rooted) return because.rooted;
    return canWalk(t, hero, shelter) ? undefined : because.noWay;
  },
  *run({ t, seat, hero }) {
    yield* walk(t, seat, { ...shelter, action: false, rule: 'GR-356' });
    hero.rooted = true;
  },
};

/** GR-146: the gold goes to the hero who kills the monster. */
const BOUNTY = 2;
const preys = ({ t }: User): Monster[] =>
  t.state.monsters.filter((m) => m.damage === 0 && facts(m).rank >= 3);
const marking: OwnEffect = {
  own: 'prey',
  numbers: [BOUNTY],
  worth: 0.05,
  on: 'free',
  closed: (u) => (preys(u).length > 0 ? undefined : because.noTarget),
  *run(u) {
    const monster = yield* chooseMonster(u, preys(u), 'GR-146');
    monster.gold += BOUNTY;
    u.t.tell({ kind: 'prey', rule: 'GR-146', seat: u.seat, monster: monster.id, amount: BOUNTY });
  },
};

// ── Cards of several decks ──────────────────────────────────────────────────────────────────────────────

export const suppressiveFire = ability(
  'Suppressive Fire',
  side({}, suppress('suppressive-fire', 2, 3)),
  side({}, suppress('suppressive-fire-2', 4, 3)),
);

export const firstBow = (name: string): Equipment =>
  startingEquipment(name, { mainWeapon: true, strength: 1, range: 1 });
/** Axes, darts and knives. */
export const throwing = (name: string): Equipment =>
  equipment(name, quest('forest', spend('practice')), { durability: 2 }, free(roll(3, adjacent), wear));
export const quiver = equipment(
  'Quiver',
  forgo({ rank: 3 }),
  { strength: 1, durability: 3 },
  inAttack(add(1), wear, { oncePerTurn: true }),
);
export const helmet = equipment(
  'Helmet',
  forgo({ kinds: ['brute', 'skeleton'] }),
  { durability: 3 },
  whenHit(prevent(1), wear),
);

const toLow = { ranks: [1, 2], nearer: true } as const;
export const rest = (copies: number): EventCard => event('Rest', copies, free(heal(2)));
export const maneuver = (copies: number): EventCard => event('Maneuver', copies, free(move(1)));
export const kick = (copies: number): EventCard => event('Kick', copies, free(kicks(1, 1, adjacent)));
export const durability = (copies: number): EventCard => event('Durability', copies, free(repair));
export const seekShelter = (copies: number): EventCard => event('Seek Shelter', copies, seeking);
export const speedyAttack = (copies: number): EventCard =>
  event('Speedy Attack', copies, free(attack, { discard: 1 }));
export const piercingArrows = (copies: number): EventCard =>
  event('Piercing Arrows', copies, afterRoll(add(1, { perRune: true }), undefined, { where: 'rune' }));
export const backDown = (copies: number): EventCard =>
  event('Back Down!', copies, free(kill({ ...inRange, ...toLow }), undefined, { rule: 'GR-358' }));
export const prey = (copies: number): EventCard => event('Prey', copies, marking);
