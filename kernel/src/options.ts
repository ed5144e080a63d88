import { Refusal } from './fault.ts';

export type OptionValue = boolean | number | string | readonly string[];

/**
 * Something that can be chosen before the start. `effect` tells what it does to the difficulty; a `fine` point of the
 * rules is one that few want otherwise.
 */
export type OptionSpec = { readonly effect?: string; readonly fine?: true } & (
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
   * default is the first ones of `values`.
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
    const message = `${game.name} has no option "${name}". It has: ${known.join(', ')}.`;
    throw new Refusal(message, { id: 'no-option', game: game.name, option: name, known });
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

const inBrief = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 80);

function readOption(
  name: string,
  spec: OptionSpec,
  value: unknown,
  players: number,
  fewest: number,
): OptionValue {
  const given = inBrief(value);
  switch (spec.kind) {
    case 'flag': {
      if (value === undefined) return spec.default;
      if (value === true || value === 'true' || value === 'yes' || value === 'on') return true;
      if (value === false || value === 'false' || value === 'no' || value === 'off') return false;
      const why = { id: 'option-flag', option: name, given };
      throw new Refusal(`The option "${name}" is yes or no, not ${given}.`, why);
    }
    case 'number': {
      if (value === undefined) return spec.default;
      const n = wholeNumber(value);
      if (n !== undefined && n >= spec.min && n <= spec.max) return n;
      const { min, max } = spec;
      const message = `The option "${name}" is a whole number from ${min} to ${max}, not ${given}.`;
      throw new Refusal(message, { id: 'option-number', option: name, min, max, given });
    }
    case 'choice': {
      if (value === undefined) return spec.default;
      if (typeof value === 'string' && spec.values.includes(value)) return value;
      const { values } = spec;
      const message = `The option "${name}" is one of ${values.join(', ')}, not ${given}.`;
      throw new Refusal(message, { id: 'option-choice', option: name, values, given });
    }
    case 'seats': {
      const count = figureCount(spec, players, fewest);
      if (value === undefined) return spec.values.slice(0, count);
      const list = listOf(value);
      if (list && list.length === count && areDifferent(list, spec.values)) return list;
      const { values } = spec;
      const message = `The option "${name}" wants ${count} different ones of ${values.join(', ')}, not ${given}.`;
      throw new Refusal(message, { id: 'option-seats', option: name, players: count, values, given });
    }
    case 'set': {
      if (value === undefined) return spec.default;
      const list = listOf(value);
      if (list && areDifferent(list, spec.values)) return list;
      const { values } = spec;
      const message = `The option "${name}" wants any of ${values.join(', ')}, each once, not ${given}.`;
      throw new Refusal(message, { id: 'option-set', option: name, values, given });
    }
  }
}

function listOf(value: unknown): string[] | undefined {
  const list = typeof value === 'string' ? value.split(',').filter((word) => word !== '') : value;
  if (!Array.isArray(list)) return undefined;
  const words = Array.from(list, (word: unknown) => word);
  return words.every((word): word is string => typeof word === 'string') ? words : undefined;
}

/** What comes after a plus is a variant of the same. */
function areDifferent(list: readonly string[], values: readonly string[]): boolean {
  const names = new Set(list.map((word) => word.split('+')[0]));
  return names.size === list.length && list.every((word) => values.includes(word));
}
