import type { Random } from './chance.ts';
import { Refusal } from './fault.ts';
import { type Data, hashText } from './json.ts';

/** A place at the table: 0 is the first player. */
export type Seat = number;

/** What is asked, as data: the words for it come from the game's catalogue. */
export interface Question {
  readonly id: string;
  readonly rule: string;
  readonly data?: Data;
  /** Ask even where only one answer is legal. */
  readonly confirm?: boolean;
  /** What is chosen is for the seat's eyes only: where the kernel answers, it tells nobody else. */
  readonly secret?: boolean;
  /** The id of the option that lets things be (pass, end the turn): "until" in a case takes it. */
  readonly quiet?: string;
}

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
  /** For amounts: how much of it at the most. */
  readonly most?: number;
}

export type Ask = 'one' | 'many' | 'amounts' | 'dice';

export interface Prompt {
  readonly seat: Seat;
  readonly question: Question;
  readonly ask: Ask;
  readonly options: readonly Option[];
  /** How many options (many), how much in all (amounts), how many dice (dice). */
  readonly min: number;
  readonly max: number;
  /** Boundaries up to which a seat may pass at once (see Table.offer). */
  readonly until?: readonly string[];
  /** Asked of several seats at the same time, whose answers may come in any order. */
  readonly together?: boolean;
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

/** Same question, same seat, same open options: the same fingerprint, in any version of the rules. */
export function fingerprint(prompt: Prompt): string {
  let h = hashText(`${prompt.question.rule}|${prompt.question.id}|${prompt.seat}|${prompt.ask}`);
  for (const option of prompt.options) if (!option.closed) h = hashText(option.id, Math.imul(h, 31));
  return (h >>> 0).toString(36);
}

function indexOf(prompt: Prompt, id: string): number {
  for (let i = 0; i < prompt.options.length; i++) {
    const option = prompt.options[i] as Option;
    if (option.id !== id) continue;
    if (option.closed) {
      throw new Refusal(`"${id}" is closed: ${option.closed.id} (${option.closed.rule}).`);
    }
    return i;
  }
  const open = prompt.options.filter((option) => !option.closed).map((option) => option.id);
  const shown = open.length > 12 ? [...open.slice(0, 12), `… ${open.length - 12} more`] : open;
  throw new Refusal(`"${id}" is no answer to "${prompt.question.id}". Open: ${shown.join(', ')}.`);
}

/** Checks a choice against the prompt. Throws a Refusal that says what is wrong and what would be right. */
export function pick(prompt: Prompt, choice: Choice): Pick {
  const { ask, min, max, question } = prompt;
  if (ask === 'one') {
    if (typeof choice !== 'string') throw new Refusal(`"${question.id}" wants the id of one option.`);
    if (prompt.until && choice.startsWith(PASS_UNTIL)) {
      const boundary = prompt.until.indexOf(choice.slice(PASS_UNTIL.length));
      if (boundary >= 0) return -1 - boundary;
    }
    return indexOf(prompt, choice);
  }
  if (ask === 'amounts') {
    if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) {
      throw new Refusal(`"${question.id}" wants amounts, as in {"${prompt.options[0]?.id}": 1}.`);
    }
    const amounts = prompt.options.map(() => 0);
    let total = 0;
    for (const [id, amount] of Object.entries(choice)) {
      const i = indexOf(prompt, id);
      const most = prompt.options[i]?.most ?? max;
      if (!Number.isInteger(amount) || amount < 0 || amount > most) {
        throw new Refusal(`"${id}" takes a whole number from 0 to ${most}, not ${amount}.`);
      }
      amounts[i] = amount;
      total += amount;
    }
    if (total < min || total > max) {
      throw new Refusal(`"${question.id}" wants ${between(min, max)} in all, not ${total}.`);
    }
    return amounts;
  }
  if (!Array.isArray(choice)) throw new Refusal(`"${question.id}" wants a list of ids.`);
  const picks = choice.map((id) => indexOf(prompt, String(id)));
  if (picks.length < min || picks.length > max) {
    throw new Refusal(`"${question.id}" wants ${between(min, max)}, not ${picks.length}.`);
  }
  if (ask === 'dice') return picks;
  if (new Set(picks).size < picks.length) throw new Refusal(`"${question.id}" takes each option once.`);
  // The order in which things are named must not matter.
  return picks.sort((a, b) => a - b);
}

