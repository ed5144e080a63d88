import type { EnemyKind, Status } from '../state.ts';
import type { Step, Targets } from './kinds.ts';

const attack = (targets: Targets, damage: number, status?: Status): Step =>
  status ? { kind: 'attack', targets, damage, status } : { kind: 'attack', targets, damage };

export const one = (damage: number, status?: Status): Step => attack(1, damage, status);
export const two = (damage: number, status?: Status): Step => attack(2, damage, status);
export const all = (damage: number, status?: Status): Step => attack('all', damage, status);
/** Announced by the enemy's line one Enemy Phase earlier (RF-117). */
export const heavy = (step: Step): Step => (step.kind === 'attack' ? { ...step, heavy: true } : step);
export const waits: Step = { kind: 'wait' };
export const mends = (amount: number): Step => ({ kind: 'mend', amount });
export const mendsAll = (amount: number): Step => ({ kind: 'mend-all', amount });
export const rages = (amount: number): Step => ({ kind: 'fury', amount });
export const armours = (amount: number): Step => ({ kind: 'armour', amount });
export const summons = (enemy: EnemyKind): Step => ({ kind: 'summon', enemy });
