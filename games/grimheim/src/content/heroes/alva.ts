import type { Flow } from '@wyrdhall/kernel';
import { noTarget, targets } from '../../rules/aim.ts';
import { healths, monsterOption } from '../../rules/attack.ts';
import { titleOf } from '../../rules/cards.ts';
import { pay } from '../../rules/cost.ts';
import type { User } from '../../rules/effect.ts';
import { gainGold } from '../../rules/gains.ts';
import { damageMonster } from '../../rules/kill.ts';
import { isForest, isTown } from '../../rules/map.ts';
import { canWalk, walk } from '../../rules/movement.ts';
import { because } from '../../rules/reasons.ts';
import { rollAt, addDice as rollMore } from '../../rules/roll.ts';
import type { Monster } from '../../rules/state.ts';
import { ability, type Deck, equipment, event, heroCard, side, startingAbility } from '../card.ts';
import { mana, gold as pays } from '../cost.ts';
import {
  add,
  addDice,
  adjacent,
  afterAttack,
  afterMoveAction,
  afterMovement,
  attack,
  build,
  damage,
  draw,
  eachStep,
  endOfTurn,
  free,
  gold,
  heal,
  hold,
  inAttack,
  inRange,
  lengthen,
  manaOfChoice,
  move,
  type OwnEffect,
  roll,
} from '../effect.ts';
import { count, quest } from '../quest.ts';
import {
  backDown,
  firstBow,
  piercingArrows,
  prey,
  quiver,
  rest,
  speedyAttack,
  suppressiveFire,
  throwing,
} from './shared.ts';

// ── Flows ───────────────────────────────────────────────────────────────────────────────────────────────

const near = (u: User): Monster[] => targets(u.t.state, u.hero, inRange);

/** 1 damage to each of several monsters. */
function* arrows(u: User, monsters: readonly Monster[]): Flow {
  for (const monster of monsters) {
    if (!u.t.state.monsters.includes(monster)) continue;
    yield* damageMonster(u.t, u.seat, monster, 1, { rule: 'GR-358' });
  }
}

function* chooseMonsters(u: User, min: number, max: number): Flow<Monster[]> {
  const data = { card: titleOf(u.id), health: healths(u.t.state, near(u)) };
  const question = { id: 'targets', rule: 'GR-358', data };
  return yield* u.t.chooseMany(u.seat, question, near(u).map(monsterOption), { min, max });
}

/** GR-358: as many monsters as it costs mana, or all that are there; the price stays. */
const hailOf = (monsters: number): OwnEffect => ({
  own: 'hail-of-arrows',
  numbers: [monsters],
  worth: { hits: 3 },
  on: 'free',
  cost: mana(monsters),
  closed: (u) => noTarget(u, inRange),
  *run(u) {
    const number = Math.min(monsters, near(u).length);
    yield* arrows(u, yield* chooseMonsters(u, number, number));
  },
});

/** As many as she pays for. */
const hailOfUpTo = (monsters: number): OwnEffect => ({
  own: 'hail-of-arrows-2',
  numbers: [monsters],
  worth: { hits: 3 },
  on: 'free',
  closed: (u) => noTarget(u, inRange) ?? (u.card?.mana ? undefined : because.noMana),
  *run(u) {
    const most = Math.min(monsters, u.card?.mana ?? 0, near(u).length);
    const chosen = yield* chooseMonsters(u, 1, most);
    yield* pay(u, mana(chosen.length));
    yield* arrows(u, chosen);
  },
});

/** GR-356: a single step, into forest or out of it; never out of Grimheim. */
const tread: OwnEffect = {
  own: 'treetreader',
  worth: { steps: 1 },
  on: 'free',
  closed: (u) => {
    if (u.hero.rooted) return because.rooted;
    if (isTown(u.hero.at)) return because.inTown;
    return canWalk(u.t, u.hero, treading(u)) ? undefined : because.noWay;
  },
  run: (u) => walk(u.t, u.seat, { ...treading(u), action: false, rule: 'GR-356' }),
};

const treading = ({ hero }: User) => {
  const fromForest = isForest(hero.at);
  return { steps: 1, mayEnd: (at: number) => fromForest || isForest(at) };
};

const tiara: OwnEffect = {
  own: 'tiara',
  on: 'turn-start',
  // biome-ignore lint/correctness/useYield: it asks nothing.
  *run({ t, seat, card }) {
    if (!card || card.markers === 0) return;
    card.markers--;
    t.tell({ kind: 'markers', rule: 'GR-128', seat, card: card.id, amount: -1 });
    gainGold(t, seat, 1, 'GR-128');
  },
};

