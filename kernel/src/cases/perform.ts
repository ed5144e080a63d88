import { Refusal } from '../fault.ts';
import type { Json } from '../json.ts';
import { pick } from '../picks.ts';
import { type Choice, isChance, type Option, PASS, type Prompt, type Seat } from '../prompt.ts';
import type { Request } from '../request.ts';
import type { Run } from '../run.ts';
import type { Line, Told } from '../told.ts';
import type { Item, Point } from './case.ts';
import { inWords, matches } from './match.ts';

/** More quiet answers than any game takes from one point to the next. */
const MOST_QUIET = 10_000;

/** What chance brings, as the case says it. */
type Scripted = Extract<Item, { kind: 'roll' | 'draw' }>;

const wordsOf = (scripted: Scripted): readonly string[] =>
  scripted.kind === 'roll' ? scripted.faces : scripted.cards;

/** A case in motion. */
export interface Script<S, E extends Told> {
  readonly run: Run<S, E>;
  /** Rolls and draws that the case has named, but that were not asked for yet. */
  readonly hand: Scripted[];
  /** All lines since the case began: the run forgets those of a chapter that is over. */
  readonly told: Line<E>[];
  /** The line from which `until` looks for an event. */
  since: number;
}

export function scriptOf<S, E extends Told>(run: Run<S, E>): Script<S, E> {
  return { run, hand: [], told: [...run.lines()], since: 0 };
}

/** Changes the run, and keeps what is told. */
function apply<S, E extends Told>({ run, told }: Script<S, E>, request: Request): void {
  const from = run.toldCount;
  run.apply(request);
  told.push(...run.lines(from));
}

/** Carries out one item; throws where the game does not go on as the case says. */
export function perform<S, E extends Told>(script: Script<S, E>, item: Item): void {
  const { run, hand } = script;
  if (item.kind !== 'until') script.since = script.told.length;
  switch (item.kind) {
    case 'roll':
    case 'draw':
      hand.push(item);
      break;
    case 'remake':
      apply(script, { remake: item.id, options: item.options });
      break;
    case 'answer':
      apply(script, answerTo(run, item));
      break;
    case 'refused':
      expectRefusal(run, item);
      break;
    case 'until':
      goUntil(script, item.point);
      break;
  }
  giveFromHand(script);
}

