import type { DieColour } from './results.ts';

/** What an ally does for one of its dice (FF-414); src/rules/ally.ts carries it out. */
export type AllyDeed =
  | 'heal-2'
  | 'bury'
  | 'steps'
  | 'door'
  | 'block-2'
  | 'stun-guards'
  | 'step-each'
  | 'dry-feet'
  | 'take-gem'
  | 'unmask'
  | 'hit-2'
  | 'push-2';

export interface Ally {
  readonly id: string;
  readonly name: string;
  readonly dice: readonly [DieColour, DieColour];
  readonly health: number;
  readonly deeds: readonly [AllyDeed, AllyDeed];
}

export const ALLIES: readonly Ally[] = [
  { id: 'aune', name: 'Sister Aune', dice: ['green', 'green'], health: 3, deeds: ['heal-2', 'bury'] },
  { id: 'jot', name: 'Jot', dice: ['yellow', 'yellow'], health: 2, deeds: ['steps', 'door'] },
  { id: 'hask', name: 'Corporal Hask', dice: ['red', 'blue'], health: 4, deeds: ['block-2', 'stun-guards'] },
  { id: 'tam', name: 'Old Tam', dice: ['yellow', 'green'], health: 3, deeds: ['step-each', 'dry-feet'] },
  { id: 'vixa', name: 'Vixa', dice: ['yellow', 'red'], health: 2, deeds: ['take-gem', 'unmask'] },
  {
    id: 'bronze-hound',
    name: 'Bronze Hound',
    dice: ['red', 'red'],
    health: 5,
    deeds: ['hit-2', 'push-2'],
  },
];
