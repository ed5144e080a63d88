import type { Flow, Reason } from '@wyrdhall/kernel';
import type { Aim, Deed } from '../content/effect.ts';
import { chooseMonster, mayChooseMonster, noTarget, targets } from './aim.ts';
import { attackAction, attackAims } from './attack.ts';
import { titleOf } from './cards.ts';
import { actionClosed } from './cost.ts';
import { drawEvent } from './draw.ts';
import type { User } from './effect.ts';
import {
  damagedCards,
  gainGold,
  heal,
  manaOfChoice,
  removeDamage,
  repair,
  selfAndAdjacent,
} from './gains.ts';
import { damageMonster, kill } from './kill.ts';
import { countTerrain, isForest, isTown } from './map.ts';
import { canWalk, walk } from './movement.ts';
import { because } from './reasons.ts';
import { rollAt } from './roll.ts';
import { kickAway } from './shove.ts';
import type { CardInPlay, Monster } from './state.ts';
import { isEquipment } from './tableau.ts';
import { addPiece, MOST_PIECES } from './town.ts';

/** Deeds that need nothing but the hero; those inside a roll or an attack on the hero are in regular.ts. */
export type PlainDeed = Exclude<Deed, { does: 'strike-back' | 'prevent' | 'add' | 'add-dice' | 'reroll' }>;

/** Why the deed cannot be done now; undefined where it can. */
export function deedClosed(deed: PlainDeed, u: User): Reason | undefined {
  const { t, hero } = u;
  switch (deed.does) {
    case 'damage':
    case 'roll':
    case 'kill':
    case 'kick':
    case 'hold':
      return noTarget(u, deed.aim);
    case 'heal':
      return canHeal(deed.whom, u) ? undefined : because.nothingToHeal;
    case 'repair':
      return worn(u).length > 0 ? undefined : because.nothingToRepair;
    case 'move':
      if (hero.rooted) return because.rooted;
      return canWalk(t, hero, deed) ? undefined : because.noWay;
    case 'lengthen':
      if (deed.what === 'range') return undefined;
      return hero.rooted ? because.rooted : actionClosed(hero, 'move');
    case 'attack':
      if (attackAims(t, u.seat, true).length > 0) return undefined;
      return isTown(hero.at) ? because.inTown : because.noTarget;
    case 'draw':
      return hero.deck.length + hero.discard.length > 0 ? undefined : because.noEvents;
    case 'build':
      return t.state.pieces < MOST_PIECES ? undefined : because.townFull;
    case 'gold':
    case 'mana':
      return undefined;
  }
}

