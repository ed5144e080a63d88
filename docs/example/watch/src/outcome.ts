import type { Outcome } from '@wyrdhall/kernel';
import { goalOf, type Watch } from './state.ts';

/** WA-005 */
export function outcome(s: Watch): Outcome | undefined {
  if (s.fire === 0) return { won: false, why: 'dark', rule: 'WA-005' };
  if (s.phase !== 'dusk') return undefined;
  if (s.chapter === 'peak' && s.fire >= goalOf(s)) return { won: true, why: 'seen', rule: 'WA-005' };
  return s.night > s.nights ? { won: false, why: 'late', rule: 'WA-005' } : undefined;
}
