/**
 * What a table may grow to: many times what people play in years, and little enough that any file within these limits
 * loads in about a second. A loader refuses more, so a run does too.
 */

/** Changes of a table. */
export const MOST_CHANGES = 100_000;

/** Entries of a segment: loading gives them all again. */
export const MOST_ENTRIES = 15_000;

/** After so many changes a segment is closed at the next step, so that it never comes to the most. */
export const LONG_SEGMENT = 12_000;

/** Characters of a segment's record. */
export const MOST_RECORD = 4 * 2 ** 20;

/** Entries that all undos and redos of a segment move, taken together. */
export const MOST_MOVED = 5_000_000;

/** Lines that a change tells: far more than any does. */
export const MOST_LINES = 10_000;

export const MOST_SEGMENTS = 500;

/** Characters of all closed segments, as JSON. */
export const MOST_KEPT = 12 * 2 ** 20;

/** Characters of a file, as JSON. */
export const MOST_TEXT = 24 * 2 ** 20;

/** Values in a file, from numbers to lists. */
export const MOST_VALUES = 1_000_000;

/** Seats that a record can name: 0 to 999. */
export const MOST_SEATS = 1000;