/** Does it. `rule` is named instead of the deed's own; `may`: the player may decline. */
export function* doDeed(deed: PlainDeed, u: User, rule?: string, may = false): Flow {
  const { t, seat, hero } = u;
  switch (deed.does) {
    case 'damage': {
      const own = deed.unpreventable ? 'GR-293' : 'GR-127';
      const monster = yield* aim(u, deed.aim, rule ?? (deed.inForest ? 'GR-280' : own), may);
      if (!monster) return;
      const amount = isForest(monster.at) ? (deed.inForest ?? deed.amount) : deed.amount;
      const { unpreventable = false } = deed;
      yield* damageMonster(t, seat, monster, amount, { rule: rule ?? own, unpreventable });
      return;
    }
    case 'roll': {
      const monster = yield* aim(u, deed.aim, rule ?? 'GR-127', may);
      if (monster) yield* rollAt(t, seat, monster, deed.dice, u.id);
      return;
    }
    case 'kill': {
      const monster = yield* aim(u, deed.aim, rule ?? 'GR-296', may);
      if (monster) yield* kill(t, seat, monster);
      return;
    }
    case 'kick': {
      const monster = yield* aim(u, deed.aim, rule ?? 'GR-355', may);
      if (monster) yield* kickAway(u, monster, deed.amount, deed.areas);
      return;
    }
    case 'hold': {
      const monster = yield* aim(u, deed.aim, rule ?? 'GR-352', may);
      if (monster) hold(u, monster);
      return;
    }
    case 'heal':
      yield* healDeed(deed, u, rule ?? 'GR-125');
      return;
    case 'repair': {
      const options = worn(u).map((card) => ({ id: `card:${card.id}`, value: card }));
      const card = yield* t.choose(seat, { id: 'repair', rule: 'GR-121' }, options);
      repair(t, seat, card, card.damage, 'GR-121');
      return;
    }
    case 'move':
      yield* walk(t, seat, { steps: deed.steps, action: false, rule: rule ?? 'GR-111' });
      return;
    case 'lengthen': {
      const { what, amount } = deed;
      hero[what] += amount;
      const own = what === 'range' ? 'GR-358' : 'GR-111';
      t.tell({ kind: 'bonus', rule: rule ?? own, seat, what, amount, card: titleOf(u.id) });
      return;
    }
    case 'attack':
      yield* attackAction(t, seat, u.id);
      return;
    case 'draw':
      for (let i = 0; i < deed.cards; i++) yield* drawEvent(t, seat, rule ?? 'GR-072');
      return;
    case 'gold': {
      const { amount, atThree = amount } = deed;
      const gained = countTerrain(hero.at, 'mountain') >= 3 ? atThree : amount;
      gainGold(t, seat, gained, rule ?? 'GR-123');
      return;
    }
    case 'mana':
      yield* manaOfChoice(t, seat, rule ?? 'GR-128');
      return;
    case 'build':
      addPiece(t);
  }
}

function* aim(u: User, at: Aim, rule: string, may: boolean): Flow<Monster | undefined> {
  const monsters = targets(u.t.state, u.hero, at);
  if (may) return yield* mayChooseMonster(u, monsters, rule);
  return monsters.length > 0 ? yield* chooseMonster(u, monsters, rule) : undefined;
}

/** GR-352 */
export function hold(u: User, monster: Monster): void {
  monster.held = true;
  u.t.tell({ kind: 'held', rule: 'GR-352', seat: u.seat, monster: monster.id, card: titleOf(u.id) });
}

type Heal = Extract<Deed, { does: 'heal' }>;

/** Whether there is anything to heal among those whom the card may heal (GR-041). */
function canHeal(whom: Heal['whom'], u: User): boolean {
  switch (whom) {
    case 'self':
      return u.hero.damage > 0;
    case 'near':
      return woundedNear(u).length > 0;
    case 'shared':
      return damagedNear(u).length > 0;
    case 'each':
      return damagedCards(u.t, u.seat).length > 0;
  }
}

function* healDeed({ amount, whom }: Heal, u: User, rule: string): Flow {
  const { t, seat, hero } = u;
  switch (whom) {
    case 'self':
      heal(t, seat, amount, rule);
      return;
    case 'near': {
      const options = woundedNear(u).map((other) => ({
        id: `hero:${t.state.heroes[other]?.id}`,
        value: other,
      }));
      heal(t, yield* t.choose(seat, { id: 'heal', rule, data: { card: u.id } }, options), amount, rule);
      return;
    }
    case 'shared':
      yield* removeDamage(t, seat, damagedNear(u), amount, rule);
      return;
    case 'each':
      heal(t, seat, amount, rule);
      for (const card of hero.cards) repair(t, seat, card, amount, 'GR-121');
  }
}

const woundedNear = ({ t, seat }: User): number[] =>
  selfAndAdjacent(t, seat).filter((other) => (t.state.heroes[other]?.damage ?? 0) > 0);
const damagedNear = ({ t, seat }: User) =>
  selfAndAdjacent(t, seat).flatMap((other) => damagedCards(t, other));
const worn = ({ hero }: User): CardInPlay[] =>
  hero.cards.filter((card) => isEquipment(card) && card.damage > 0);
