import type { Structure, Value, Values } from './structure.ts';

/**
 * A scene in the state of a game: it is told again from its knot with these choices whenever somebody reads it.
 * `values` are those that its variables had when it began. What the scene has not kept is read from the game as it
 * is now.
 */
export interface Scene {
  readonly knot: string;
  readonly choices: readonly number[];
  readonly values?: Values;
}

/** The variables that a knot reads; a save may name any knot. */
export const readsOf = ({ reads }: Structure, knot: string): readonly string[] =>
  Object.hasOwn(reads, knot) ? (reads[knot] ?? []) : [];

/** What a scene keeps when it begins: every value that its knot reads, so that nothing can change what was told. */
export function valuesRead(structure: Structure, knot: string, now: Values): Values {
  const kept: Record<string, Value> = {};
  for (const name of readsOf(structure, knot)) {
    const value = now[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}

/**
 * For a game that keeps a value only when it is about to change: what the scene keeps then, or undefined where it
 * keeps nothing more.
 */
export function valuesKept(
  structure: Structure,
  { knot, values = {} }: Scene,
  name: string,
  before: Value,
): Values | undefined {
  if (name in values || !readsOf(structure, knot).includes(name)) return undefined;
  return { ...values, [name]: before };
}

/** The value of a variable that the scene reads. */
export function valueIn(structure: Structure, { values }: Scene, name: string, now: Values): Value {
  return values?.[name] ?? now[name] ?? (structure.variables[name] as Value);
}
