import type { Deed } from '../content/deed.ts';
import { cardOf } from '../content/index.ts';
import type { Enemy, Fateforge, Hero } from '../state.ts';
import { canShoot, distance, neighbours } from './board.ts';
import { abilityIn, colourOf, has, isGuardedEnemy, isMinion, isRooted, isStanding } from './figures.ts';

/** What the deeds before this one have done, or would do. */
export interface Doing {
  /** The zone that the hero acts from. */
  readonly zone: number;
  /** The enemy that the deed before was for; ''. */
  readonly last: string;
  /** The zone that an area deed before was for, or that the hero has left; -1. */
  readonly there: number;
}

/** FF-217, R-36, R-37, FF-407 */
function canTarget(s: Fateforge, e: Enemy, zone: number): boolean {
  if (e.laid || isGuardedEnemy(s, e)) return false;
  if (e.zone !== zone && has(s, e, 'stealth')) return false;
  return has(s, e, 'frontliner') || !abilityIn(s, e.zone, 'frontliner');
}

/** How far a shot of this hero goes. */
function reach(h: Hero, deed: Deed): number {
  if (deed.op !== 'shot') return deed.to;
  const far = deed.to + (h.passives.includes('shots-range') ? 1 : 0);
  return far > 1 && h.corruption.includes('corruption:blurred-eyes') ? 1 : far;
}

const isUndead = (e: Enemy): boolean =>
  cardOf(e.card).faction === 'unburied' || e.card === 'the-hollow-regent';

function isWanted(e: Enemy, deed: Deed, doing: Doing): boolean {
  switch (deed.whom) {
    case 'minion':
      return isMinion(e);
    case 'undead':
      return isUndead(e);
    case 'white':
      return colourOf(e) === 'white';
    case 'damaged':
      return isMinion(e) && e.damage > 0;
    case 'behind':
      return e.zone === doing.there;
    case 'same':
      return deed.op === 'push' ? isMinion(e) && e.zone === doing.there : e.id === doing.last;
    case 'another':
      return e.id !== doing.last && (deed.op !== 'stun' || isMinion(e));
    default:
      return true;
  }
}

/** Whether it can be moved so: FF-313, FF-320. */
const isMovable = (s: Fateforge, e: Enemy): boolean =>
  isMinion(e) && !isRooted(s, e) && !has(s, e, 'slippery');

/** FF-314: where it may be pushed. */
export const pushZones = (s: Fateforge, e: Enemy, zone: number): number[] =>
  neighbours(s, e.zone).filter((to) => to !== zone);

function canSuffer(s: Fateforge, e: Enemy, deed: Deed, zone: number): boolean {
  switch (deed.op) {
    case 'stun':
      return isMinion(e) && !e.stunned;
    case 'push':
      return isMovable(s, e) && pushZones(s, e, zone).length > 0;
    case 'pull':
      return isMovable(s, e);
    case 'shot':
      return canShoot(s, zone, e.zone);
    case 'strip':
      return e.armour > 0;
    case 'hold':
      return colourOf(e) !== 'boss' && !e.marks.includes('held');
    case 'weaken':
      return isMinion(e) && !e.marks.includes('weakened');
    default:
      return true;
  }
}

/** The enemies that a deed may be for. */
export function targetsOf(s: Fateforge, h: Hero, deed: Deed, doing: Doing): Enemy[] {
  const found: Enemy[] = [];
  const far = reach(h, deed);
  for (const e of s.enemies) {
    if (e.laid || !isWanted(e, deed, doing)) continue;
    const off = distance(s, doing.zone, e.zone);
    const same = deed.whom === 'same' && deed.op !== 'push';
    if (!same && (off < deed.from || off > far)) continue;
    if (canTarget(s, e, doing.zone) && canSuffer(s, e, deed, doing.zone)) found.push(e);
  }
  return found;
}

/** Zones that an area deed may be for: with somebody in it who can be touched. */
export function areasOf(s: Fateforge, deed: Deed, zone: number): number[] {
  const zones: number[] = [];
  for (const e of s.enemies) {
    if (e.laid || zones.includes(e.zone) || isGuardedEnemy(s, e)) continue;
    const off = distance(s, zone, e.zone);
    if (off < deed.from || off > deed.to) continue;
    if (deed.op === 'strip-each' && e.armour === 0) continue;
    if (off > 0 && deed.from === 1 && !canShoot(s, zone, e.zone)) continue;
    zones.push(e.zone);
  }
  return zones.sort((a, b) => a - b);
}

/** The heroes that a deed may be for. */
export function heroesFor(s: Fateforge, h: Hero, deed: Deed, zone: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < s.heroes.length; i++) {
    const other = s.heroes[i] as Hero;
    if (deed.whom === 'self' ? other !== h : deed.whom === 'other' && other === h) continue;
    if (deed.op === 'revive' ? !other.ko : !isStanding(other)) continue;
    const at = other === h ? zone : other.zone;
    if (distance(s, zone, at) <= deed.to && canUse(other, deed)) found.push(i);
  }
  return found;
}

function canUse(h: Hero, deed: Deed): boolean {
  switch (deed.op) {
    case 'heal':
      return h.health < h.maxHealth;
    case 'energy':
      return h.energy < h.maxEnergy;
    case 'clear-toxic':
      return h.toxic > 0;
    default:
      return true;
  }
}
