import { type Data, hashState, hashText } from './json.ts';

/** A place at the table: 0 is the first player. */
export type Seat = number;

/** What is asked, as data: the words for it come from the game's catalogue. */
export interface Question {
  readonly id: string;
  readonly rule: string;
  readonly data?: Data;
  /** Which of the seat's figures is asked; needed where one seat has several prompts open at once. */
  readonly figure?: string;
  /** Ask even where only one answer is legal; without it, only what is secret is. */
  readonly confirm?: boolean;
  /**
   * Data, options and answer are for the seat's eyes only, also after the answer was given. Where even the name of the
   * question would tell something, others read another one instead.
   */
  readonly secret?: boolean | PublicName;
  /**
   * In `all` the answer is everybody's to know at once, while others still choose: "ready", energy that is spent.
   * Which open questions a seat is asked must follow from its open answers alone.
   */
  readonly open?: boolean;
  /** The id of the option that lets things be (pass, end the turn): "until" in a case takes it. */
  readonly quiet?: string;
}

/** What others read of a question whose own id or rule would tell too much. */
interface PublicName {
  readonly id: string;
  readonly rule: string;
}

export const isSecret = ({ secret }: Question): boolean => secret !== undefined && secret !== false;

/** The id of a question as others read it. */
export const publicId = ({
  id,
  secret,
}: {
  readonly id: string;
  readonly secret?: Question['secret'] | undefined;
}): string => (typeof secret === 'object' ? secret.id : id);

/** What everybody may know of a question that is hidden: that something is asked. */
export const bareQuestion = ({ id, rule, figure, secret }: Question): Question => ({
  ...(typeof secret === 'object' ? { id: secret.id, rule: secret.rule } : { id, rule }),
  ...(figure !== undefined && { figure }),
});

/** Why an option that is shown cannot be taken. */
export interface Reason {
  readonly id: string;
  readonly rule: string;
  readonly data?: Data;
}

export interface Option<T = unknown> {
  /** Stable and speaking: `hex:7_9`, `card:sure-shot`. */
  readonly id: string;
  readonly value: T;
  /** Where on the board it lies. */
  readonly at?: string;
  readonly closed?: Reason;
  /** For amounts and cards: how much of it at the most. */
  readonly most?: number;
  /** For dice and cards: how many faces show it, or how many cards that the seat cannot see. */
  readonly often?: number;
}

/** `dice` and `cards` are what the players rolled or drew at their own table: chance, not a choice. */
export type Ask = 'one' | 'many' | 'amounts' | 'dice' | 'cards';

/** One seat alone; all seats, each for itself; any seat, whichever answers first; an offer to react or pass. */
export type How = 'one' | 'all' | 'anyone' | 'offer';

/** Dice of one kind in a roll. */
export interface DiceAsked {
  readonly die: string;
  readonly count: number;
  /** The options from `first` on, as many as `faces`, are its faces. */
  readonly first: number;
  readonly faces: number;
}

export interface Prompt {
  readonly seat: Seat;
  readonly question: Question;
  readonly ask: Ask;
  readonly options: readonly Option[];
  /** How many options (many), how much in all (amounts), how many dice or cards. */
  readonly min: number;
  readonly max: number;
  readonly how: How;
  /** The window of this step in which it was asked (see windows.ts), from 1; 0: a seat was asked alone. */
  readonly window?: number;
  /** Boundaries up to which a seat may pass at once (see Table.offer). */
  readonly until?: readonly string[] | undefined;
  /** The kinds of dice that are rolled together. */
  readonly dice?: readonly DiceAsked[] | undefined;
  /** How many cards of each option are truly in the deck, where the list also names those that others hold unseen. */
  readonly supply?: readonly number[] | undefined;
}

/** What a person or a program says: ids only. */
export type Choice = string | readonly string[] | { readonly [id: string]: number };

/**
 * The same inside the kernel, checked: the index of an option (below 0: "pass until" boundary −1−n), the
 * indexes of several, or the amounts, one for each option.
 */
export type Pick = number | readonly number[];

export const PASS = 'pass';
export const PASS_UNTIL = 'pass-until:';

/** Whether chance answers it, not a decision. */
export const isChance = ({ ask }: Prompt): boolean => ask === 'dice' || ask === 'cards';

/**
 * Names a question in the journal: the same for the same seat, figure, question and open options in the same order,
 * in any version of the rules. Data and limits do not count, so that a rule that only says more keeps old games alive.
 */
export function fingerprint(prompt: Prompt): string {
  const { question, seat, ask, options } = prompt;
  const figure = question.figure === undefined ? '' : `|${question.figure}`;
  let h = hashText(`${question.rule}|${question.id}|${seat}|${ask}${figure}`);
  for (const option of options) if (!option.closed) h = hashText(option.id, Math.imul(h, 31));
  return (h >>> 0).toString(36);
}

/** Whether both ask the same, with the same options in the same places: a pick for one is a pick for the other. */
export function asksAlike(one: Prompt, other: Prompt): boolean {
  if (one === other) return true;
  const { question, options } = one;
  if (
    one.seat !== other.seat ||
    one.ask !== other.ask ||
    one.min !== other.min ||
    one.max !== other.max ||
    question.id !== other.question.id ||
    question.rule !== other.question.rule ||
    question.figure !== other.question.figure ||
    options.length !== other.options.length
  )
    return false;
  for (let i = 0; i < options.length; i++) {
    const { id, closed, most } = options[i] as Option;
    const same = other.options[i] as Option;
    if (id !== same.id || most !== same.most || (closed === undefined) !== (same.closed === undefined))
      return false;
  }
  return true;
}

/** Names all that the seat is shown of a prompt: two prompts with the same name look the same. */
export function faceOf(prompt: Prompt): string {
  const { question, min, max, until, options } = prompt;
  let h = hashState([question.data ?? null, min, max, until ?? null]);
  for (const { id, closed, most } of options) h = hashText(`${id}|${closed?.id ?? ''}|${most ?? ''}`, h);
  return `${fingerprint(prompt)}-${(h >>> 0).toString(36)}`;
}
