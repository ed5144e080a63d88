import type { Data, Json } from '../json.ts';
import type { Choice, Seat } from '../prompt.ts';

/** One thing that happens in a case, as read from its `when`. */
export type Item =
  | { readonly kind: 'answer'; readonly seat?: Seat; readonly choice: Choice }
  /** What the next roll shows. */
  | { readonly kind: 'roll'; readonly seat?: Seat; readonly faces: readonly string[] }
  /** What the next draw from the players' own deck brings. */
  | { readonly kind: 'draw'; readonly seat?: Seat; readonly cards: readonly string[] }
  /** A command of the table menu, with the options that it changes. */
  | { readonly kind: 'remake'; readonly id: string; readonly options: Data }
  /** Quiet answers up to the point. */
  | { readonly kind: 'until'; readonly point: Point }
  /** An answer that the rules must not take, and the reason with which its option is closed. */
  | { readonly kind: 'refused'; readonly seat?: Seat; readonly choice: Choice; readonly because?: string };

/** Where `until` stops: any of these. */
export interface Point {
  readonly question?: string;
  /** An event's kind, or some of its fields. */
  readonly event?: Json;
  readonly end?: boolean;
}

/** What happens, then what must hold. */
export interface CaseStep {
  readonly when: readonly Item[];
  readonly expected: Data;
}

/** An example of the rules that can be checked and played. */
export interface Case {
  readonly id: string;
  readonly rules: readonly string[];
  readonly title?: string;
  readonly game?: string;
  readonly options: Data;
  /** Without it the case begins with the setup. */
  readonly given?: Data;
  readonly steps: readonly CaseStep[];
  readonly seed: number;
  /** `script`: every roll stands in the case. `seed`: the seed rolls. */
  readonly chance: 'script' | 'seed';
  /** Where in its file it begins, from 1. */
  readonly line: number;
}

/** The words of `then` that mean the same in every game. */
export const THEN_WORDS = [
  'asked',
  'offered',
  'not-offered',
  'closed',
  'told',
  'not-told',
  'outcome',
] as const;
