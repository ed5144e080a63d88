import type { Status } from '../state.ts';
import type { Effect, Measure, Targets } from './kinds.ts';

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

/** RF-094 */
export const taunt: Effect = { kind: 'taunt' };

/** RF-095 */
export const turn: Effect = { kind: 'turn' };

type Strike = Extract<Effect, { kind: 'strike' }>;

/** RF-096: damage that grows. */
export const growing = (amount: number, each: number, of: Measure, targets: Targets): Strike => ({
  ...(damage(amount, targets) as Strike),
  more: { each, of },
});

/** The target is investigated as well (RF-069). */
export const seeing = (effect: Effect): Effect =>
  effect.kind === 'strike' ? { ...effect, investigate: true } : effect;

/** RF-097 */
export const gamble = (stake: number): Effect => ({ kind: 'gamble', stake });

/** RF-098 */
export const price = (life: number): Effect => ({ kind: 'price', life });
