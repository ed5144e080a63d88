import type { Random } from './chance.ts';
import { Refusal } from './fault.ts';
import type { Data, Json } from './json.ts';
import type { Prompt, Question, Reason, Seat } from './prompt.ts';
import type { Flow, Table } from './table.ts';
import type { Told } from './told.ts';

export interface Outcome {
  readonly won: boolean;
  /** What decided it, as a message id. */
  readonly why: string;
  readonly rule: string;
  readonly score?: number;
}

/** Where the game stands: `turn` names the turn ("round 3, embla") and changes exactly with it. */
export interface Clock {
  readonly round: number;
  readonly turn: string;
}

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
  /** One value for each seat, none twice; the default is the first ones of `values`. */
  | { readonly kind: 'seats'; readonly values: readonly string[] }
);

export interface Options {
  readonly players: number;
  readonly [option: string]: OptionValue;
}

/** Who sits where, as ids of the game: `['embla', 'bjorn']`. */
export type Seating = readonly string[];

/** How a game puts its data into words, in one language; with a seating it can name who sits where. */
export interface Words<E extends Told = Told> {
  question(question: Question, seat: Seat, seating?: Seating): string;
  option(prompt: Prompt, index: number, seating?: Seating): string;
  reason(reason: Reason): string;
  /** A sentence or two; paragraphs of a story stand on lines of their own. */
  event(event: E, seating?: Seating): string;
  outcome(outcome: Outcome): string;
  /**
   * Names of what is neither asked nor told: an option before the start (`track`), a value of it
   * (`track:long`), a boundary up to which one may pass (`until:monster-turn`).
   */
  term?(id: string): string | undefined;
  /** A rule in one sentence, for learners, in a language that the rulebook does not speak. */
  lesson?(rule: string): string | undefined;
}

/** The given part of a case, as read from YAML. */
export type Given = Data;

/** A seat, or somebody who holds none. */
export type Viewer = Seat | 'watcher';

/** A game: a pure program that asks questions. `State` is plain JSON. */
export interface Game<State = unknown, Event extends Told = Told, View = unknown> {
  readonly id: string;
  readonly name: string;
  /** Raised whenever a saved game might be asked differently. */
  readonly version: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: { readonly [option: string]: OptionSpec };

  /** The state before anything was shuffled, rolled or asked. */
  begin(options: Options): State;
  /** Setting up: may ask, roll and shuffle. */
  setup(t: Table<State, Event>, options: Options): Flow;
  /** The next step from a plain state; short, so that going back and forking stay cheap. */
  step(t: Table<State, Event>): Flow;
  outcome(s: State): Outcome | undefined;
  clock(s: State): Clock;

  /** What a viewer may see, and nothing else. */
  view(s: State, viewer: Viewer): View;
  /** Words that must not be found in that view. */
  secrets(s: State, viewer: Viewer): readonly string[];
  /** A deep copy; written by hand, because everything waits for it. */
  copy(s: State): State;
  /** Deals anew, in place, all that the seat cannot see. */
  redeal(s: State, seat: Seat, random: Random): void;
  /** How well the players stand, from 0 (lost) to 1 (won). */
  score(s: State): number;
  /**
   * How likely a sensible player takes each option, relative to the others; where several may be taken, the odds
   * of each. Closed ones are not read.
   */
  weigh?(s: State, prompt: Prompt): readonly number[];

  /**
   * What can be said of a game that has ended, for tables over many games. A name begins with its kind: `amount` and
   * `share` (of what was done; 1 where all did the same) have a mean, `lost` says where it was lost, `refused` what
   * nobody wanted, and of any other kind (`hero`, `card` …) it counts how often a game was won that had it.
   */
  figures?(log: readonly Event[], s: State): Readonly<Record<string, number>>;

  /** A state from the words of a case, in a game with these options. */
  arrange(given: Given, options: Options): State;
  /** The whole state in readable words. */
  describe(s: State): Json;
  /** What must always hold, as a complaint where it does not. */
  broken?(s: State): string | undefined;
  /** A state of an older version, made fit for this one. */
  upgrade?(s: unknown, from: number): State;
  readonly words?: { readonly [language: string]: Words<Event> };
  /** Who sits where, for games whose seats have names; it never changes during a game. */
  seating?(s: State): Seating;
  /** The board as the viewer may see it, for a terminal: lines of text, with or without ANSI colours. */
  draw?(s: State, viewer: Viewer): string;
}

/** Fills in defaults; throws a Refusal that names the option and what it takes. */
export function readOptions(game: Game, given: Readonly<Record<string, unknown>>): Options {
  const { min, max } = game.players;
  const players = given.players === undefined ? min : Number(given.players);
  if (!Number.isInteger(players) || players < min || players > max) {
    const message = `${game.name} is for ${min} to ${max} players, not ${String(given.players)}.`;
    throw new Refusal(message, { id: 'players', game: game.name, min, max, given: String(given.players) });
  }
  const options: Record<string, OptionValue> & { players: number } = { players };
  for (const [name, spec] of Object.entries(game.options)) {
    options[name] = readOption(name, spec, given[name], players);
  }
  for (const name of Object.keys(given)) {
    if (!(name in options)) {
      const known = Object.keys(options);
      const message = `${game.name} has no option "${name}". It has: ${known.join(', ')}.`;
      throw new Refusal(message, { id: 'no-option', game: game.name, option: name, known });
    }
  }
  return options;
}

function readOption(name: string, spec: OptionSpec, value: unknown, players: number): OptionValue {
  const given = JSON.stringify(value) ?? '';
  switch (spec.kind) {
    case 'flag': {
      if (value === undefined) return spec.default;
      if (value === true || value === 'true' || value === 'yes' || value === 'on') return true;
      if (value === false || value === 'false' || value === 'no' || value === 'off') return false;
      throw new Refusal(`The option "${name}" is yes or no, not ${given}.`, {
        id: 'option-flag',
        option: name,
        given,
      });
    }
    case 'number': {
      if (value === undefined) return spec.default;
      const n = Number(value);
      if (Number.isInteger(n) && n >= spec.min && n <= spec.max) return n;
      throw new Refusal(
        `The option "${name}" is a whole number from ${spec.min} to ${spec.max}, not ${given}.`,
        { id: 'option-number', option: name, min: spec.min, max: spec.max, given },
      );
    }
    case 'choice': {
      if (value === undefined) return spec.default;
      if (typeof value === 'string' && spec.values.includes(value)) return value;
      throw new Refusal(`The option "${name}" is one of ${spec.values.join(', ')}, not ${given}.`, {
        id: 'option-choice',
        option: name,
        values: spec.values,
        given,
      });
    }
    case 'seats': {
      if (value === undefined) return spec.values.slice(0, players);
      const list = typeof value === 'string' ? value.split(',') : value;
      if (
        Array.isArray(list) &&
        list.length === players &&
        new Set(list).size === players &&
        list.every((v) => spec.values.includes(v))
      ) {
        return list;
      }
      throw new Refusal(
        `The option "${name}" wants ${players} different ones of ${spec.values.join(', ')}, not ${given}.`,
        { id: 'option-seats', option: name, players, values: spec.values, given },
      );
    }
  }
}