function between(min: number, max: number): string {
  return min === max ? `${min}` : `${min} to ${max}`;
}

/** The choice that `pick` would read as these picks. */
export function choice(prompt: Prompt, picks: Pick): Choice {
  const id = (i: number) => (prompt.options[i] as Option).id;
  if (typeof picks === 'number') return picks < 0 ? PASS_UNTIL + prompt.until?.[-1 - picks] : id(picks);
  if (prompt.ask !== 'amounts') return picks.map(id);
  return Object.fromEntries(picks.flatMap((n, i) => (n > 0 ? [[id(i), n]] : [])));
}

function openIndexes(prompt: Prompt): number[] {
  const open: number[] = [];
  for (let i = 0; i < prompt.options.length; i++) if (!prompt.options[i]?.closed) open.push(i);
  return open;
}

/** Any legal answer: each option of a single choice is equally likely. */
export function randomPick(prompt: Prompt, random: Random): Pick {
  if (prompt.ask === 'one') {
    const { options } = prompt;
    // Most options are open: try a few at random before listing them.
    for (let tries = 0; tries < 4; tries++) {
      const i = random.below(options.length);
      if (!options[i]?.closed) return i;
    }
    return random.of(openIndexes(prompt));
  }
  const open = openIndexes(prompt);
  if (prompt.ask === 'dice') {
    return Array.from({ length: prompt.min }, () => random.of(open));
  }
  if (prompt.ask === 'many') {
    const most = Math.min(prompt.max, open.length);
    random.shuffle(open);
    return open.slice(0, prompt.min + random.below(most - prompt.min + 1)).sort((a, b) => a - b);
  }
  const amounts = prompt.options.map(() => 0);
  const room = (i: number) => (prompt.options[i]?.most ?? prompt.max) - (amounts[i] as number);
  const total = open.reduce((sum, i) => sum + room(i), 0);
  const most = Math.min(prompt.max, total);
  for (let left = prompt.min + random.below(most - prompt.min + 1); left > 0; left--) {
    const i = random.of(open.filter((o) => room(o) > 0));
    amounts[i] = (amounts[i] as number) + 1;
  }
  return amounts;
}

/** All legal answers up to `limit`; of a longer list, the first ones. */
export function allPicks(prompt: Prompt, limit = 1000): Pick[] {
  const open = openIndexes(prompt);
  if (prompt.ask === 'one') return open.slice(0, limit);
  const found: Pick[] = [];
  if (prompt.ask === 'many') {
    const extend = (chosen: number[], next: number): void => {
      if (found.length >= limit || chosen.length > prompt.max) return;
      if (chosen.length >= prompt.min) found.push(chosen);
      for (let i = next; i < open.length; i++) extend([...chosen, open[i] as number], i + 1);
    };
    extend([], 0);
  } else {
    const dice = prompt.ask === 'dice';
    const extend = (amounts: number[], at: number, total: number): void => {
      if (found.length >= limit) return;
      if (at === open.length) {
        if (total < prompt.min) return;
        found.push(dice ? amounts.flatMap((n, i) => Array<number>(n).fill(i)) : amounts);
        return;
      }
      const i = open[at] as number;
      const most = Math.min(prompt.options[i]?.most ?? prompt.max, prompt.max - total);
      for (let n = 0; n <= most; n++) extend(amounts.with(i, n), at + 1, total + n);
    };
    extend(
      prompt.options.map(() => 0),
      0,
      0,
    );
  }
  return found;
}
