import type { Values } from './structure.ts';

/** A paragraph, as a text of the catalogue (`reference.ts`), and what it does. */
export interface Line<Effect> {
  readonly text: string;
  readonly effects: readonly Effect[];
}

/** From one choice to the next. */
export interface Beat<Effect, Choice> {
  readonly lines: readonly Line<Effect>[];
  readonly choices: readonly (Choice & { readonly text: string })[];
}

export interface Tale<Head, Effect, Choice> {
  readonly head: Head;
  /** One more than choices were made. */
  readonly beats: readonly Beat<Effect, Choice>[];
  /** What the variables hold after it: the script may have counted something. */
  readonly values: Values;
}
