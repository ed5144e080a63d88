import { isSeed, recordable, type Seed } from './chance.ts';
import { Refusal } from './fault.ts';
import type { Choice, Seat } from './prompt.ts';

/** What somebody asks of a table. An answer with a key is taken only while that very asking is open. */
export type Request =
  | { readonly seat: Seat; readonly choice: Choice; readonly key?: string }
  /** Takes back all but so many entries; with a seat, of those after them only the seat's own. */
  | ({ readonly undo: number; readonly seat?: Seat } & Since)
  /** With a seat, only where the last undo was the seat's own or everybody's. */
  | ({ readonly redo: true; readonly seat?: Seat } & Since)
  | { readonly reseed: Seed }
  | ({ readonly remake: string; readonly options: Readonly<Record<string, unknown>> } & Since);

/**
 * Where a revision is given, it is done only as long as nothing has changed since; by a seat alone, as long as nobody
 * took anything back.
 */
interface Since {
  readonly revision?: number;
}

/**
 * Reads a request that may come from anywhere, as from a wire. What it gives is its own: nobody else can change it
 * later. Whether an answer fits is for the prompt to say.
 */
export function readRequest(given: Request): Request {
  const asked: unknown = given;
  if (!isRecord(asked)) throw noRequest();
  if ('choice' in asked) {
    const { seat, choice, key } = asked;
    if (key !== undefined && typeof key !== 'string') throw noRequest();
    return { seat: seat as Seat, choice: choice as Choice, ...(key !== undefined && { key }) };
  }
  const { revision } = asked;
  if (revision !== undefined && !isIndex(revision)) throw noRequest();
  const since: Since = revision === undefined ? {} : { revision };
  if ('undo' in asked) {
    const { undo, seat } = asked;
    if (!isIndex(undo) || (seat !== undefined && !isIndex(seat))) throw noRequest();
    return { undo, ...(seat !== undefined && { seat }), ...since };
  }
  if ('redo' in asked && asked.redo === true) {
    const { seat } = asked;
    if (seat !== undefined && !isIndex(seat)) throw noRequest();
    return { redo: true, ...(seat !== undefined && { seat }), ...since };
  }
  if ('reseed' in asked) return { reseed: readReseed(asked.reseed) };
  if ('remake' in asked) {
    const { remake, options } = asked;
    const copy = isRecord(options) ? plainCopy(options) : undefined;
    if (typeof remake !== 'string' || !isRecord(copy)) throw noRequest();
    return { remake, options: copy, ...since };
  }
  throw noRequest();
}

function readReseed(seed: unknown): Seed {
  if (!isSeed(seed)) throw noSeed(seed);
  return recordable(seed);
}

export const noSeed = (seed: unknown): Refusal => {
  const said =
    typeof seed === 'string' || typeof seed === 'number' ? `${seed}`.slice(0, 80) : `a ${typeof seed}`;
  return new Refusal(`A seed is a whole number or a word, not ${said}.`, { id: 'no-seed' });
};

const noRequest = (): Refusal =>
  new Refusal('A request is an answer, an undo, a redo, a reseed or a remake.', { id: 'no-request' });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Undefined where JSON cannot say it. */
function plainCopy(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return undefined;
  }
}
