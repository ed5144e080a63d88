import type { Random } from './chance.ts';
import { Refusal } from './fault.ts';
import { type Choice, type Option, PASS_UNTIL, type Pick, type Prompt } from './prompt.ts';

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
  throw new Refusal(
    `"${String(id).slice(0, 80)}" is no answer to "${prompt.question.id}". Open: ${shown.join(', ')}.`,
  );
}

/** Checks a choice against the prompt. Throws a Refusal that says what is wrong and what would be right. */
export function pick(prompt: Prompt, choice: Choice): Pick {
  if (prompt.ask === 'one') return pickOne(prompt, choice);
  if (prompt.ask === 'amounts') return pickAmounts(prompt, choice);
  const { ask, min, max, question } = prompt;
  if (!Array.isArray(choice)) throw new Refusal(`"${question.id}" wants a list of ids.`);
  if (choice.length < min || choice.length > max) {
    throw new Refusal(`"${question.id}" wants ${between(min, max)}, not ${choice.length}.`);
  }
  // Array.from reads holes as undefined, which map would skip.
  const picks = Array.from(choice, (id: unknown) => {
    if (typeof id !== 'string') throw new Refusal(`"${question.id}" wants a list of ids.`);
    return indexOf(prompt, id);
  });
  if (ask === 'dice') return inOrderOfDice(prompt, picks);
  if (ask === 'cards') return withinSupply(prompt, picks);
  if (new Set(picks).size < picks.length) throw new Refusal(`"${question.id}" takes each option once.`);
  // The order in which things are named must not matter.
  return picks.sort((a, b) => a - b);
}

/** The same, where it is likely that it was picked before like this. */
export function pickAgain(prompt: Prompt, choice: Choice, before: Pick): Pick {
  if (prompt.ask === 'one' && typeof before === 'number') {
    const option = prompt.options[before];
    if (option && option.id === choice && !option.closed) return before;
  }
  return pick(prompt, choice);
}

function pickOne(prompt: Prompt, choice: Choice): number {
  if (typeof choice !== 'string') throw new Refusal(`"${prompt.question.id}" wants the id of one option.`);
  if (prompt.until && choice.startsWith(PASS_UNTIL)) {
    const boundary = prompt.until.indexOf(choice.slice(PASS_UNTIL.length));
    if (boundary >= 0) return -1 - boundary;
  }
  return indexOf(prompt, choice);
}

function pickAmounts(prompt: Prompt, choice: Choice): number[] {
  const { min, max, question, options } = prompt;
  const prototype = typeof choice === 'object' && choice !== null ? Object.getPrototypeOf(choice) : undefined;
  if (prototype !== Object.prototype && prototype !== null) {
    throw new Refusal(`"${question.id}" wants amounts, as in {"${options[0]?.id}": 1}.`);
  }
  const amounts = options.map(() => 0);
  let total = 0;
  for (const [id, amount] of Object.entries(choice)) {
    // Nothing of what is closed is no answer to it.
    if (amount === 0 && options.some((option) => option.id === id && option.closed)) continue;
    const i = indexOf(prompt, id);
    const most = options[i]?.most ?? max;
    if (!Number.isInteger(amount) || amount < 0 || amount > most) {
      throw new Refusal(
        `"${id}" takes a whole number from 0 to ${most}, not ${typeof amount === 'number' ? amount : `a ${typeof amount}`}.`,
      );
    }
    amounts[i] = amount;
    total += amount;
  }
  if (total < min || total > max) {
    throw new Refusal(`"${question.id}" wants ${between(min, max)} in all, not ${total}.`);
  }
  return amounts;
}

/** Of several kinds of dice: as many of each as are rolled, the first kind first. */
function inOrderOfDice({ dice, question }: Prompt, picks: number[]): number[] {
  if (!dice) return picks;
  return dice.flatMap(({ die, count, first, faces }) => {
    const own = picks.filter((i) => i >= first && i < first + faces);
    if (own.length !== count) {
      throw new Refusal(`"${question.id}" wants ${count} of the ${die} dice, not ${own.length}.`);
    }
    return own;
  });
}

function withinSupply({ options, question, supply }: Prompt, picks: number[]): number[] {
  const drawn = new Map<number, number>();
  for (const i of picks) {
    const count = (drawn.get(i) ?? 0) + 1;
    const { id, most = 1 } = options[i] as Option;
    if (count > most) throw new Refusal(`"${question.id}": there is no more of "${id}" than ${most}.`);
    if (supply && count > (supply[i] ?? 0)) {
      throw notInDeck(question.id, id);
    }
    drawn.set(i, count);
  }
  return picks;
}

export const notInDeck = (question: string, card: string): Refusal =>
  new Refusal(`"${question}": "${card}" is not in the deck; was it misread?`, { id: 'not-in-deck', card });

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

