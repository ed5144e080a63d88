import type { Status } from '../state.ts';
import type { Effect, Targets } from './kinds.ts';

/** Damage, with statuses that go to the same target (RF-069). */
export const damage = (amount: number, targets: Targets, ...statuses: readonly Status[]): Effect => ({
  kind: 'strike',
  targets,
  damage: amount,
  statuses,
  investigate: false,
});

export const inflict = (status: Status, targets: Targets): Effect => damage(0, targets, status);

export const investigate = (targets: Targets): Effect => ({
  kind: 'strike',
  targets,
  damage: 0,
  statuses: [],
  investigate: true,
});

/** RF-074 */
export const heal = (amount: number, targets: 1 | 'all'): Effect => ({ kind: 'heal', targets, amount });

/** RF-078 */
export const guard = (amount: number, targets: 1 | 'all'): Effect => ({ kind: 'guard', targets, amount });

/** RF-079 */
export const cleanse: Effect = { kind: 'cleanse' };
