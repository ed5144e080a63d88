import type { Asked, Game, Seat } from '@wyrdhall/kernel';
import { comfort } from '../comfort/comfort.ts';
import type { Session } from './session.ts';

export const peopleAt = ({ kept }: Pick<Session, 'kept'>): Seat[] =>
  kept.value.seats.flatMap((sitter, seat) => (sitter === 'human' ? [seat] : []));

/** Whether one of these people sees something that another of them must not. */
function haveClosedHands(game: Game, state: unknown, people: readonly Seat[]): boolean {
  const hidden = people.map((seat) => new Set(game.secrets(state, seat)));
  return hidden.some((mine) => hidden.some((theirs) => [...mine].some((word) => !theirs.has(word))));
}

/** The prompts that the person at the screen is to answer now: several where they lead several figures. */
export const ownPrompts = ({ prompts, viewer }: Session): Asked[] =>
  prompts.value.filter((prompt) => prompt.seat === viewer.value);

/** The one of them that is shown. */
export function ownPrompt(session: Session): Asked | undefined {
  const own = ownPrompts(session);
  return own.find(({ key }) => key === session.turned.value) ?? own[0];
}

/** The people at this screen who are asked now. */
export function askedPeople(session: Session): Seat[] {
  const people = peopleAt(session);
  const asked = new Set(session.prompts.value.map(({ seat }) => seat));
  return [...asked].filter((seat) => people.includes(seat));
}

/** Gives the screen to the person who is asked; draws the curtain where hands are closed. */
export function lookOn(session: Session): void {
  const { run, viewer, veiled } = session;
  const people = peopleAt(session);
  const asked = askedPeople(session);
  const before = viewer.value;
  if (run.outcome || people.length === 0) {
    veiled.value = undefined;
    if (people.length !== 1) viewer.value = 'watcher';
    return;
  }
  const [only] = people;
  if (people.length === 1 && only !== undefined) {
    viewer.value = only;
    return;
  }
  const [next] = asked;
  if (next === undefined || (before !== 'watcher' && asked.includes(before))) return;
  giveTo(session, next);
}

function giveTo({ game, run, viewer, veiled, kept }: Session, seat: Seat): void {
  const closed = comfort.value.curtain && haveClosedHands(game, run.state, peopleAt({ kept }));
  veiled.value = closed ? seat : undefined;
  // Behind the curtain nobody looks.
  viewer.value = closed ? 'watcher' : seat;
}

/** Where several are asked at the same time: gives the screen to another of them. */
export function turnTo(session: Session, seat: Seat): void {
  if (session.viewer.value === seat || !askedPeople(session).includes(seat)) return;
  session.draft.value = new Map();
  session.refusal.value = undefined;
  giveTo(session, seat);
}

/** Where the viewer is asked several things at once: shows another of them. */
export function turnToPrompt(session: Session, key: string | undefined): void {
  session.draft.value = new Map();
  session.refusal.value = undefined;
  session.turned.value = key;
}

export function liftCurtain(session: Session): void {
  const { veiled, viewer } = session;
  if (veiled.value !== undefined) viewer.value = veiled.value;
  veiled.value = undefined;
}
