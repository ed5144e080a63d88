import type { Reason } from '@wyrdhall/kernel';

const reason = <Id extends string>(id: Id, rule: string): Reason & { readonly id: Id } => ({ id, rule });

/** Why something that is shown cannot be used. */
export const because = {
  used: reason('used', 'FF-082'),
  usedUp: reason('used-up', 'FF-083'),
  noResults: reason('no-results', 'FF-085'),
  noEnergy: reason('no-energy', 'FF-071'),
  lastHealth: reason('last-health', 'FF-070'),
  noFlask: reason('no-flask', 'FF-029'),
  noTarget: reason('no-target', 'FF-217'),
  chainBreaks: reason('chain-breaks', 'FF-093'),
  notHidden: reason('not-hidden', 'FF-029'),
  notAlone: reason('not-alone', 'FF-029'),
  blocked: reason('blocked', 'FF-180'),
  cannotMove: reason('cannot-move', 'FF-394'),
  nothingHere: reason('nothing-here', 'FF-059'),
  guarded: reason('guarded', 'FF-140'),
  noMiss: reason('no-miss', 'FF-198'),
  noThree: reason('no-three', 'FF-199'),
  noDie: reason('no-die', 'FF-049'),
  grappled: reason('grappled', 'FF-178'),
  difficult: reason('difficult', 'FF-393'),
  heavy: reason('heavy', 'FF-107'),
  afraid: reason('afraid', 'FF-437'),
  tooDear: reason('too-dear', 'FF-080'),
  needsFirst: reason('needs-first', 'FF-409'),
  noWayThere: reason('no-way', 'FF-262'),
  noTime: reason('no-time', 'FF-349'),
  payTimeFirst: reason('pay-time-first', 'FF-355'),
  noGold: reason('no-gold', 'FF-102'),
  walledUp: reason('walled-up', 'FF-344'),
  inFight: reason('in-fight', 'FF-374'),
  noCampaign: reason('no-campaign', 'FF-374'),
  notNow: reason('not-now', 'FF-107'),
} as const;

/** A script says by itself why a choice is closed. */
export const theStorySays = (text: string): Reason => ({ ...reason('story', 'FF-330'), data: { text } });

export type ReasonId = (typeof because)[keyof typeof because]['id'];
