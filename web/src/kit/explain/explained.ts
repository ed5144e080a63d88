import type { JSX } from 'preact';

/**
 * Pointing explains. Anything on the table that is more than a word carries `data-explain="kind:id"`: a figure, an
 * area (`at:5_9`, which boards set by themselves), a track, a deck, a sign. The face says what it is in
 * `GameFace.explain(props, subject)`, one function for all kinds. The rest is done here: a small sheet on hover and on
 * keyboard focus, the whole sheet on a long press and on a click or tap on whatever is no answer.
 *
 * `card:id` is known to everybody: it opens that card, large.
 */
export interface Explained {
  readonly title: string;
  /** Below the title: what kind of thing it is. */
  readonly kind?: string;
  readonly icon?: string;
  readonly color?: string;
  /** What a click here does, and what it has in store. */
  readonly does?: readonly string[];
  /** Why a click here does nothing. */
  readonly closed?: { readonly reason: string; readonly rule: string };
  readonly facts?: readonly Fact[];
  /** Sentences. */
  readonly says?: readonly string[];
  readonly rules?: readonly string[];
  /** Only in the whole sheet: what would be too much for a glance. */
  readonly More?: () => JSX.Element;
}

interface Fact {
  readonly label: string;
  readonly value: string | number;
  readonly icon?: string;
}
