import type { Random } from './chance.ts';
import type { Flow } from './flow.ts';
import type { Data, Json } from './json.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Choice, Prompt, Question, Reason, Seat } from './prompt.ts';
import type { Table } from './table.ts';
import type { Told } from './told.ts';

export interface Outcome {
  readonly won: boolean;
  /** What decided it, as a message id. */
  readonly why: string;
  readonly rule: string;
  /** The points of the rulebook, for people. */
  readonly score?: number;
  /** How good an end it is, from 0 to 1: without it, 1 where the game was won, 0 where it was lost. */
  readonly grade?: number;
}

/** How far the game has gone: `turn` names the turn ("round 3, embla") and changes exactly with it. */
export interface Clock {
  readonly round: number;
  readonly turn: string;
}

/** Who sits where, as ids of the game: `['embla', 'bjorn']`. */
export type Seating = readonly string[];

/** How a game puts its data into words, in one language; with a seating it can name who sits where. */
export interface Words<E extends Told = Told> {
  question(question: Question, seat: Seat, seating?: Seating): string;
  option(prompt: Prompt, index: number, seating?: Seating): string;
  reason(reason: Reason): string;
  /** Why a game advises something (`Game.counsel`): a clause without a full stop. */
  why?(why: Question, seating?: Seating): string;
  /** A sentence or two; paragraphs of a story stand on lines of their own. */
  event(event: E, seating?: Seating): string;
  outcome(outcome: Outcome): string;
  /**
   * Names of what is neither asked nor told: an option before the start (`track`), a value of it (`track:long`), a
   * boundary up to which one may pass (`until:monster-turn`), a remake (`remake:swap`), a chapter (`chapter:act-2`), a
   * turn as the clock names it (`turn:3 monsters`), a figure (`embla`).
   */
  term?(id: string): string | undefined;
  /**
   * One sentence for learners: about the question with this id, or about the rule behind it, in a language that the
   * rulebook does not speak. Empty where nothing is to be added; without it, the rulebook's own first sentence.
   */
  lesson?(rule: string, question?: string): string | undefined;
}

/** The given part of a case, as read from YAML. */
export type Given = Data;

/** A seat, or somebody who holds none. */
export type Viewer = Seat | 'watcher';

/** What a table leaves to later ones: lists of words, which are united, and numbers, of which the highest counts. */
export type Legacy = { readonly [name: string]: number | readonly string[] };

/** How many unfinished tables of a kind may be kept. */
export interface Slots {
  /** Tables with the same kind share the slots. */
  readonly kind: string;
  readonly most: number;
}

/** What a game advises by itself. */
export interface Counsel {
  readonly choice: Choice;
  /** For `Words.why`. */
  readonly why: Question;
}

/** A save's state and options, as a version of the game wrote them; the state of an opening is not there yet. */
export interface Older {
  readonly state?: unknown;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The same game with other people or from another point: a command of the table menu. */
export interface Remake<State = unknown> {
  /** The options that it may change; `players` may be among them. */
  readonly changes: readonly string[];
  /** Why it cannot be done now. */
  closed?(s: State, options: Options): Reason | undefined;
  /** The state from which the game goes on. `s` is the plain state at the beginning of the running step. */
  make(s: State, options: Options, before: Options, random: Random): State;
}

/** Dice or cards that players may bring themselves. */
export type OwnKind = 'dice' | 'cards';

/** What people need to play a game. What bots, cases and the terminal ask as well may come later, or elsewhere. */
export type AtTable<State = unknown, Event extends Told = Told, View = unknown> = Omit<
  Game<State, Event, View>,
  'counsel' | 'score' | 'weigh' | 'horizon' | 'figures' | 'arrange' | 'describe' | 'draw'
>;

/** A game: a pure program that asks questions. `State` is plain JSON. */
export interface Game<State = unknown, Event extends Told = Told, View = unknown> {
  readonly id: string;
  readonly name: string;
  /** Raised whenever a saved game might be asked differently. */
  readonly version: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: { readonly [option: string]: OptionSpec };
  /** What players may roll or draw at their own table; without it, dice. Cards must come by `drawCards` or `drawCounted`. */
  readonly ownChance?: readonly OwnKind[];

  /** The state before anything was shuffled, rolled or asked. */
  begin(options: Options): State;
  /** Setting up: may ask, roll and shuffle. */
  setup(t: Table<State, Event>, options: Options): Flow;
  /** The next step from a plain state; short, so that going back and forking stay cheap. */
  step(t: Table<State, Event>): Flow;
  outcome(s: State): Outcome | undefined;
  clock(s: State): Clock;
  /**
   * The chapter in which the state lies. Where it changes, memory and undo begin anew: a game of many evenings stays
   * as quick as its first.
   */
  chapter?(s: State): string;
  /** Commands of the table menu, by id. */
  readonly remakes?: { readonly [id: string]: Remake<State> };
  /** What this table leaves to later ones, as far as it has got: rules known, endings seen, best ratings. */
  legacy?(s: State): Legacy;
  /** Which of the shelf's slots a table with these options takes; undefined: there may be any number. */
  slots?(options: Options): Slots | undefined;

  /** What a viewer may see, and nothing else. */
  view(s: State, viewer: Viewer): View;
  /** Words that must not be found in that view. */
  secrets(s: State, viewer: Viewer): readonly string[];
  /** A deep copy; written by hand, because everything waits for it. */
  copy(s: State): State;
  /** Deals anew, in place, all that the seat cannot see. */
  redeal(s: State, seat: Seat, random: Random): void;
  /**
   * What is best to answer and why, where the game can tell exactly and at once; of all others a planner is asked.
   * `s` holds what the asked seat may see, and the rest dealt anew.
   */
  counsel?(s: State, prompt: Prompt): Counsel | undefined;
  /** How well the players stand, from 0 (lost) to 1 (won). */
  score(s: State): number;
  /**
   * How likely a sensible player takes each option, relative to the others; where several may be taken, the odds
   * of each. Closed ones are not read.
   */
  weigh?(s: State, prompt: Prompt): readonly number[];
  /**
   * Names the stretch in which the state lies: bots look two stretches ahead. Without it a stretch is a round of the
   * clock.
   */
  horizon?(s: State): string;

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
  /**
   * What must always hold, as a complaint where it does not. A save of an older version is believed only as far as
   * this goes: it looks at every field, and trusts no type. Where the options are known, the state must fit them: the
   * seats that it will ask are those at the table.
   */
  broken?(s: State, options?: Options): string | undefined;
  /** State and options of an older version, made fit for this one. */
  upgrade?(older: Older, from: number): Older;
  readonly words?: { readonly [language: string]: Words<Event> };
  /** Who sits where, for games whose seats have names; it changes only by a remake. */
  seating?(s: State): Seating;
  /** The board as the viewer may see it, for a terminal: lines of text, with or without ANSI colours. */
  draw?(s: State, viewer: Viewer): string;
}
