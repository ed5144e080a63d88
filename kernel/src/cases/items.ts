import type { Data, Json } from '../json.ts';
import type { Choice, Seat } from '../prompt.ts';
import type { Item, Point } from './case.ts';
import { inWords, isMap } from './match.ts';

const FORMS =
  'an option id, a list of ids, {amounts: {id: n}}, {seat: n, answer: …}, {roll: faces}, {draw: cards}, {remake: id, options: …}, {until: …} or {refused: …}';

/** Reads one entry of `when`; throws an Error that says what is wrong with it. */
export function readItem(item: Json): Item {
  if (!isMap(item) || 'amounts' in item) return { kind: 'answer', choice: readChoice(item) };
  if ('roll' in item) {
    onlyKeys(item, ['roll', 'seat']);
    return { kind: 'roll', ...seatOf(item), faces: readFaces(item.roll) };
  }
  if ('draw' in item) {
    onlyKeys(item, ['draw', 'seat']);
    return { kind: 'draw', ...seatOf(item), cards: readFaces(item.draw) };
  }
  if ('remake' in item) {
    onlyKeys(item, ['remake', 'options']);
    const { options = {} } = item;
    if (!isMap(options)) throw new Error(`"options" of a remake is a map, not ${inWords(options)}`);
    return { kind: 'remake', id: readId(item.remake), options };
  }
  if ('answer' in item) {
    onlyKeys(item, ['answer', 'seat']);
    return { kind: 'answer', ...seatOf(item), choice: readChoice(item.answer) };
  }
  if ('until' in item) {
    onlyKeys(item, ['until']);
    return { kind: 'until', point: readPoint(item.until) };
  }
  if ('refused' in item) {
    onlyKeys(item, ['refused']);
    return readRefused(item.refused);
  }
  throw new Error(`${inWords(item)} is not ${FORMS}`);
}

function readRefused(refused: Json | undefined): Item {
  if (!isMap(refused) || !('answer' in refused)) return { kind: 'refused', choice: readChoice(refused) };
  onlyKeys(refused, ['answer', 'because', 'seat']);
  const { because } = refused;
  return {
    kind: 'refused',
    ...seatOf(refused),
    choice: readChoice(refused.answer),
    ...(because !== undefined && { because: readId(because) }),
  };
}

function readPoint(point: Json | undefined): Point {
  if (point === 'end') return { end: true };
  if (!isMap(point)) {
    const id = readId(point);
    return { question: id, event: id };
  }
  onlyKeys(point, ['question', 'event']);
  const { question, event } = point;
  if (question === undefined && event === undefined) throw new Error('"until" needs a question or an event');
  return {
    ...(question !== undefined && { question: readId(question) }),
    ...(event !== undefined && { event }),
  };
}

function readChoice(choice: Json | undefined): Choice {
  if (Array.isArray(choice)) return choice.map(readId);
  if (!isMap(choice)) return readId(choice);
  onlyKeys(choice, ['amounts']);
  const { amounts } = choice;
  if (!isMap(amounts)) throw new Error(`"amounts" is a map of ids to numbers, not ${inWords(amounts)}`);
  const read: Record<string, number> = {};
  for (const [id, amount] of Object.entries(amounts)) {
    if (typeof amount !== 'number')
      throw new Error(`the amount of "${id}" is a number, not ${inWords(amount)}`);
    read[id] = amount;
  }
  return read;
}

/** `[hit, miss]` or, in words, `hit miss`. */
function readFaces(roll: Json | undefined): string[] {
  const faces = Array.isArray(roll) ? roll.map(readId) : readId(roll).split(/[\s,]+/);
  if (faces.length === 0) throw new Error('a roll shows at least one face');
  return faces;
}

export function readId(id: Json | undefined): string {
  if (typeof id === 'string' && id !== '') return id;
  if (typeof id === 'number' || typeof id === 'boolean') return String(id);
  throw new Error(`an id was expected, not ${inWords(id)}`);
}

function seatOf({ seat }: Data): { seat?: Seat } {
  if (seat === undefined) return {};
  if (typeof seat === 'number' && Number.isInteger(seat) && seat >= 0) return { seat };
  throw new Error(`a seat is a number from 0, not ${inWords(seat)}`);
}

/** A word that nobody reads is a mistake in the case. */
export function onlyKeys(map: Data, known: readonly string[]): void {
  const unknown = Object.keys(map).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new Error(`"${unknown}" is not known here; known: ${known.join(', ')}`);
}
