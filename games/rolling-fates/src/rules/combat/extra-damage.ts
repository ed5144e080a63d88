import type { Seat } from '@wyrdhall/kernel';
import type { Hero, Status } from '../../state.ts';
import { bonus, hasCard } from '../board.ts';
import { count, facesOf } from '../costs/bag.ts';
import type { Way } from '../costs/cost.ts';

/** Last Stand works at this Life or less. */
const LAST_STAND = 5;

/** What cards add to the damage of an ability. */
export interface Extra {
  readonly each: number;
  /** For its first target only. */
  readonly first: number;
}

/** Dice that are Small Change. */
const SMALL = 3;

const isHeavy = ({ counts }: Way): boolean => [1, 2, 3, 4, 5, 6].some((face) => count(counts, face) >= 3);

const isSmall = ({ paid }: Way): boolean => paid > 0 && facesOf(paid).every((face) => face <= SMALL);

/** Last Stand looks at Life, Weak Stomach at Poison. */
const inNeed = (hero: Hero): number =>
  (hero.life <= LAST_STAND && hasCard(hero, 'last-stand') ? 2 : 0) +
  (hero.statuses.includes('poison') && hasCard(hero, 'weak-stomach') ? 2 : 0);

export function extraDamage(hero: Hero, way: Way): Extra {
  let each = bonus(hero, 'damage') + inNeed(hero);
  if (hasCard(hero, 'heavy-hand') && isHeavy(way)) each += 2;
  if (hasCard(hero, 'small-change') && isSmall(way)) each += 2;
  return { each, first: opening(hero) };
}

/** The most that cards can add to a hit, however it is paid and whomever it meets. */
export const mostExtra = (hero: Hero): number =>
  bonus(hero, 'damage') +
  inNeed(hero) +
  (hasCard(hero, 'heavy-hand') ? 2 : 0) +
  (hasCard(hero, 'small-change') ? 2 : 0) +
  (hasCard(hero, 'vendetta') ? 1 : 0) +
  (hasCard(hero, 'opportunist') ? 1 : 0) +
  opening(hero);

/** Sharp Opening looks at the first ability of a combat, whatever it is. */
export const opening = (hero: Hero): number =>
  hasCard(hero, 'sharp-opening') && !hero.used.combat.includes('sharp-opening') ? 3 : 0;

/** Vendetta: against an enemy that damaged the hero in the last Enemy Phase. Opportunist: against one with a status. */
export const grudge = (
  hero: Hero,
  seat: Seat,
  { hurt, statuses }: { readonly hurt: readonly Seat[]; readonly statuses: readonly Status[] },
): number =>
  (hurt.includes(seat) && hasCard(hero, 'vendetta') ? 1 : 0) +
  (statuses.length > 0 && hasCard(hero, 'opportunist') ? 1 : 0);