/** Any legal answer: each option of a single choice is equally likely; dice and cards fall as they would. */
export function randomPick(prompt: Prompt, random: Random): Pick {
  const { options, ask } = prompt;
  if (ask === 'one') {
    // Most options are open, so guessing is quicker than listing them; after that, list.
    for (let tries = 0; tries < 4; tries++) {
      const i = random.below(options.length);
      if (!options[i]?.closed) return i;
    }
    return random.of(openIndexes(prompt));
  }
  if (ask === 'dice') return rolled(prompt, random);
  if (ask === 'cards') return drawn(prompt, random);
  const open = openIndexes(prompt);
  if (ask === 'many') {
    const most = Math.min(prompt.max, open.length);
    random.shuffle(open);
    return open.slice(0, prompt.min + random.below(most - prompt.min + 1)).sort((a, b) => a - b);
  }
  const amounts = options.map(() => 0);
  const room = (i: number) => (options[i]?.most ?? prompt.max) - (amounts[i] as number);
  const total = open.reduce((sum, i) => sum + room(i), 0);
  const most = Math.min(prompt.max, total);
  for (let left = prompt.min + random.below(most - prompt.min + 1); left > 0; left--) {
    const i = random.of(open.filter((o) => room(o) > 0));
    amounts[i] = (amounts[i] as number) + 1;
  }
  return amounts;
}

const often = (prompt: Prompt, i: number): number => prompt.options[i]?.often ?? 1;

/** One of the options from `first` to `end`, as often as it is there. */
function byOften(weights: readonly number[], first: number, end: number, random: Random): number {
  let sum = 0;
  for (let i = first; i < end; i++) sum += weights[i] as number;
  let left = random.below(sum);
  for (let i = first; i < end; i++) {
    left -= weights[i] as number;
    if (left < 0) return i;
  }
  return end - 1;
}

function rolled(prompt: Prompt, random: Random): number[] {
  const weights = prompt.options.map((_, i) => often(prompt, i));
  const kinds = prompt.dice ?? [{ count: prompt.min, first: 0, faces: prompt.options.length }];
  return kinds.flatMap(({ count, first, faces }) =>
    Array.from({ length: count }, () => byOften(weights, first, first + faces, random)),
  );
}

function drawn(prompt: Prompt, random: Random): number[] {
  const left = prompt.options.map((_, i) => prompt.supply?.[i] ?? often(prompt, i));
  return Array.from({ length: prompt.min }, () => {
    const i = byOften(left, 0, left.length, random);
    left[i] = (left[i] as number) - 1;
    return i;
  });
}

/** All legal answers up to `limit`; of a longer list, the first ones. */
export function allPicks(prompt: Prompt, limit = 1000): Pick[] {
  const open = openIndexes(prompt);
  if (prompt.ask === 'one') return open.slice(0, limit);
  return prompt.ask === 'many' ? allSets(prompt, open, limit) : allAmounts(prompt, open, limit);
}

function allSets(prompt: Prompt, open: readonly number[], limit: number): Pick[] {
  const found: Pick[] = [];
  const extend = (chosen: number[], next: number): void => {
    if (found.length >= limit || chosen.length > prompt.max) return;
    if (chosen.length >= prompt.min) found.push(chosen);
    for (let i = next; i < open.length; i++) extend([...chosen, open[i] as number], i + 1);
  };
  extend([], 0);
  return found;
}

/** Amounts as they are; dice and cards as lists. */
function allAmounts(prompt: Prompt, open: readonly number[], limit: number): Pick[] {
  const found: Pick[] = [];
  const asList = prompt.ask !== 'amounts';
  const fits = (amounts: readonly number[]): boolean =>
    prompt.dice?.every(({ count, first, faces }) => {
      return amounts.slice(first, first + faces).reduce((sum, n) => sum + n, 0) === count;
    }) ?? true;
  const thereIs = (i: number): number => prompt.supply?.[i] ?? prompt.options[i]?.most ?? prompt.max;
  /** How much can still come after each: less than is wanted leads nowhere. */
  const roomAfter = open.map((_, n) => open.slice(n + 1).reduce((sum, i) => sum + thereIs(i), 0));
  const extend = (amounts: number[], next: number, total: number): void => {
    if (found.length >= limit) return;
    if (next === open.length) {
      if (total < prompt.min || !fits(amounts)) return;
      found.push(asList ? amounts.flatMap((n, i) => Array<number>(n).fill(i)) : amounts);
      return;
    }
    const i = open[next] as number;
    const most = Math.min(thereIs(i), prompt.max - total);
    const least = Math.max(0, prompt.min - total - (roomAfter[next] as number));
    for (let n = least; n <= most; n++) extend(amounts.with(i, n), next + 1, total + n);
  };
  extend(
    prompt.options.map(() => 0),
    0,
    0,
  );
  return found;
}
