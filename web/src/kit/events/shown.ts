import type { Told } from '@wyrdhall/kernel';
import type { Sound } from '../../hall/tones.ts';
import type { GameFace } from '../face.ts';
import type { LineLook, Rolled, Telling } from './look.ts';
import type { EventShow, From } from './table.ts';

type Show = EventShow<unknown, Told>;

const showOf = ({ events }: GameFace, { kind }: Told): Show | undefined =>
  events && Object.hasOwn(events, kind) ? events[kind] : undefined;

type Shown = object | string | number | undefined;

/** What the table says of the event, or else of any. */
function said<T extends Shown>(
  face: GameFace,
  event: Told,
  read: (show: Show) => From<Told, T> | undefined,
): T | undefined {
  const show = showOf(face, event);
  const value = (show && read(show)) ?? (face.usual && read(face.usual));
  return typeof value === 'function' ? (value as (event: Told) => T)(event) : (value as T | undefined);
}

/** How long an event is seen at normal speed, in milliseconds; undefined: as long as any. */
export const lengthOf = (face: GameFace, event: Told): number | undefined =>
  said(face, event, ({ ms }) => ms);

/** What an event sounds like; without a word of the face, dice rattle and all else is a peg set down. */
export const soundOf = (face: GameFace, event: Told): Sound =>
  said(face, event, ({ sound }) => sound) ?? ('faces' in event ? 'dice' : 'peg');

/** What stands before an event in the log, and whether it is good news. */
export function lineOf(face: GameFace, event: Told): LineLook {
  const tone = said(face, event, ({ tone }) => tone);
  return { ...said(face, event, ({ sign }) => sign), ...(tone && { tone }) };
}

export const diceOf = (face: GameFace, event: Told): readonly Rolled[] | undefined =>
  (showOf(face, event)?.dice ?? face.usual?.dice)?.(event);

export const tellingOf = (face: GameFace, event: Told): Telling | undefined =>
  said(face, event, ({ tells }) => tells);

/** What the board shows after an event. */
export const viewAfter = (face: GameFace, view: unknown, event: Told): unknown =>
  showOf(face, event)?.after?.(view, event) ?? view;

/** Whether the log leaves an event out, for what follows says it too. */
export const foldsInto = (face: GameFace, event: Told, next: Told | undefined): boolean =>
  next !== undefined && showOf(face, event)?.folds?.(event, next) === true;

/** Whether a new part of the log begins with it. */
export const opensPart = (face: GameFace, event: Told): boolean => showOf(face, event)?.opens === true;
