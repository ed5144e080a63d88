import type { Flow } from '@wyrdhall/kernel';
import { healths, monsterOption, reroll } from '../../rules/attack.ts';
import { pay } from '../../rules/cost.ts';
import { countRunes } from '../../rules/dice.ts';
import { addMana, damagedCards, heal, removeDamage, repair, selfAndAdjacent } from '../../rules/gains.ts';
import { damageMonster } from '../../rules/kill.ts';
import { adjacent, distance, isForest } from '../../rules/map.ts';
import { adjacentMonsters, facts, monster as monsterOf } from '../../rules/places.ts';
import { because } from '../../rules/reasons.ts';
import type { Hero, Monster } from '../../rules/state.ts';
import type {
  Ability,
  BonusEffect,
  Deck,
  Equipment,
  FreeEffect,
  HeroCard,
  LeftoverEffect,
  RollEffect,
  User,
} from '../cards.ts';
import {
  aimed,
  backDown,
  chooseMonster,
  damage,
  event,
  extraDamage,
  firstBow,
  helmet,
  inRange,
  longerRange,
  moves,
  noTarget,
  piercingArrows,
  placeBeside,
  prey,
  quiver,
  rest,
  seekShelter,
  simply,
  suppressiveFire,
  throwing,
} from './shared.ts';

// ── Hero and abilities ──────────────────────────────────────────────────────────────────────────────────

/** GR-357: any of his own rolls in his own turn, for the Focus action (GR-142). */
const focusedShot = (amount: number): RollEffect =>
  extraDamage('roll', amount, {
    cost: { spend: 'focus' },
    closed: ({ t, seat }) =>
      t.state.phase === 'hero' && t.state.turn === seat ? undefined : because.notInTurn,
  });

const hero: HeroCard = {
  kind: 'hero',
  id: 'bjorn',
  name: 'Bjorn',
  sides: [
    { strength: 2, health: 9, effects: [focusedShot(2)] },
    { strength: 4, health: 10, effects: [focusedShot(3)] },
  ],
};

/** Any amount of 2 to 4 mana, and as much damage. */
const sureShotTwo: FreeEffect = {
  on: 'free',
  closed: (u) => noTarget(u, inRange(u)) ?? ((u.card?.mana ?? 0) < 2 ? because.noMana : undefined),
  *run(u) {
    const amounts = [2, 3, 4].filter((mana) => mana <= (u.card?.mana ?? 0));
    const options = amounts.map((mana) => ({ id: `mana:${mana}`, value: mana }));
    const mana = yield* u.t.choose(u.seat, { id: 'mana', rule: 'GR-122', data: { card: u.id } }, options);
    yield* pay(u, { mana });
    yield* damage(mana)(u, yield* chooseMonster(u, inRange(u), 'GR-127'));
  },
};

const sureShot: Ability = {
  kind: 'ability',
  id: 'sure-shot',
  name: 'Sure Shot',
  starting: true,
  sides: [
    { mana: 1, effects: [aimed('GR-127', inRange, damage(3), { cost: { mana: 3 } })] },
    { mana: 2, effects: [sureShotTwo] },
  ],
};

/** Heroes next to him, himself, and their equipment; in Grimheim everyone who is there (GR-041). */
const stitches = (amount: number): FreeEffect => {
  const damaged = (u: User) => selfAndAdjacent(u.t, u.seat).flatMap((seat) => damagedCards(u.t, seat));
  return {
    on: 'free',
    closed: (u) => (damaged(u).length > 0 ? undefined : because.nothingToHeal),
    run: (u) => removeDamage(u.t, u.seat, damaged(u), amount, 'GR-125'),
  };
};

const stitching: Ability = {
  kind: 'ability',
  id: 'stitching',
  name: 'Stitching',
  sides: [{ effects: [stitches(1)] }, { health: 2, effects: [stitches(2)] }],
};

const eagleEye: Ability = {
  kind: 'ability',
  id: 'eagle-eye',
  name: 'Eagle Eye',
  sides: [
    { strength: 1, range: 1 },
    { strength: 2, range: 2, ignoresArmour: true }, // GR-358
  ],
};

