import type { Flow } from '@wyrdhall/kernel';
import type { Enemy, FateforgeTable } from '../state.ts';

interface Late {
  moveHero: (t: FateforgeTable, i: number, to: number, how: string) => Flow;
  callNearest: (t: FateforgeTable, caller: Enemy, colour: string, within: number, by: 'alarm') => Flow;
}

const unbound = (): never => {
  throw new Error('src/rules/step.ts binds it');
};

/**
 * Moving leads to traps and fear, and these to moving; damage raises an alarm, which moves enemies into snares, and
 * these do damage. Modules lean on one another in one direction only: what leads back is bound in step.ts.
 */
export const late: Late = { moveHero: unbound, callNearest: unbound };
