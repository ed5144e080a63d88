import type { Outcome, Question, Seat, Seating, Told } from '@wyrdhall/kernel';
import type { Language } from '../preferences/languages.ts';

/** Who sits at a seat: a person at this screen, or a bot by its name. */
export type Sitter = 'human' | (string & {});

/** What is known about a table that is kept on this device. */
export interface KeptTable {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly seats: readonly Sitter[];
  /** What the people are called, by seat; empty where nobody said, or a bot sits there. */
  readonly names?: readonly string[];
  readonly began: number;
  readonly changed: number;
  /** For the shelf: what happened last, and how it stands. */
  readonly standing: Standing;
  /** In a first game: the hints that were given already. */
  readonly guide?: readonly string[] | undefined;
}

/** How much the dice gave, and how much so many give on average; the game says of what. */
export interface Luck {
  readonly got: number;
  readonly expected: number;
}

type Spoken = Readonly<Record<Language, string>>;

/** Data: the shelf finds the words for it, in whatever language it speaks then. */
export interface Standing {
  readonly round: number;
  readonly outcome?: 'won' | 'lost';
  /** How it ended. */
  readonly end?: Outcome;
  /** When it is over: how kind the dice were, where the game can tell. */
  readonly luck?: Luck;
  /** What happened last. */
  readonly last?: Told;
  readonly asked?: { readonly question: Question; readonly seat: Seat };
  readonly seating?: Seating;
  /** What an older hall kept instead: words. */
  readonly line?: Spoken;
  readonly question?: Spoken;
}

/** What a save says about its table to those who read the file. */
export const labelOf = ({ name, seats, names = [] }: KeptTable) => ({
  name,
  seats: [...seats],
  ...(names.some(Boolean) && { names: [...names] }),
});

/** Who sits where, as a person is called there; undefined for bots and for those who gave no name. */
export const personAt = (
  { seats, names = [] }: Pick<KeptTable, 'seats' | 'names'>,
  seat: Seat,
): string | undefined => (seats[seat] === 'human' && names[seat]) || undefined;
