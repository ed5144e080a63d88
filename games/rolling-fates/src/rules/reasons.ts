import type { Reason } from '@wyrdhall/kernel';

const reason = <Id extends string>(id: Id, rule: string): Reason & { readonly id: Id } => ({ id, rule });

/** Why something that is shown cannot be done. */
export const because = {
  noDice: reason('no-dice', 'RF-061'),
  noLuck: reason('no-luck', 'RF-065'),
  noRoom: reason('no-room', 'RF-166'),
  tooPoor: reason('too-poor', 'RF-168'),
} as const;

export type ReasonId = (typeof because)[keyof typeof because]['id'];
