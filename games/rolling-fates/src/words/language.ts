import { Facts, type Option, type Prompt, type Seat } from '@wyrdhall/kernel';
import type { ReasonId } from '../rules/reasons.ts';
import type { RollingFatesTold } from '../told.ts';

export type Language = 'en' | 'de';

/** Every question of the game. */
type QuestionId =
  | 'act'
  | 'again'
  | 'barter'
  | 'discard'
  | 'fate'
  | 'gamble'
  | 'give-up'
  | 'hand'
  | 'hit'
  | 'hits'
  | 'keep'
  | 'mate'
  | 'mute'
  | 'onward'
  | 'pack'
  | 'pay'
  | 'pay-treasure'
  | 'pay-treasures'
  | 'pick'
  | 'retry'
  | 'roll'
  | 'scene'
  | 'set-luck'
  | 'status'
  | 'stay'
  | 'taken'
  | 'target'
  | 'trait'
  | 'treasure'
  | 'turn'
  | 'volunteer'
  | 'who-fell'
  | 'whom';

/** Who sits there, by name. */
export type Who = (seat: Seat) => string;

/** An option as its words need it: `use:crossed-fletch` is the kind `use` with the part `crossed-fletch`. */
export interface Offered {
  readonly question: string;
  readonly facts: Facts;
  readonly id: string;
  readonly kind: string;
  readonly first: string;
  readonly second: string;
  /** Its place among the options. */
  readonly index: number;
}

export function offered(prompt: Prompt, index: number): Offered {
  const { id } = prompt.options[index] as Option;
  const numbered = /^(die|face|life)-(\d+)$/.exec(id);
  const [kind = '', first = '', second = ''] = numbered ? numbered.slice(1) : id.split(':');
  return { question: prompt.question.id, facts: new Facts(prompt.question), id, kind, first, second, index };
}

export type EventWords = {
  readonly [Kind in RollingFatesTold['kind']]: (
    e: Extract<RollingFatesTold, { kind: Kind }>,
    who: Who,
  ) => string;
};
/** One sentence about each question, by its id; empty where nothing is to be added. */
export type LessonWords = Readonly<Record<QuestionId, string>>;
/** Reasons of a hint. */
export type CounselWords = Readonly<Record<string, (facts: Facts, who: string) => string>>;
export type QuestionWords = Readonly<Record<QuestionId, (facts: Facts, who: string) => string>>;
/** Plain words, or words that look at the option. */
export type OptionWords = Readonly<Record<string, string | ((o: Offered) => string)>>;
export type ReasonWords = Readonly<Record<ReasonId, string>>;
