import { type Asked, Refusal, type Seat, seenBy } from '@wyrdhall/kernel';
import { hurryBot } from './bots.ts';
import { peopleOf, type Session, seenHere, wordsOf } from './session.ts';

/** The prompts of a seat, as it sees them. */
const promptsOf = ({ run }: Session, seat: Seat): Asked[] =>
  seenBy(run, seat).prompts.filter((prompt) => prompt.key !== undefined);

/** All that people here are asked. */
const openPrompts = (session: Session): Asked[] =>
  peopleOf(session).flatMap((seat) => promptsOf(session, seat));

/** The seat that comes to the screen: the one somebody turned to, else the same one while it is asked. */
export function nextSeat(session: Session): Seat | undefined {
  const { facing, turned } = session;
  if (turned && turned.seat !== facing) return turned.seat;
  const open = openPrompts(session);
  if (turned || open.some(({ seat }) => seat === facing)) return facing;
  return open[0]?.seat ?? facing;
}

/** What the seat at the screen is asked: of several prompts the one somebody turned to. */
export function promptHere(session: Session): Asked | undefined {
  const { facing, turned } = session;
  if (facing === undefined) return undefined;
  const own = promptsOf(session, facing);
  return own.find(({ key }) => key === turned?.key) ?? own[0];
}

/** `t`: the next prompt; `t 2`, `t sel`: a player, by number or name, or a figure. */
export function turn(session: Session, shown: Asked | undefined, to: string): void {
  const next = to === '' ? nextPrompt(session, shown) : promptNamed(session, shown, to);
  if (next) session.turned = next;
}

type Turned = NonNullable<Session['turned']>;
const at = ({ seat, key }: Asked): Turned => ({ seat, key });

function nextPrompt(session: Session, shown: Asked | undefined): Turned {
  const open = openPrompts(session);
  const index = open.findIndex(({ key, seat }) => key === shown?.key && seat === shown?.seat);
  const next = open[(index + 1) % open.length];
  if (!next || next === open[index]) throw new Refusal('Nobody else is asked.');
  return at(next);
}

/** Undefined where it names a bot, which then answers at once. */
function promptNamed(session: Session, shown: Asked | undefined, to: string): Turned | undefined {
  const wanted = to.toLowerCase();
  const figure = openPrompts(session).find(({ question }) => question.figure?.toLowerCase() === wanted);
  if (figure) return at(figure);
  const words = wordsOf(session);
  const seats = Array.from({ length: session.run.options.players }, (_, seat) => seat);
  const seat = seats.find((s) => wanted === `${s + 1}` || wanted === words.seat(s).toLowerCase());
  if (seat === undefined) {
    const names = seats.map((s) => `${s + 1} ${words.seat(s)}`).join(', ');
    throw new Refusal(`There is no player "${to}". There are: ${names}.`);
  }
  if (session.bots.has(seat)) return goFirst(session, seat);
  const own = promptsOf(session, seat);
  const index = own.findIndex(({ key }) => key === shown?.key);
  const next = own[(index + 1) % own.length];
  return next ? at(next) : { seat, key: undefined };
}

function goFirst(session: Session, seat: Seat): undefined {
  const index = session.run.prompts.findIndex((prompt) => prompt.seat === seat);
  if (index < 0) throw new Refusal(`${wordsOf(session).seat(seat)} is a bot, and is not asked now.`);
  hurryBot(session, index);
}

/** Who else is asked now, and how to turn to them. */
export function othersAsked(session: Session, shown: Asked): string[] {
  const words = wordsOf(session);
  const others = openPrompts(session).filter(({ key, seat }) => key !== shown.key || seat !== shown.seat);
  const people = others.map(({ seat, question }) =>
    seat === shown.seat && question.figure !== undefined
      ? `${words.seat(seat)} for ${words.figure(question.figure)} (t ${question.figure})`
      : `${words.seat(seat)} (t ${seat + 1})`,
  );
  const waiting = seenHere(session).prompts.filter(({ seat }) => session.bots.has(seat));
  const bots = waiting.map(({ seat }) => `${words.seat(seat)}, a bot that lets you go first (t ${seat + 1})`);
  return [...new Set([...people, ...bots])];
}
