import type { Told } from '@wyrdhall/kernel';
import type { Sound } from '../../hall/tones.ts';
import type { LineLook, Rolled, Telling } from './look.ts';

/** The same for all events of a kind, or made from the event. Written as a method: a face knows its own events. */
export type From<Event, T> = T | { of(event: Event): T }['of'];

/** How a kind of event is shown: how long, what is heard, which sign, what changes on the table. */
export interface EventShow<View, Event> {
  /** How long it is seen at normal speed, in milliseconds. */
  readonly ms?: From<Event, number>;
  readonly sound?: From<Event, Sound>;
  /** What stands before it in the log. */
  readonly sign?: From<Event, Pick<LineLook, 'icon' | 'color'> | undefined>;
  /** Whether the amount in it is bad or good news. */
  readonly tone?: From<Event, LineLook['tone']>;
  dice?(event: Event): readonly Rolled[] | undefined;
  /** What the telling line shows of it beside its words. */
  readonly tells?: From<Event, Telling | undefined>;
  /** Whether the log leaves it out because of what follows it: of a walk, where it led is enough. */
  folds?(event: Event, next: Told): boolean;
  /** A new part of the log begins with it: a turn, a round. */
  readonly opens?: true;
  /** The table after it, as far as one can see it there; without it nothing changes before the end of the show. */
  after?(view: View, event: Event): View;
}

/** One table a face: all that is shown of an event, kind by kind. */
export type EventTable<View, Event extends Told> = {
  readonly [Kind in Event['kind']]?: EventShow<View, Extract<Event, { readonly kind: Kind }>>;
};
