import type { Flow } from '@wyrdhall/kernel';
import { addDice, healths, monsterOption } from '../../rules/attack.ts';
import { actionClosed, pay } from '../../rules/cost.ts';
import { drawEvent } from '../../rules/draw.ts';
import { gainGold, heal, manaOfChoice } from '../../rules/gains.ts';
import { damageMonster } from '../../rules/kill.ts';
import { isForest, isTown } from '../../rules/map.ts';
import { canWalk, walk } from '../../rules/movement.ts';
import { isLegend } from '../../rules/places.ts';
import { because } from '../../rules/reasons.ts';
import type { Monster } from '../../rules/state.ts';
import { supply } from '../../rules/waves.ts';
import {
  type Ability,
  type Deck,
  type Equipment,
  type FollowEffect,
  type FreeEffect,
  type HeroCard,
  type RollEffect,
  titleOf,
  type User,
} from '../cards.ts';
import {
  aimed,
  backDown,
  beside,
  chooseMonster,
  damage,
  dice,
  event,
  extraAttack,
  extraDamage,
  firstBow,
  freeBeside,
  healing,
  hold,
  inRange,
  longerRange,
  moves,
  noTarget,
  piercingArrows,
  placeBeside,
  prey,
  quiver,
  rest,
  simply,
  speedyAttack,
  suppressiveFire,
  throwing,
  townPiece,
} from './shared.ts';

// ── Hero and abilities ──────────────────────────────────────────────────────────────────────────────────

/** GR-356: where the movement ends counts, not what it passes. */
const forestMana = (on: 'end-move-action' | 'end-move'): FollowEffect => ({
  on,
  *run({ t, seat, hero }) {
    if (isForest(hero.at)) yield* manaOfChoice(t, seat, 'GR-356');
  },
});

const hero: HeroCard = {
  kind: 'hero',
  id: 'alva',
  name: 'Alva',
  sides: [
    { strength: 2, health: 9, effects: [forestMana('end-move-action')] },
    { strength: 4, health: 10, effects: [forestMana('end-move')] },
  ],
};

/** 1 damage to each of several monsters. */
function* arrows(u: User, monsters: readonly Monster[]): Flow {
  for (const monster of monsters) {
    if (!u.t.state.monsters.includes(monster)) continue;
    yield* damageMonster(u.t, u.seat, monster, 1, { rule: 'GR-358' });
  }
}

function* chooseMonsters(u: User, min: number, max: number): Flow<Monster[]> {
  const data = { card: titleOf(u.id), health: healths(u.t.state, inRange(u)) };
  const question = { id: 'targets', rule: 'GR-358', data };
  return yield* u.t.chooseMany(u.seat, question, inRange(u).map(monsterOption), { min, max });
}

/** GR-358: three, or all that are there; the price stays. */
const hailOfThree: FreeEffect = {
  on: 'free',
  cost: { mana: 3 },
  closed: (u) => noTarget(u, inRange(u)),
  *run(u) {
    const number = Math.min(3, inRange(u).length);
    yield* arrows(u, yield* chooseMonsters(u, number, number));
  },
};

/** As many as she pays for, up to 4. */
const hailOfFour: FreeEffect = {
  on: 'free',
  closed: (u) => noTarget(u, inRange(u)) ?? (u.card?.mana ? undefined : because.noMana),
  *run(u) {
    const most = Math.min(4, u.card?.mana ?? 0, inRange(u).length);
    const monsters = yield* chooseMonsters(u, 1, most);
    yield* pay(u, { mana: monsters.length });
    yield* arrows(u, monsters);
  },
};

const hailOfArrows: Ability = {
  kind: 'ability',
  id: 'hail-of-arrows',
  name: 'Hail of Arrows',
  starting: true,
  sides: [
    { mana: 1, effects: [hailOfThree] },
    { mana: 2, effects: [hailOfFour] },
  ],
};