/** GR-358: the distance to the main target. */
const byDistance = (extra: (distance: number) => number): BonusEffect => ({
  on: 'bonus',
  damage: ({ roll }) => extra(roll.distance),
});

const longShot: Ability = {
  kind: 'ability',
  id: 'long-shot',
  name: 'Long Shot',
  sides: [
    { effects: [byDistance((far) => (far >= 2 ? 2 : 0))] },
    { ignoresCover: true, effects: [byDistance((far) => far)] },
  ],
};

/** GR-297: outwards from the dead monster, once or again and again; each time he may stop. */
const nail = (again: boolean): LeftoverEffect => ({
  on: 'leftover',
  *run(u, dead): Flow<number> {
    let { at, left } = dead;
    do {
      const behind = u.t.state.monsters.filter(
        (m) => adjacent(at, m.at) && distance(u.hero.at, m.at) === distance(u.hero.at, at) + 1,
      );
      if (behind.length === 0) break;
      const data = { card: u.id, left, health: healths(u.t.state, behind) };
      const question = { id: 'nail', rule: 'GR-297', data, quiet: 'no' };
      const victim: Monster | undefined = yield* u.t.choose<Monster | undefined>(u.seat, question, [
        ...behind.map(monsterOption),
        { id: 'no', value: undefined },
      ]);
      if (!victim) break;
      at = victim.at;
      left = (yield* damageMonster(u.t, u.seat, victim, left, { rule: 'GR-297' })) ?? 0;
    } while (again && left > 0);
    return left;
  },
});

const nailedTogether: Ability = {
  kind: 'ability',
  id: 'nailed-together',
  name: 'Nailed Together',
  sides: [{ effects: [nail(false)] }, { strength: 2, effects: [nail(true)] }],
};

// ── Equipment ───────────────────────────────────────────────────────────────────────────────────────────

const boneBaneBow: Equipment = {
  kind: 'equipment',
  id: 'bone-bane-bow',
  name: 'Bone Bane Bow',
  mainWeapon: true,
  strength: 3,
  range: 1,
  effects: [
    {
      on: 'dealt',
      // GR-358: adjacent to the target, and a damage of its own (GR-280).
      *run(u) {
        const runes = countRunes(u.roll.faces);
        const others = u.t.state.monsters.filter((m) => m.id !== u.roll.target && adjacent(u.roll.at, m.at));
        if (runes === 0 || others.length === 0) return;
        yield* damage(runes, 'GR-358')(u, yield* chooseMonster(u, others, 'GR-358'));
      },
    },
  ],
  quest: { by: 'deed', at: 'nailfare', cost: { spend: 'mend' } },
};

const leatherPurse: Equipment = {
  kind: 'equipment',
  id: 'leather-purse',
  name: 'Leather Purse',
  durability: 3,
  effects: [
    {
      on: 'free',
      cost: { wear: 1 },
      closed: (u) => (hurtNearby(u).length > 0 ? undefined : because.nothingToHeal),
      *run(u) {
        const options = hurtNearby(u).map((seat) => ({ id: `hero:${heroOf(u, seat).id}`, value: seat }));
        const seat = yield* u.t.choose(u.seat, { id: 'heal', rule: 'GR-125', data: { card: u.id } }, options);
        heal(u.t, seat, 2, 'GR-125');
      },
    },
  ],
  quest: {
    by: 'kill',
    matches: (dead) => facts(dead).faction === 'trollkin',
    forgo: false,
    *run(u) {
      yield* placeBeside(u, 'brute');
      yield* placeBeside(u, 'brute');
    },
  },
};

const heroOf = (u: User, seat: number): Hero => u.t.state.heroes[seat] as Hero;
const hurtNearby = (u: User): number[] =>
  selfAndAdjacent(u.t, u.seat).filter((seat) => heroOf(u, seat).damage > 0);

