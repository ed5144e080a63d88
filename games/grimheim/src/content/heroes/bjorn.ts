import type { Flow } from '@wyrdhall/kernel';
import { chooseMonster, noTarget, targets } from '../../rules/aim.ts';
import { healths, monsterOption } from '../../rules/attack.ts';
import { pay } from '../../rules/cost.ts';
import { countRunes } from '../../rules/dice.ts';
import { addMana } from '../../rules/gains.ts';
import { damageMonster } from '../../rules/kill.ts';
import { adjacent as areAdjacent, distance } from '../../rules/map.ts';
import { because } from '../../rules/reasons.ts';
import type { Monster } from '../../rules/state.ts';
import { ability, type Deck, equipment, event, heroCard, side, startingAbility } from '../card.ts';
import { mana, spend, wear } from '../cost.ts';
import {
  add,
  afterRoll,
  bonus,
  damage,
  free,
  heal,
  inAttack,
  inRange,
  lengthen,
  move,
  type OwnEffect,
  prevent,
  reroll,
  whenHit,
} from '../effect.ts';
import { count, quest } from '../quest.ts';
import {
  backDown,
  firstBow,
  helmet,
  piercingArrows,
  prey,
  quiver,
  rest,
  seekShelter,
  suppressiveFire,
  throwing,
} from './shared.ts';

// ── Flows ───────────────────────────────────────────────────────────────────────────────────────────────

/** Any amount of mana between these, and as much damage. */
const SURE_SHOT = [2, 4] as const;
const sureShot: OwnEffect = {
  own: 'sure-shot-2',
  numbers: SURE_SHOT,
  on: 'free',
  closed: (u) => noTarget(u, inRange) ?? ((u.card?.mana ?? 0) < SURE_SHOT[0] ? because.noMana : undefined),
  *run(u) {
    const [least, most] = SURE_SHOT;
    const options: { id: string; value: number }[] = [];
    for (let amount = least; amount <= Math.min(most, u.card?.mana ?? 0); amount++) {
      options.push({ id: `mana:${amount}`, value: amount });
    }
    const paid = yield* u.t.choose(u.seat, { id: 'mana', rule: 'GR-122', data: { card: u.id } }, options);
    yield* pay(u, mana(paid));
    const monster = yield* chooseMonster(u, targets(u.t.state, u.hero, inRange), 'GR-127');
    yield* damageMonster(u.t, u.seat, monster, paid, { rule: 'GR-127' });
  },
};

/** GR-297: outwards from the dead monster, once or again and again; each time he may stop. */
const nail = (own: 'nailed-together' | 'nailed-together-2'): OwnEffect => ({
  own,
  on: 'leftover',
  *run(u, dead): Flow<number> {
    let { at, left } = dead;
    do {
      const behind = u.t.state.monsters.filter(
        (m) => areAdjacent(at, m.at) && distance(u.hero.at, m.at) === distance(u.hero.at, at) + 1,
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
    } while (own === 'nailed-together-2' && left > 0);
    return left;
  },
});

/** GR-358: adjacent to the target, and a damage of its own (GR-280). */
const boneBane: OwnEffect = {
  own: 'bone-bane-bow',
  on: 'dealt',
  *run(u) {
    const runes = countRunes(u.roll.faces);
    const others = u.t.state.monsters.filter((m) => m.id !== u.roll.target && areAdjacent(u.roll.at, m.at));
    if (runes === 0 || others.length === 0) return;
    const monster = yield* chooseMonster(u, others, 'GR-358');
    yield* damageMonster(u.t, u.seat, monster, runes, { rule: 'GR-358' });
  },
};

const capeMana: OwnEffect = {
  own: 'cape-mana',
  on: 'runes',
  // biome-ignore lint/correctness/useYield: it asks nothing.
  *run(u, runes) {
    if (u.card) addMana(u.t, u.seat, u.card, runes, 'GR-357');
  },
};

// ── Cards ───────────────────────────────────────────────────────────────────────────────────────────────

const focusedShot = (amount: number) => afterRoll(add(amount), spend('focus'), { where: 'own-turn' });
const bow = { mainWeapon: true, strength: 3, range: 1 } as const;

export const bjorn: Deck = {
  hero: 'bjorn',
  cards: [
    heroCard(
      'bjorn',
      'Bjorn',
      side({ strength: 2, health: 9 }, focusedShot(2)),
      side({ strength: 4, health: 10 }, focusedShot(3)),
    ),
    startingAbility(
      'Sure Shot',
      side({ mana: 1 }, free(damage(3, inRange), mana(3))),
      side({ mana: 2 }, sureShot),
    ),
    suppressiveFire,
    ability('Stitching', side({}, free(heal(1, 'shared'))), side({ health: 2 }, free(heal(2, 'shared')))),
    ability(
      'Eagle Eye',
      side({ strength: 1, range: 1 }),
      side({ strength: 2, range: 2, ignoresArmour: true }),
    ),
    ability(
      'Long Shot',
      side({}, bonus(2, { far: 2 })),
      side({ ignoresCover: true }, bonus(1, { per: 'area' })),
    ),
    ability(
      'Nailed Together',
      side({}, nail('nailed-together')),
      side({ strength: 2 }, nail('nailed-together-2')),
    ),

    firstBow("Bjorn's First Bow"),
    equipment('Bone Bane Bow', quest('nailfare', spend('mend')), bow, boneBane),
    throwing('Throwing Axes'),
    quiver,
    equipment(
      'Leather Purse',
      { by: 'kill', prey: { faction: 'trollkin' }, forgo: false, place: [2, 'brute'] },
      { durability: 3 },
      free(heal(2, 'near'), wear),
    ),
    equipment(
      'Black Arrows',
      quest('robber-camp', spend('attack')),
      { markers: { count: 3, of: 'arrow' } },
      inAttack(add(3), { markers: 1 }),
    ),
    helmet,
    equipment('Trollbane', count(5, 'trollkin-experience'), bow, bonus(1, { against: 'trollkin' })),
    equipment(
      'Home Sewn Tunic',
      quest(undefined, { spend: 'practice', gold: 1 }),
      { durability: 3, mended: true },
      whenHit(prevent(1), wear),
    ),
    equipment(
      'Home Sewn Cape',
      { by: 'deed', cost: spend('attack'), alone: true },
      { storesMana: true },
      capeMana,
      free(move(1), mana(2), { use: 'move' }),
      whenHit(prevent(2), mana(3), { use: 'prevent' }),
    ),

    prey(2),
    event('Master Shot', 4, inAttack(add(2))),
    rest(2),
    event('Burning Arrow', 4, free(damage(1, inRange, { inForest: 2 }))),
    backDown(2),
    event('Sewing', 2, free(heal(1, 'each'))),
    // GR-357: a ringed hit stays, even against cover.
    event('Perfect Aim', 2, afterRoll(reroll('blank', 'rune'))),
    event('Limber Bow', 2, free(lengthen('range', 2))),
    piercingArrows(2),
    seekShelter(1),
  ],
};
