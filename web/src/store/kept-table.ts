import type { Outcome, Question, Seat, Seating, Told } from '@wyrdhall/kernel';

/** Who sits at a seat: a person at this screen, or a bot by its name. */
export type Sitter = 'human' | (string & {});

/** What is known about a table that is kept on this device. */
export interface KeptTable {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly seats: readonly Sitter[];
  readonly began: number;
  readonly changed: number;
  /** For the shelf: what happened last, and how it stands. */
  readonly standing: Standing;
  /** In a first game: the hints that were given already. */
  readonly guide?: readonly string[] | undefined;
}

type Spoken = Readonly<Record<'en' | 'de', string>>;

/** Data: the shelf finds the words for it, in whatever language it speaks then. */
export interface Standing {
  readonly round: number;
  readonly outcome?: 'won' | 'lost';
  /** How it ended. */
  readonly end?: Outcome;
  /** What happened last. */
  readonly last?: Told;
  readonly asked?: { readonly question: Question; readonly seat: Seat };
  readonly seating?: Seating;
  /** What an older hall kept instead: words. */
  readonly line?: Spoken;
  readonly question?: Spoken;
}

/** What a save says about its table to those who read the file. */
export const labelOf = ({ name, seats }: KeptTable) => ({ name, seats: [...seats] });