/** GR-356: a single step, into forest or out of it; never out of Grimheim. */
const tread: FreeEffect = {
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

const treetreader: Ability = {
  kind: 'ability',
  id: 'treetreader',
  name: 'Treetreader',
  sides: [
    { health: 2, effects: [tread] },
    {
      health: 2,
      effects: [
        tread,
        // GR-356: every forest area that she enters by any movement of her own.
        { on: 'step', run: simply(({ t, seat, hero }) => isForest(hero.at) && heal(t, seat, 1, 'GR-356')) },
      ],
    },
  ],
};

/** GR-158 */
const drawsMore = (cards: number): FollowEffect => ({
  on: 'turn-end',
  *run({ t, seat }) {
    for (let i = 0; i < cards; i++) yield* drawEvent(t, seat, 'GR-158');
  },
});

const starsong: Ability = {
  kind: 'ability',
  id: 'starsong',
  name: 'Starsong',
  sides: [{ effects: [drawsMore(1)] }, { handLimit: 5, effects: [drawsMore(2)] }],
};

const snipe: Ability = {
  kind: 'ability',
  id: 'snipe',
  name: 'Snipe',
  sides: [{ effects: [aimed('GR-127', inRange, dice(2))] }, { effects: [aimed('GR-127', inRange, dice(5))] }],
};

/** GR-120: the card once per turn, whatever its options. */
const exclusive = <E extends FreeEffect | RollEffect>(effect: E): E => ({ ...effect, exclusive: true });

const longerMove: FreeEffect = {
  on: 'free',
  use: 'move',
  cost: { mana: 1 },
  closed: ({ hero }) => (hero.rooted ? because.rooted : actionClosed(hero, 'move')),
  run: simply(({ t, seat, hero, id }) => {
    hero.move++;
    t.tell({ kind: 'bonus', rule: 'GR-111', seat, what: 'move', amount: 1, card: id });
  }),
};
const farther = longerRange(1, { use: 'range', cost: { mana: 2 } });
const harder = (mana: number): RollEffect =>
  extraDamage('attack', 2, { use: 'damage', cost: { mana }, oncePerTurn: true });
const drawsOne = (mana: number): FreeEffect => ({
  on: 'free',
  use: 'draw',
  cost: { mana },
  closed: ({ hero }) => (hero.deck.length + hero.discard.length > 0 ? undefined : because.noEvents),
  run: (u) => drawEvent(u.t, u.seat, 'GR-072'),
});

const flexibility: Ability = {
  kind: 'ability',
  id: 'flexibility',
  name: 'Flexibility',
  sides: [
    { mana: 1, effects: [exclusive(longerMove), exclusive(farther), exclusive(harder(2))] },
    // GR-120: each option once per turn.
    { mana: 2, effects: [longerMove, farther, harder(2), drawsOne(2)] },
  ],
};

// ── Equipment ───────────────────────────────────────────────────────────────────────────────────────────

const tiara: Equipment = {
  kind: 'equipment',
  id: 'tiara',
  name: 'Tiara',
  markers: 6,
  effects: [
    {
      on: 'turn-start',
      run: simply(({ t, seat, card }) => {
        if (!card || card.markers === 0) return;
        card.markers--;
        t.tell({ kind: 'markers', rule: 'GR-128', seat, card: card.id, amount: -1 });
        gainGold(t, seat, 1, 'GR-128');
      }),
    },
  ],
  quest: { by: 'deed', at: 'dark-forest' },
};

const bow = { kind: 'equipment', mainWeapon: true, strength: 3, range: 1 } as const;

/** GR-357: also for runes on the dice that it adds. */
const windbite: Equipment = {
  ...bow,
  id: 'windbite',
  name: 'Windbite',
  effects: [{ on: 'runes', run: (u, runes) => addDice(u, runes) }],
  quest: { by: 'count', of: 4, kill: (_, __, distance) => (distance >= 2 ? 1 : 0) },
};

/** GR-149: it already works for the attack that completes its quest. */
const singingBow: Equipment = {
  ...bow,
  id: 'singing-bow',
  name: 'Singing Bow',
  effects: [{ on: 'after-attack', run: ({ t, seat }) => manaOfChoice(t, seat, 'GR-128') }],
  quest: { by: 'count', of: 10, dice: ({ hero }) => (isForest(hero.at) ? 1 : 0) },
};

const elvenBlade: Equipment = {
  kind: 'equipment',
  id: 'elven-blade',
  name: 'Elven Blade',
  effects: [
    {
      on: 'after-attack',
      // GR-358: next to Alva.
      *run(u) {
        if (beside(u).length > 0) yield* damage(1, 'GR-358')(u, yield* chooseMonster(u, beside(u), 'GR-358'));
      },
    },
  ],
  quest: { by: 'count', of: 3, kill: (_, __, distance) => (distance === 1 ? 1 : 0) },
};

const beltOfYouth: Equipment = {
  kind: 'equipment',
  id: 'belt-of-youth',
  name: 'Belt of Youth',
  health: 2,
  effects: [healing(1)],
  quest: { by: 'count', of: 8, enter: ({ hero }) => (isForest(hero.at) ? 1 : 0) },
};

const bracers: Equipment = {
  kind: 'equipment',
  id: 'alvas-bracers',
  name: "Alva's Bracers",
  mana: 1,
  effects: [extraAttack({ cost: { mana: 3 } })],
  quest: { by: 'deed', at: 'road', cost: { gold: 5 } },
};

const elvenArrows: Equipment = {
  kind: 'equipment',
  id: 'elven-arrows',
  name: 'Elven Arrows',
  strength: 2,
  quest: {
    by: 'deed',
    at: 'troll-caves',
    closed: (u) => {
      if (supply(u.t.state, 'troll') === 0) return because.noTile;
      return freeBeside(u).length > 0 ? undefined : because.noRoom;
    },
    run: (u) => placeBeside(u, 'troll'),
  },
};

const bloodlineCrystal: Equipment = {
  kind: 'equipment',
  id: 'bloodline-crystal',
  name: 'Bloodline Crystal',
  mana: 2,
  effects: [exclusive(harder(3)), exclusive(drawsOne(3))],
  quest: { by: 'deed', at: 'temple-ruins', cost: { discard: 2 } },
};

// ── Events ──────────────────────────────────────────────────────────────────────────────────────────────

/** GR-358: two separate rolls. */
const multiShot = event('multi-shot', 'Multi-Shot', 3, {
  on: 'free',
  closed: (u) => noTarget(u, inRange(u)),
  *run(u) {
    for (const monster of yield* chooseMonsters(u, 1, 2)) {
      if (u.t.state.monsters.includes(monster)) yield* dice(2)(u, monster);
    }
  },
});

const mastery = event('mastery', 'Mastery', 3, { on: 'attack', run: (u) => addDice(u, 4) });

const agility = event('agility', 'Agility', 2, moves(2));

const takeAKnee = event(
  'take-a-knee',
  'Take a Knee',
  2,
  aimed('GR-352', (u) => inRange(u).filter((m) => !isLegend(m)), simply(hold)),
);

const inspireDefense = event('inspire-defense', 'Inspire Defense', 2, townPiece({ cost: { mana: 2 } }));

const popular = event('popular', 'Popular', 2, {
  on: 'free',
  closed: ({ hero }) => (isTown(hero.at) ? undefined : because.notInTown),
  run: simply((u) => gainGold(u.t, u.seat, 2, 'GR-123')),
});

export const alva: Deck = {
  hero: 'alva',
  cards: [
    hero,
    hailOfArrows,
    treetreader,
    starsong,
    suppressiveFire,
    snipe,
    flexibility,
    firstBow('alvas-first-bow', "Alva's First Bow"),
    tiara,
    throwing('throwing-darts', 'Throwing Darts'),
    quiver,
    windbite,
    singingBow,
    elvenBlade,
    beltOfYouth,
    bracers,
    elvenArrows,
    bloodlineCrystal,
    multiShot,
    mastery,
    agility,
    takeAKnee,
    inspireDefense,
    rest(2),
    popular,
    speedyAttack(2),
    piercingArrows(2),
    backDown(2),
    prey(1),
  ],
};