const blackArrows: Equipment = {
  kind: 'equipment',
  id: 'black-arrows',
  name: 'Black Arrows',
  markers: 3,
  effects: [extraDamage('attack', 3, { cost: { markers: 1 } })],
  quest: { by: 'deed', at: 'robber-camp', cost: { spend: 'attack' } },
};

const trollbane: Equipment = {
  kind: 'equipment',
  id: 'trollbane',
  name: 'Trollbane',
  mainWeapon: true,
  strength: 3,
  range: 1,
  effects: [
    {
      on: 'bonus',
      damage: ({ t, roll }) => {
        const target = roll.target === undefined ? undefined : monsterOf(t.state, roll.target);
        return target && facts(target).faction === 'trollkin' ? 1 : 0;
      },
    },
  ],
  // GR-149: the experience is only counted.
  quest: {
    by: 'count',
    of: 5,
    kill: (_, dead) => (facts(dead).faction === 'trollkin' ? facts(dead).experience : 0),
  },
};

const homeSewnTunic: Equipment = {
  kind: 'equipment',
  id: 'home-sewn-tunic',
  name: 'Home Sewn Tunic',
  durability: 3,
  mended: true,
  effects: [{ on: 'hit', prevent: 1, cost: { wear: 1 } }],
  quest: { by: 'deed', cost: { spend: 'practice', gold: 1 } },
};

const homeSewnCape: Equipment = {
  kind: 'equipment',
  id: 'home-sewn-cape',
  name: 'Home Sewn Cape',
  storesMana: true, // GR-115
  effects: [
    {
      on: 'runes',
      run: simply((u, runes) => u.card && addMana(u.t, u.seat, u.card, runes, 'GR-357')),
    },
    moves(1, { use: 'move', cost: { mana: 2 } }),
    { on: 'hit', use: 'prevent', prevent: 2, cost: { mana: 3 } },
  ],
  quest: {
    by: 'deed',
    cost: { spend: 'attack' },
    closed: ({ t, hero }) => (adjacentMonsters(t.state, hero).length > 0 ? because.monsterNear : undefined),
  },
};

// ── Events ──────────────────────────────────────────────────────────────────────────────────────────────

const masterShot = event('master-shot', 'Master Shot', 4, extraDamage('attack', 2));

const burningArrow = event(
  'burning-arrow',
  'Burning Arrow',
  4,
  aimed('GR-280', inRange, (u, monster) => damage(isForest(monster.at) ? 2 : 1)(u, monster)),
);

/** The hero card and all equipment. */
const sewing = event('sewing', 'Sewing', 2, {
  on: 'free',
  closed: (u) => (damagedCards(u.t, u.seat).length > 0 ? undefined : because.nothingToHeal),
  run: simply((u) => {
    heal(u.t, u.seat, 1, 'GR-125');
    for (const card of u.hero.cards) repair(u.t, u.seat, card, 1, 'GR-121');
  }),
});

/** GR-357: a ringed hit stays, even against cover. */
const perfectAim = event('perfect-aim', 'Perfect Aim', 2, {
  on: 'roll',
  closed: ({ roll }) =>
    roll.faces.some((face) => face === 'blank' || face === 'rune') ? undefined : because.noMiss,
  run: (u) => reroll(u, ['blank', 'rune']),
});

const limberBow = event('limber-bow', 'Limber Bow', 2, longerRange(2));

export const bjorn: Deck = {
  hero: 'bjorn',
  cards: [
    hero,
    sureShot,
    suppressiveFire,
    stitching,
    eagleEye,
    longShot,
    nailedTogether,
    firstBow('bjorns-first-bow', "Bjorn's First Bow"),
    boneBaneBow,
    throwing('throwing-axes', 'Throwing Axes'),
    quiver,
    leatherPurse,
    blackArrows,
    helmet,
    trollbane,
    homeSewnTunic,
    homeSewnCape,
    prey(2),
    masterShot,
    rest(2),
    burningArrow,
    backDown(2),
    sewing,
    perfectAim,
    limberBow,
    piercingArrows(2),
    seekShelter(1),
  ],
};
