import type { Reason } from '@wyrdhall/kernel';
import type { Item, Limit, Use } from '../content/cards.ts';
import type { Deed } from '../content/deed.ts';
import { isSkill, itemOf, skillOf } from '../content/index.ts';
import type { Need } from '../content/results.ts';
import type { Fateforge, Gear, Hero } from '../state.ts';
import { boardFor, distance, neighbours } from './board.ts';
import { canFinish, planFrom } from './chain.ts';
import { blastable, lootIn } from './deeds-rare.ts';
import { enemiesIn, hasEnemy, heroesIn, isGuardedEnemy, isMinion } from './figures.ts';
import { stepStopped } from './move.ts';
import { hasResults, unpayable } from './pay.ts';
import { needMask } from './pool.ts';
import { because } from './reasons.ts';
import { areasOf, heroesFor, targetsOf } from './targets.ts';
import { trapIn } from './trap.ts';

export interface CardUse {
  readonly id: string;
  readonly limit: Limit;
  readonly use: Use;
  /** The ids of its options. */
  readonly forth: string;
  readonly back: string;
}

const uses = new Map<string, CardUse | null>();

/** What a skill or an item does when it is used; null for what only works by itself. */
export function cardUse(id: string): CardUse | null {
  const known = uses.get(id);
  if (known !== undefined) return known;
  const { limit, use } = isSkill(id) ? skillOf(id) : itemOf(id);
  const made = use ? { id, limit, use, forth: `use:${id}`, back: `back:${id}` } : null;
  uses.set(id, made);
  return made;
}

/** FF-103, FF-112: the worn weapon whose Special a weapon die calls. */
export const weaponOf = (h: Hero): Item | undefined => {
  for (const { id, worn } of h.gear) {
    const item = itemOf(id);
    if (worn && item.die !== '') return item;
  }
  return undefined;
};

/** FF-082 to FF-084, FF-106 */
function isSpent(h: Hero, { id, limit }: CardUse): Reason | undefined {
  if (limit === 'passive') return undefined;
  if (limit === 'single') return h.scene.includes(id) ? because.usedUp : undefined;
  return h.round.includes(id) ? because.used : undefined;
}

/** Shut Mouth: whether a card is for others. */
const isForOthers = ({ deeds }: Use): boolean =>
  deeds.some(
    ({ op, whom }) =>
      whom === 'other' || whom === 'split' || whom === 'hero' || op === 'untargetable' || op === 'give-each',
  );

const resultNeeds = (cost: readonly Need[]): number[] => cost.map(needMask).filter((mask) => mask !== 0);

/** Panic: the first Step of a turn leads out of a zone with enemies. */
export const isPanicking = (s: Fateforge, h: Hero): boolean =>
  h.fear.includes('fear:panic') &&
  !h.marks.includes('stepped') &&
  hasEnemy(s, h.zone) &&
  hasResults(h, [needMask('step')]) &&
  !stepStopped(s, h, h.zone, [needMask('step')], false);

/** Whether one deed, by itself, can be done from where the hero is. */
function canDo(s: Fateforge, h: Hero, deed: Deed, cost: readonly number[]): boolean {
  switch (deed.op) {
    case 'step':
      return !stepStopped(s, h, h.zone, cost, deed.n === 2);
    case 'leap':
      return (
        !stepStopped(s, h, h.zone, cost, false) &&
        boardFor(s.board).map.names.some((_, zone) => distance(s, h.zone, zone) === 2)
      );
    case 'teleport':
      return deed.whom === 'start'
        ? boardFor(s.board).start.some((zone) => zone !== h.zone)
        : boardFor(s.board).map.names.some((_, zone) => zone !== h.zone && !hasEnemy(s, zone));
    case 'hit':
    case 'shot':
    case 'damage':
    case 'stun':
    case 'push':
    case 'pull':
    case 'strip':
    case 'hold':
    case 'weaken':
    case 'duel':
    case 'defeat':
      return targetsOf(s, h, deed, planFrom(h.zone)).length > 0;
    case 'damage-each':
    case 'strip-each':
      return areasOf(s, deed, h.zone).length > 0;
    case 'stun-each':
      return enemiesIn(s, h.zone).some((e) => isMinion(e) && !e.stunned && !isGuardedEnemy(s, e));
    case 'heal':
    case 'energy':
    case 'clear-toxic':
    case 'give':
    case 'revive':
    case 'block':
      return heroesFor(s, h, deed, h.zone).length > 0;
    case 'hide':
      return !h.hidden && enemiesIn(s, h.zone).length < 2;
    case 'flask':
      return h.flasks < 3;
    case 'take-loot':
      return lootIn(s.tokens, h.zone).length > 0;
    case 'remove-trap':
      return trapIn(s, h.zone) !== undefined;
    case 'blast':
      return blastable({ state: s }, h.zone).length > 0;
    case 'bury':
      return s.enemies.some((e) => e.laid && e.zone === h.zone);
    case 'wax':
      return h.corruption.some((card) => h.scene.includes(`drew:${card}`));
    case 'tar':
      return neighbours(s, h.zone).length > 0;
    case 'potion':
      return h.gear.some(({ id }) => itemOf(id).potion);
    case 'untargetable':
      return heroesIn(s, h.zone).length > 0;
    default:
      return true;
  }
}

