import { cleanName } from '../preferences/people.ts';
import type { Sitter } from '../store/kept-table.ts';

/** Who sits where, and what the people among them are called. */
export interface Party {
  readonly seats: readonly Sitter[];
  readonly names: readonly string[];
}

/** With another name at one seat, as it is being typed. */
export const withName = (names: readonly string[], seat: number, name: string): readonly string[] =>
  Array.from({ length: Math.max(names.length, seat + 1) }, (_, i) => (i === seat ? name : (names[i] ?? '')));

/** As it is kept: a name for each seat, none for a bot. */
export const settled = ({ seats, names }: Party): Party => ({
  seats,
  names: seats.map((sitter, seat) => (sitter === 'human' ? cleanName(names[seat] ?? '') : '')),
});