/** GR-357: also for runes on the dice that it adds. */
const windbite: OwnEffect = { own: 'windbite', on: 'runes', run: (u, runes) => rollMore(u, runes) };

/** GR-358: separate rolls. */
const shots = (monsters: number, dice: number): OwnEffect => ({
  own: 'multi-shot',
  numbers: [monsters, dice],
  worth: { hits: monsters },
  on: 'free',
  closed: (u) => noTarget(u, inRange),
  *run(u) {
    for (const monster of yield* chooseMonsters(u, 1, monsters)) {
      if (u.t.state.monsters.includes(monster)) yield* rollAt(u.t, u.seat, monster, dice, u.id);
    }
  },
});

// ── Cards ───────────────────────────────────────────────────────────────────────────────────────────────

/** GR-356: where the movement ends counts, not what it passes. */
const inForest = { where: 'forest', rule: 'GR-356' } as const;
const bow = { mainWeapon: true, strength: 3, range: 1 } as const;
const ONE = { exclusive: true } as const;
const longer = free(lengthen('move', 1), mana(1), { use: 'move' });
const farther = free(lengthen('range', 1), mana(2), { use: 'range' });
const harder = (cost: number) => inAttack(add(2), mana(cost), { use: 'damage', oncePerTurn: true });
const drawing = (cost: number) => free(draw(1), mana(cost), { use: 'draw' });

export const alva: Deck = {
  hero: 'alva',
  cards: [
    heroCard(
      'alva',
      'Alva',
      side({ strength: 2, health: 9 }, afterMoveAction(manaOfChoice, undefined, inForest)),
      side({ strength: 4, health: 10 }, afterMovement(manaOfChoice, undefined, inForest)),
    ),
    startingAbility('Hail of Arrows', side({ mana: 1 }, hailOf(3)), side({ mana: 2 }, hailOfUpTo(4))),
    ability(
      'Treetreader',
      side({ health: 2 }, tread),
      side({ health: 2 }, tread, eachStep(heal(1), undefined, inForest)),
    ),
    ability(
      'Starsong',
      side({}, endOfTurn(draw(1), undefined, { rule: 'GR-158' })),
      side({ handLimit: 5 }, endOfTurn(draw(2), undefined, { rule: 'GR-158' })),
    ),
    suppressiveFire,
    ability('Snipe', side({}, free(roll(2, inRange))), side({}, free(roll(5, inRange)))),
    ability(
      'Flexibility',
      // GR-120: the card once per turn, whatever its options; on side II each option.
      side({ mana: 1 }, { ...longer, ...ONE }, { ...farther, ...ONE }, { ...harder(2), ...ONE }),
      side({ mana: 2 }, longer, farther, harder(2), drawing(2)),
    ),

    firstBow("Alva's First Bow"),
    equipment('Tiara', quest('dark-forest'), { markers: { count: 6, of: 'gold' } }, tiara),
    throwing('Throwing Darts'),
    quiver,
    equipment('Windbite', count(4, 'far-kill'), bow, windbite),
    // GR-149: it already works for the attack that completes its quest.
    equipment('Singing Bow', count(10, 'die-in-forest'), bow, afterAttack(manaOfChoice)),
    equipment(
      'Elven Blade',
      count(3, 'adjacent-kill'),
      {},
      afterAttack(damage(1, adjacent), undefined, { rule: 'GR-358' }),
    ),
    equipment('Belt of Youth', count(8, 'forest-entered'), { health: 2 }, free(heal(1))),
    equipment("Alva's Bracers", quest('road', pays(5)), { mana: 1 }, free(attack, mana(3))),
    equipment('Elven Arrows', { by: 'deed', at: 'troll-caves', place: [1, 'troll'] }, { strength: 2 }),
    equipment(
      'Bloodline Crystal',
      quest('temple-ruins', { discard: 2 }),
      { mana: 2 },
      { ...harder(3), ...ONE },
      { ...drawing(3), ...ONE },
    ),

    event('Multi-Shot', 3, shots(2, 2)),
    event('Mastery', 3, inAttack(addDice(4))),
    event('Agility', 2, free(move(2))),
    event('Take a Knee', 2, free(hold({ ...inRange, ranks: [1, 3] }))),
    event('Inspire Defense', 2, free(build, mana(2), { where: 'town' })),
    rest(2),
    event('Popular', 2, free(gold(2), undefined, { where: 'town' })),
    speedyAttack(2),
    piercingArrows(2),
    backDown(2),
    prey(1),
  ],
};