/** Why a use cannot be carried out, once it is paid for. */
function undoable(s: Fateforge, h: Hero, use: Use): Reason | undefined {
  const cost = resultNeeds(use.cost);
  if (use.only === 'hidden-at-start' && !h.marks.includes('hidden-at-start')) return because.notHidden;
  if (use.only === 'lone-enemy' && enemiesIn(s, h.zone).filter((e) => !isGuardedEnemy(s, e)).length !== 1)
    return because.notAlone;
  if (use.chain) {
    if (canFinish(s, h, use.deeds, 0, planFrom(h.zone, cost))) return undefined;
    const [first] = use.deeds;
    const stopped = first?.op === 'step' && stepStopped(s, h, h.zone, cost, false);
    return stopped || because.chainBreaks;
  }
  if (use.gain.length > 0) return undefined;
  // The first deed carries the card; of two that exclude each other, either.
  const carriers = use.either ? use.deeds : use.deeds.slice(0, 1);
  return carriers.some((deed) => canDo(s, h, deed, cost)) ? undefined : because.noTarget;
}

/** Why a card cannot be used in the hero's turn. */
export function cardClosed(s: Fateforge, h: Hero, card: CardUse, back = false): Reason | undefined {
  const { use } = card;
  if (use.when !== 'turn' && use.when !== 'any-time') return because.notNow;
  const spent = isSpent(h, card);
  if (spent) return spent;
  const cost = back ? (use.gain as readonly Need[]) : use.cost;
  const unpaid = unpayable(h, cost);
  if (unpaid) return unpaid;
  if (h.fear.length > 0) {
    if (h.fear.includes('fear:shut-mouth') && isForOthers(use)) return because.afraid;
    if (cost.includes('step') && use.deeds[0]?.op !== 'step' && isPanicking(s, h)) return because.afraid;
  }
  return back ? undefined : undoable(s, h, use);
}

/** A Special of the weapon (FF-119, R-20). */
export const specialClosed = (s: Fateforge, h: Hero, special: Use): Reason | undefined =>
  undoable(s, h, { ...special, cost: ['special'] });

/** FF-114, and what is used up by one use. */
export function markUsed(h: Hero, { id, limit }: CardUse): void {
  if (limit === 'passive') return;
  if (limit === 'single') {
    h.scene.push(id);
    return;
  }
  h.round.push(id);
  if (limit === 'recurring') return;
  const at = h.gear.findIndex((gear) => gear.id === id);
  const gear = h.gear[at] as Gear;
  if (limit === 'charged' && !gear.last) gear.last = true;
  else h.gear.splice(at, 1);
}

/** The cards that a hero can use at all: active skills and worn items (FF-077, FF-103). */
export function usableCards(h: Hero): CardUse[] {
  const cards: CardUse[] = [];
  for (const id of h.skills) {
    const card = cardUse(id);
    if (card) cards.push(card);
  }
  for (const { id, worn } of h.gear) {
    const card = worn ? cardUse(id) : null;
    if (card) cards.push(card);
  }
  return cards;
}