/** Makes the rolls and draws that are asked for and in hand, the first in hand first. */
function giveFromHand<S, E extends Told>(script: Script<S, E>): void {
  const { run, hand } = script;
  for (let i = 0; i < hand.length; i++) {
    const scripted = hand[i] as Scripted;
    const { kind, seat } = scripted;
    const ask = kind === 'roll' ? 'dice' : 'cards';
    const prompt = run.prompts.find((open) => open.ask === ask && (seat ?? open.seat) === open.seat);
    if (!prompt) continue;
    hand.splice(i, 1);
    i = -1;
    const words = wordsOf(scripted);
    try {
      apply(script, { seat: prompt.seat, choice: words, key: run.keyOf(prompt) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(
        `The ${kind} ${inWords([...words])} does not fit: ${chanceInWords(prompt)} is asked for.`,
      );
    }
  }
}

export function openChance<S, E extends Told>(run: Run<S, E>): Prompt | undefined {
  return run.prompts.find(isChance);
}

/** What the case has named, though nobody asked for it. */
export const idleInWords = (scripted: Scripted): string =>
  `the ${scripted.kind} ${wordsOf(scripted).join(' ')} was never asked for.`;

/** What the case must say for the roll or draw to be made. */
export function missingChance(prompt: Prompt): Refusal {
  const sample = prompt.options.map((option) => option.id).join(', ');
  const word = prompt.ask === 'dice' ? 'roll' : 'draw';
  return new Refusal(
    `The case does not say what ${chanceInWords(prompt)} shows: add {${word}: [${prompt.min} of ${sample}]}.`,
  );
}

function chanceInWords({ question, min, seat, ask, dice }: Prompt): string {
  if (ask === 'cards') return `the draw of ${min} (${question.rule}, seat ${seat})`;
  const die = question.data?.die ?? dice?.map(({ die: id, count }) => `${count} ${id}`).join(' and ');
  return `the roll of ${min} ${String(die)} ${min === 1 ? 'die' : 'dice'} (${question.rule}, seat ${seat})`;
}

function answerTo<S, E extends Told>(run: Run<S, E>, item: Extract<Item, { kind: 'answer' }>) {
  const prompt = promptFor(run, item);
  return { seat: prompt.seat, choice: item.choice, key: run.keyOf(prompt) };
}

/** The first open prompt that takes the answer; where none does, the refusal that tells most. */
function promptFor<S, E extends Told>(
  run: Run<S, E>,
  { seat, choice }: { readonly seat?: Seat; readonly choice: Choice },
): Prompt {
  if (run.outcome) throw new Refusal('The game is over.');
  const asked = run.prompts.filter((prompt) => seat === undefined || prompt.seat === seat);
  if (asked.length === 0) throw new Refusal(`Seat ${seat} is not asked anything now.`);
  const prompts = asked.filter((prompt) => !isChance(prompt));
  const roll = asked[0];
  if (prompts.length === 0 && roll) throw missingChance(roll);
  const refusals: Refusal[] = [];
  for (const prompt of prompts) {
    try {
      pick(prompt, choice);
      return prompt;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (typeof choice === 'string' && closedIn(prompt, choice)) refusals.unshift(error);
      else refusals.push(error);
    }
  }
  throw refusals[0] as Refusal;
}

const closedIn = (prompt: Prompt, id: string): Option | undefined =>
  prompt.options.find((option) => option.id === id && option.closed);

function expectRefusal<S, E extends Told>(run: Run<S, E>, item: Extract<Item, { kind: 'refused' }>): void {
  const { seat, choice, because } = item;
  const said = inWords(choice as Json);
  let refusal: Refusal | undefined;
  try {
    promptFor(run, item);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refusal = error;
  }
  if (!refusal) throw new Refusal(`${said} should be refused, but it can be answered.`);
  if (because === undefined) return;
  const reasons = run.prompts
    .filter((prompt) => seat === undefined || prompt.seat === seat)
    .flatMap((prompt) => prompt.options)
    .filter((option) => option.closed && [choice].flat().includes(option.id))
    .map((option) => option.closed?.id);
  if (!reasons.includes(because)) {
    throw new Refusal(`${said} should be closed because of "${because}". Found: ${refusal.message}`);
  }
}

function goUntil<S, E extends Told>(script: Script<S, E>, point: Point): void {
  const { run } = script;
  const goal = point.end ? 'the end' : inWords(point.question ?? point.event);
  for (let answers = 0; !isReached(script, point); answers++) {
    if (run.outcome) throw new Refusal(`The game ended before ${goal} came.`);
    if (answers >= MOST_QUIET) throw new Refusal(`${goal} did not come within ${MOST_QUIET} quiet answers.`);
    const prompt = run.prompts.find((open) => !isChance(open)) ?? (run.prompts[0] as Prompt);
    if (isChance(prompt)) throw missingChance(prompt);
    apply(script, { seat: prompt.seat, choice: quietAnswer(prompt), key: run.keyOf(prompt) });
    giveFromHand(script);
  }
  script.since = script.told.length;
}

function isReached<S, E extends Told>(
  { run, told, since }: Script<S, E>,
  { question, event, end }: Point,
): boolean {
  if (end) return run.outcome !== undefined;
  if (question !== undefined && run.prompts.some((prompt) => prompt.question.id === question)) return true;
  return event !== undefined && told.slice(since).some((line) => isEvent(event, line.event));
}

/** A plain text is the event's kind, a map some of its fields. */
export function isEvent(wanted: Json, event: Told): boolean {
  return typeof wanted === 'string' ? event.kind === wanted : matches(wanted, event as unknown as Json);
}

/** Lets things be where the question says how; else the first that is open, and no more than must be. */
function quietAnswer(prompt: Prompt): Choice {
  const open = prompt.options.filter((option) => !option.closed);
  if (prompt.ask === 'one') {
    const quiet = prompt.question.quiet ?? PASS;
    return open.some((option) => option.id === quiet) ? quiet : (open[0] as Option).id;
  }
  if (prompt.ask === 'many') return open.slice(0, prompt.min).map((option) => option.id);
  const amounts: Record<string, number> = {};
  let left = prompt.min;
  for (const { id, most = left } of open) {
    const amount = Math.min(left, most);
    if (amount > 0) amounts[id] = amount;
    left -= amount;
  }
  return amounts;
}
