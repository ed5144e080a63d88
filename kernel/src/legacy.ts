import { Refusal } from './fault.ts';
import type { Game, Legacy } from './game.ts';
import { firstOfEach, type Options } from './options.ts';

/** More than any game leaves. */
const MOST_LEFT = 10_000;

/**
 * What two tables leave together: lists are united, of numbers the higher one counts; a list outlives a number. What is
 * more than can be read again is left out, the last first.
 */
export function mergeLegacy(one: Legacy, other: Legacy): Legacy {
  const merged = new Map<string, number | readonly string[]>(Object.entries(one));
  for (const [name, left] of Object.entries(other)) {
    const had = merged.get(name);
    if (typeof left === 'number') {
      if (typeof had !== 'object') merged.set(name, Math.max(left, had ?? left));
    } else merged.set(name, united(typeof had === 'object' ? had : [], left));
  }
  return Object.fromEntries([...merged].slice(0, MOST_LEFT));
}

const united = (had: readonly string[], left: readonly string[]): readonly string[] =>
  [...new Set([...had, ...left])].slice(0, MOST_LEFT).sort();

/** Reads what a store or a file says that earlier tables left; throws a Refusal where it is something else. */
export function readLegacy(value: unknown): Legacy {
  const isLegacy =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !Object.hasOwn(value, '__proto__') &&
    Object.keys(value).length <= MOST_LEFT &&
    Object.values(value).every(
      (left) =>
        Number.isFinite(left) ||
        (Array.isArray(left) && left.length <= MOST_LEFT && left.every((word) => typeof word === 'string')),
    );
  if (!isLegacy) throw new Refusal('This is not what tables leave: lists of words, and numbers.');
  return value as Legacy;
}

/** Options of the kind `set` that earlier tables fill in. */
export function optionsFromLegacy(game: Game, legacy: Legacy): Record<string, readonly string[]> {
  const options: Record<string, readonly string[]> = {};
  for (const [name, spec] of Object.entries(game.options)) {
    if (spec.kind !== 'set' || spec.legacy === undefined) continue;
    const left = Object.hasOwn(legacy, spec.legacy) ? legacy[spec.legacy] : undefined;
    if (typeof left === 'object')
      options[name] = firstOfEach(spec.values.filter((value) => left.includes(value)));
  }
  return options;
}

/** A table that is kept and has not ended. */
interface Unfinished {
  readonly name: string;
  readonly options: Options;
}

/** Refuses one more table where its slots are taken, with the list of those that take them. */
export function checkSlots(game: Game, options: Options, unfinished: readonly Unfinished[]): void {
  const slots = game.slots?.(options);
  if (!slots) return;
  const taken = unfinished.filter((table) => game.slots?.(table.options)?.kind === slots.kind);
  if (taken.length < slots.most) return;
  const names = taken.map(({ name }) => name);
  throw new Refusal(
    `All ${slots.most} places for this kind of table are taken: ${names.join(', ')}. Finish or delete one of them first.`,
    { id: 'slots', most: slots.most, names },
  );
}
