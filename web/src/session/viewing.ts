import type { Asked, Seat } from '@wyrdhall/kernel';
import { preferences } from '../preferences/preferences.ts';
import type { TableLink } from './link.ts';
import type { Session } from './session.ts';

/** The seats of those who are at this screen. */
export const peopleAt = ({ link }: { readonly link: Pick<TableLink, 'people'> }): Seat[] =>
  link.people.value.flatMap((person, seat) => (person === 'here' ? [seat] : []));

/** What decides who looks at the screen. */
type Screen = Pick<Session, 'moment' | 'prompts' | 'viewer' | 'isAlone' | 'veiled'> & {
  readonly link: Pick<TableLink, 'people'>;
};

/** Whether one of the people at this screen sees something that another of them must not. The whole log is shown. */
const needsCurtain = ({ moment }: Screen): boolean => preferences.value.curtain && moment.value.isDivided;

/** The prompts that the person at the screen is to answer now: several where they lead several figures. */
export const ownPrompts = ({ prompts, viewer }: Session): Asked[] =>
  prompts.value.filter((prompt) => prompt.seat === viewer.value);

/** The one of them that is shown. */
export function ownPrompt(session: Session): Asked | undefined {
  const own = ownPrompts(session);
  return own.find(({ key }) => key === session.turned.value) ?? own[0];
}

/** The people at this screen who are asked now. */
export function askedPeople(session: Screen): Seat[] {
  const people = peopleAt(session);
  const asked = new Set(session.prompts.value.map(({ seat }) => seat));
  return [...asked].filter((seat) => people.includes(seat));
}

/**
 * Gives the screen to the person who is asked: behind the curtain where people see different things, also to the one
 * who has it already and was not alone.
 */
export function lookOn(session: Screen): void {
  const { moment, viewer, veiled } = session;
  const people = peopleAt(session);
  const before = viewer.value;
  if (moment.value.outcome || people.length === 0) {
    veiled.value = undefined;
    if (people.length !== 1) viewer.value = 'watcher';
    return;
  }
  const [only] = people;
  if (people.length === 1 && only !== undefined) {
    veiled.value = undefined;
    viewer.value = only;
    return;
  }
  const closed = needsCurtain(session);
  if (!closed) session.isAlone.value = false;
  const isPrivate = !closed || session.isAlone.value;
  const asked = askedPeople(session);
  if (before !== 'watcher' && asked.includes(before)) {
    if (!isPrivate) giveTo(session, before, closed);
    return;
  }
  const next = asked.find((seat) => seat === veiled.value) ?? asked[0];
  if (next !== undefined) giveTo(session, next, closed);
  else if (!isPrivate) viewer.value = 'watcher';
  // A bot has taken the seat of whoever looked.
  else if (before !== 'watcher' && !people.includes(before))
    viewer.value = closed ? 'watcher' : (only ?? 'watcher');
}

function giveTo({ viewer, veiled, isAlone }: Screen, seat: Seat, closed: boolean): void {
  veiled.value = closed ? seat : undefined;
  isAlone.value = false;
  // Behind the curtain nobody looks.
  viewer.value = closed ? 'watcher' : seat;
}

/** Where several are asked at the same time: gives the screen to another of them. */
export function turnTo(session: Session, seat: Seat): void {
  if (session.viewer.value === seat || !askedPeople(session).includes(seat)) return;
  session.draft.value = new Map();
  session.refusal.value = undefined;
  giveTo(session, seat, needsCurtain(session));
}

/** Where the viewer is asked several things at once: shows another of them. */
export function turnToPrompt(session: Session, key: string | undefined): void {
  session.draft.value = new Map();
  session.refusal.value = undefined;
  session.turned.value = key;
}

export function liftCurtain({ veiled, viewer, isAlone }: Screen): void {
  if (veiled.value === undefined) return;
  viewer.value = veiled.value;
  isAlone.value = true;
  veiled.value = undefined;
}
