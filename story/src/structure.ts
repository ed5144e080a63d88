import type { Json } from '@wyrdhall/kernel';

/** What a variable of a story holds: a flag, a whole number, a word. */
export type Value = boolean | number | string;

export type Values = Readonly<Record<string, Value>>;

/** A compiled script without its prose: it decides what is told, the catalogue says it. */
export interface Structure {
  /** The script for the ink runtime, with references in place of texts. */
  readonly ink: { readonly [field: string]: Json };
  /** What each variable begins with. */
  readonly variables: Values;
  /** The variables that each knot reads, itself or in knots that it leads to. */
  readonly reads: Readonly<Record<string, readonly string[]>>;
}
