import type { Seat } from '@wyrdhall/kernel';
import type { RollingFatesTold } from '@wyrdhall/rolling-fates';
import type { FateProps } from './seen.ts';

/** What happens to a figure while something is shown: how it moves, and the number that falls on it. */
export interface Deed {
  readonly moves: string;
  readonly number?: number;
}

const NOTHING: Deed = { moves: '' };
/** From here on a blow shakes the whole stage. */
const HEAVY = 6;

/** The event as the game tells it; the hall knows no more than that it is one. */
export const toldNow = ({ event }: Pick<FateProps, 'event'>): RollingFatesTold | undefined =>
  event as RollingFatesTold | undefined;

function struck(lost: number): Deed {
  return { moves: lost === 0 ? ' parries' : lost >= HEAVY ? ' struck heavy' : ' struck', number: -lost };
}

/** What a hit on this enemy should have taken, and what it took, where nobody knows yet why it was less. */
export function riddleOf({ told, view }: Pick<FateProps, 'told' | 'view'>, id: string): Riddle | undefined {
  if (view.combat?.enemies.some((enemy) => enemy.id === id && enemy.known)) return undefined;
  const events = (told?.() ?? []) as readonly RollingFatesTold[];
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at] as RollingFatesTold;
    if (event.kind === 'combat') return undefined;
    if (event.kind !== 'hit' || event.enemy !== id || event.mechanic !== '?') continue;
    const meant = (event.weak ? 2 : 1) * event.damage - event.armour;
    return { meant, lost: event.lost };
  }
  return undefined;
}

interface Riddle {
  readonly meant: number;
  readonly lost: number;
}

/** Who fights with what flies, and does not run to the enemy. */
const FAR_FIGHTERS: ReadonlySet<string> = new Set(['sel', 'mirelle', 'orrin', 'quill', 'tovik', 'ysolde']);
export const isFarFighter = (hero: string): boolean => FAR_FIGHTERS.has(hero);

export function deedOfHero(event: RollingFatesTold | undefined, seat: Seat, id = ''): Deed {
  if (!event || !('seat' in event) || event.seat !== seat) return NOTHING;
  switch (event.kind) {
    case 'use':
      return { moves: ' readies' };
    case 'hit':
      return { moves: isFarFighter(id) ? ' lunges sends' : ' lunges' };
    case 'level':
      return { moves: ' rises' };
    case 'hurt':
      return struck(event.lost);
    case 'loses':
      return struck(event.amount);
    case 'heal':
      return { moves: ' rises', number: event.amount };
    default:
      return NOTHING;
  }
}

export function deedOfEnemy(event: RollingFatesTold | undefined, id: string): Deed {
  if (!event) return NOTHING;
  if ((event.kind === 'hurt' || event.kind === 'loses') && event.by === id) return { moves: ' recoils' };
  if (!('enemy' in event) || event.enemy !== id) return NOTHING;
  switch (event.kind) {
    case 'hit':
      return struck(event.lost);
    case 'enemy-poison':
      return struck(event.amount);
    case 'mends':
      return { moves: ' rises', number: event.amount };
    case 'attack':
      return { moves: ' lunges' };
    case 'enemy-dies':
      return { moves: ' dies' };
    case 'appears':
    case 'returns':
      return { moves: ' arrives' };
    default:
      return { moves: ' acts' };
  }
}
