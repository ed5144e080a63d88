import { RULE_ID, type Rulebook } from '@wyrdhall/kernel';

/** Which rules of a book an example shows. The fields are those that `wyrdhall rules --json` prints. */
export interface Coverage {
  readonly rules: number;
  readonly shown: number;
  readonly missing: readonly string[];
}

/** `citing`: the names of passing tests, and the rules of passing cases. */
export function coverage(book: Rulebook, citing: readonly string[]): Coverage {
  const cited = new Set(citing.flatMap((text) => text.match(RULE_ID) ?? []));
  const missing = book.rules.map((rule) => rule.id).filter((id) => !cited.has(id));
  return { rules: book.rules.length, shown: book.rules.length - missing.length, missing };
}
