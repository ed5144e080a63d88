import { Refusal, type Why } from './fault.ts';

export type OptionValue = boolean | number | string | readonly string[];

/**
 * Something that can be chosen before the start. `effect` tells what it does to the difficulty; a `fine` point of the
 * rules is one that few want otherwise. `onlyWith` names the values of other options (or of `players`) with which this
 * one makes a difference; with others it is not offered, and its value does nothing.
 */
export type OptionSpec = {
  readonly effect?: string;
  readonly fine?: true;
  readonly onlyWith?: { readonly [option: string]: readonly (string | number)[] };
} & (
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  | {
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly default: string;
      /** The values come in an order, as advice: a hall may open each when the one before it was won. */
      readonly inOrder?: true;
    }
  /**
   * Who is at the table: a figure for each seat, or as many as `figures` says for so many players (the first number
   * for the fewest). Figure i is led by seat i % players. No figure comes twice; `ranger+c` is a `ranger` too. The
   * default is the first ones of `values` that differ.
   */
  | { readonly kind: 'seats'; readonly values: readonly string[]; readonly figures?: readonly number[] }
  /** Any of the values, each once. `legacy` names what earlier tables left (see Game.legacy): a hall fills it in. */
  | {
      readonly kind: 'set';
      readonly values: readonly string[];
      readonly default: readonly string[];
      readonly legacy?: string;
    }
);

export type SeatsSpec = Extract<OptionSpec, { readonly kind: 'seats' }>;

export interface Options {
  readonly players: number;
  readonly [option: string]: OptionValue;
}

/** What can be chosen before the start, and by how many. */
interface Choosable {
  readonly name: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: { readonly [option: string]: OptionSpec };
}

/** Does an option make a difference, given the others? */
export function makesDifference(spec: OptionSpec, others: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(spec.onlyWith ?? {}).every(([name, values]) =>
    values.some((value) => value === others[name]),
  );
}

/** How many figures sit down with so many players. */
export function figureCount(spec: SeatsSpec, players: number, fewest: number): number {
  return spec.figures?.[players - fewest] ?? players;
}

/** The seat that leads a figure. */
export const leaderOf = (figure: number, players: number): number => figure % players;

/** Fills in defaults; throws a Refusal that names the option and what it takes. */
export function readOptions(game: Choosable, given: Readonly<Record<string, unknown>>): Options {
  const { min, max } = game.players;
  const players = given.players === undefined ? min : wholeNumber(given.players);
  if (players === undefined || players < min || players > max) {
    const said = inBrief(given.players);
    const message = `${game.name} is for ${min} to ${max} players, not ${said}.`;
    throw new Refusal(message, { id: 'players', game: game.name, min, max, given: said });
  }
  const known = ['players', ...Object.keys(game.options)];
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue;
    const option = name.slice(0, 80);
    const message = `${game.name} has no option "${option}". It has: ${known.join(', ')}.`;
    throw new Refusal(message, { id: 'no-option', game: game.name, option, known });
  }
  const options: Record<string, OptionValue> & { players: number } = { players };
  for (const [name, spec] of Object.entries(game.options)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    options[name] = readOption(name, spec, value, players, min);
  }
  return options;
}

/** A number, or a text that says one. */
function wholeNumber(value: unknown): number | undefined {
  const isText = typeof value === 'string' && /^-?\d{1,15}$/.test(value);
  const n = isText || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isInteger(n) ? n : undefined;
}

/** Whatever comes from outside can be said, also what JSON cannot say. */
function inBrief(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 80);
  } catch {
    return `a ${typeof value}`;
  }
}

function readOption(
  name: string,
  spec: OptionSpec,
  given: unknown,
  players: number,
  fewest: number,
): OptionValue {
  const value = given === undefined ? defaultOf(spec, players, fewest) : given;
  const wrong = (id: string, wants: string, facts: Omit<Why, 'id'> = {}): Refusal => {
    const said = inBrief(value);
    const why = { id, option: name, ...facts, given: said };
    return new Refusal(`The option "${name}" ${wants}, not ${said}.`, why);
  };
  switch (spec.kind) {
    case 'flag': {
      if (value === true || value === 'true' || value === 'yes' || value === 'on') return true;
      if (value === false || value === 'false' || value === 'no' || value === 'off') return false;
      throw wrong('option-flag', 'is yes or no');
    }
    case 'number': {
      const { min, max } = spec;
      const n = wholeNumber(value);
      if (n !== undefined && n >= min && n <= max) return n;
      throw wrong('option-number', `is a whole number from ${min} to ${max}`, { min, max });
    }
    case 'choice': {
      const { values } = spec;
      if (typeof value === 'string' && values.includes(value)) return value;
      throw wrong('option-choice', `is one of ${values.join(', ')}`, { values });
    }
    case 'seats': {
      const { values } = spec;
      const count = figureCount(spec, players, fewest);
      const list = listOf(value);
      if (list && list.length === count && areDifferent(list, values)) return list;
      const wants = `wants ${count} different ones of ${values.join(', ')}`;
      throw wrong('option-seats', wants, { players: count, values });
    }
    case 'set': {
      const { values } = spec;
      const list = listOf(value);
      if (list && areDifferent(list, values)) return list;
      throw wrong('option-set', `wants any of ${values.join(', ')}, each once`, { values });
    }
  }
}

/** A default is checked like any other value, so that a table that begins can be opened again. */
function defaultOf(spec: OptionSpec, players: number, fewest: number): OptionValue {
  if (spec.kind !== 'seats') return spec.default;
  return firstOfEach(spec.values).slice(0, figureCount(spec, players, fewest));
}

/** Of each thing the variant that comes first. */
export function firstOfEach(values: readonly string[]): string[] {
  const names = values.map(nameOf);
  return values.filter((_, i) => names.indexOf(names[i] ?? '') === i);
}

function listOf(value: unknown): string[] | undefined {
  const list = typeof value === 'string' ? value.split(',').filter((word) => word !== '') : value;
  if (!Array.isArray(list)) return undefined;
  const words = Array.from(list, (word: unknown) => word);
  return words.every((word): word is string => typeof word === 'string') ? words : undefined;
}

/** What comes after a plus is a variant of the same. */
const nameOf = (value: string): string => value.replace(/\+.*/s, '');

function areDifferent(list: readonly string[], values: readonly string[]): boolean {
  const names = new Set(list.map(nameOf));
  return names.size === list.length && list.every((word) => values.includes(word));
}
