import type { Game, Prompt, Seat } from '@wyrdhall/kernel';
import { comfort } from '../comfort/comfort.ts';
import type { Session } from './session.ts';

export const peopleAt = ({ kept }: Pick<Session, 'kept'>): Seat[] =>
  kept.value.seats.flatMap((sitter, seat) => (sitter === 'human' ? [seat] : []));

/** Whether one of these people sees something that another of them must not. */
function haveClosedHands(game: Game, state: unknown, people: readonly Seat[]): boolean {
  const hidden = people.map((seat) => new Set(game.secrets(state, seat)));
  return hidden.some((mine) => hidden.some((theirs) => [...mine].some((word) => !theirs.has(word))));
}

/** The prompt that the person at the screen is to answer now. */
export function ownPrompt(session: Session): Prompt | undefined {
  const { run, viewer } = session;
  return run.prompts.find((prompt) => prompt.seat === viewer.value);
}

/** The people at this screen who are asked now. */
export function askedPeople(session: Session): Seat[] {
  const people = peopleAt(session);
  return session.run.prompts.map(({ seat }) => seat).filter((seat) => people.includes(seat));
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

export function liftCurtain(session: Session): void {
  const { veiled, viewer } = session;
  if (veiled.value !== undefined) viewer.value = veiled.value;
  veiled.value = undefined;
}
