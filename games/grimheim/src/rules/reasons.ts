import type { Reason } from '@wyrdhall/kernel';

const reason = <Id extends string>(id: Id, rule: string): Reason & { readonly id: Id } => ({ id, rule });

/** Why something that is shown cannot be done. */
export const because = {
  used: reason('used', 'GR-120'),
  worn: reason('worn', 'GR-121'),
  noMana: reason('no-mana', 'GR-122'),
  noMarkers: reason('no-markers', 'GR-122'),
  noGold: reason('no-gold', 'GR-122'),
  noOtherCard: reason('no-other-card', 'GR-123'),
  notInTurn: reason('not-in-turn', 'GR-125'),
  actionUsed: reason('action-used', 'GR-101'),
  noActionLeft: reason('no-action-left', 'GR-101'),
  noTarget: reason('no-target', 'GR-280'),
  inTown: reason('in-town', 'GR-042'),
  notInTown: reason('not-in-town', 'GR-049'),
  noWay: reason('no-way', 'GR-110'),
  rooted: reason('rooted', 'GR-356'),
  noManaCard: reason('no-mana-card', 'GR-115'),
  noEvents: reason('no-events', 'GR-089'),
  wrongPlace: reason('wrong-place', 'GR-149'),
  noQuest: reason('no-quest', 'GR-140'),
  notDone: reason('not-done', 'GR-143'),
  notNow: reason('not-now', 'GR-143'),
  noNeighbour: reason('no-neighbour', 'GR-126'),
  nothingToHeal: reason('nothing-to-heal', 'GR-129'),
  nothingToRepair: reason('nothing-to-repair', 'GR-121'),
  townFull: reason('town-full', 'GR-051'),
  noMountain: reason('no-mountain', 'GR-033'),
  handFull: reason('hand-full', 'GR-114'),
  monsterNear: reason('monster-near', 'GR-041'),
  noRoom: reason('no-room', 'GR-022'),
  noRune: reason('no-rune', 'GR-285'),
  noMiss: reason('no-miss', 'GR-357'),
  noTile: reason('no-tile', 'GR-009'),
} as const;

export type ReasonId = (typeof because)[keyof typeof because]['id'];
