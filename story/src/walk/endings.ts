import { knotsOf, rootOf } from '../ink/script.ts';
import { namesIn } from '../ink/variables.ts';
import type { Structure, Value, Values } from '../structure.ts';
import type { Tale } from '../tale.ts';
import type { Teller } from '../teller.ts';
import { bordersOf, type Tried } from './borders.ts';

/** Values that a game gives to variables, besides those at which something changes. */
export type Given = Readonly<Record<string, readonly Value[]>>;

/** More combinations of a knot's values than this are not walked one by one. */
const MOST = 4096;

export interface Combinations {
  readonly values: readonly Values[];
  /** Too many for all of them: only those in which at most two variables differ from what they begin with. */
  readonly pairs: boolean;
}

/** What is worth trying in a script, and the variables that it counts with itself. */
interface Findings {
  readonly borders: ReadonlyMap<string, Tried>;
  readonly own: ReadonlySet<string>;
}

const findings = new WeakMap<Structure, Findings>();

function findingsOf(structure: Structure): Findings {
  const known = findings.get(structure);
  if (known) return known;
  const root = rootOf(structure.ink);
  const own = new Set(knotsOf(root).flatMap(([, knot]) => namesIn(knot, 'VAR=')));
  const found = { borders: bordersOf(root), own };
  findings.set(structure, found);
  return found;
}

/** The values that a knot is walked with: all combinations of those that it reads. */
export function combinations(structure: Structure, knot: string, given: Given): Combinations {
  const { borders, own } = findingsOf(structure);
  const tried = borders.get(knot);
  const choices = (structure.reads[knot] ?? [])
    .filter((name) => !own.has(name) || given[name])
    .map(
      (name) => [name, valuesOf(structure.variables[name] as Value, tried?.get(name), given[name])] as const,
    );
  const count = choices.reduce((product, [, values]) => product * values.length, 1);
  const all = count <= MOST;
  const changes = all ? choices.length : 2;
  let combined: { values: Values; changed: number }[] = [{ values: {}, changed: 0 }];
  for (const [name, values] of choices) {
    combined = combined.flatMap(({ values: before, changed }) =>
      values.flatMap((value, i) =>
        changed + (i > 0 ? 1 : 0) > changes
          ? []
          : { values: { ...before, [name]: value }, changed: changed + (i > 0 ? 1 : 0) },
      ),
    );
  }
  return { values: combined.map(({ values }) => values), pairs: !all };
}

/** What the variable begins with comes first. */
function valuesOf(first: Value, tried: ReadonlySet<Value> = new Set(), given?: readonly Value[]): Value[] {
  if (typeof first === 'boolean') return [first, !first];
  if (given) return [...new Set([...given, ...tried])];
  return [...new Set([first, ...tried])];
}

/** A knot, told to one of its ends. */
export interface Ending<Head, Effect, Choice> extends Tale<Head, Effect, Choice> {
  readonly choices: readonly number[];
  /** It has come back to where it was before: the other choices there lead on. */
  readonly again: boolean;
}

const rethrow = (error: unknown): never => {
  throw error;
};

function attempt<T>(tell: () => T, failed: (error: unknown) => void): T | undefined {
  try {
    return tell();
  } catch (error) {
    failed(error);
    return undefined;
  }
}

/**
 * A knot through all its choices to all its ends. A scene that turns in a circle ends where it begins anew, and one
 * that cannot be told is handed to `failed`.
 */
export function* endingsOf<Head, Effect, Choice>(
  teller: Teller<Head, Effect, Choice>,
  chapter: string,
  knot: string,
  values: Values,
  failed: (error: unknown) => void = rethrow,
): Generator<Ending<Head, Effect, Choice>> {
  const open: { choices: number[]; seen: readonly string[] }[] = [{ choices: [], seen: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { choices, seen } = next;
    const tale = attempt(() => teller.tell(chapter, { knot, choices, values }, {}), failed);
    if (!tale) continue;
    const last = tale.beats.at(-1);
    const here = JSON.stringify([last, tale.values]);
    const again = seen.includes(here);
    if (!last || last.choices.length === 0 || again) yield { ...tale, choices, again };
    else
      for (let i = 0; i < last.choices.length; i++)
        open.push({ choices: [...choices, i], seen: [...seen, here] });
  }
}

/** A knot with all values that make a difference, through all its choices to all its ends. */
export function* everyEnding<Head, Effect, Choice>(
  teller: Teller<Head, Effect, Choice>,
  chapter: string,
  knot: string,
  given: Given,
): Generator<Ending<Head, Effect, Choice>> {
  for (const values of combinations(teller.structure(chapter), knot, given).values) {
    yield* endingsOf(teller, chapter, knot, values);
  }
}
