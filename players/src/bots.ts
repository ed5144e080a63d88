import { type Choice, choice, type Prompt, type Random, type Run, type Seat } from '@wyrdhall/kernel';
import { promptsForBots } from './manners.ts';
import { type Player, sit } from './player.ts';
import type { Trail } from './trail.ts';
import { type Decision, deliberate, settle, type Turn } from './turns.ts';

/** The bots of a table by seat. */
export type Bots = ReadonlyMap<Seat, Player>;

/** An answer as a run takes it. */
export interface BotAnswer {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly key: string;
}

/** The open prompts that the bots of this table may answer now. */
function turnsOf(run: Run, bots: Bots): Turn[] {
  return promptsForBots(run.prompts, (seat) => bots.has(seat)).map((index) => {
    const seated = sit(run, index);
    return { index, seated, player: bots.get(seated.seat) as Player };
  });
}

function answerOf(run: Run, decision: Decision | undefined): BotAnswer | undefined {
  if (!decision) return undefined;
  const prompt = run.prompts[decision.index] as Prompt;
  return { seat: prompt.seat, choice: choice(prompt, decision.pick), key: run.keyOf(prompt) };
}

/**
 * What the bots of this table answer next; undefined where it is up to people, or over. Pauses while it thinks. A run
 * that was brought here from elsewhere counts only since then: `revision` is that of the table.
 */
export function* ponderNext(
  run: Run,
  bots: Bots,
  random: Random,
  trail?: Trail,
  revision = run.revision,
): Generator<void, BotAnswer | undefined> {
  const turns = turnsOf(run, bots);
  if (turns.length === 0) return undefined;
  return answerOf(run, yield* deliberate(turns, random, isCircle(run, turns, trail, revision)));
}

/** Lets the bots of this table answer one prompt; false where it is up to people, or over. */
export function answerNext(run: Run, bots: Bots, random: Random, trail?: Trail): boolean {
  const turns = turnsOf(run, bots);
  const answer = answerOf(run, settle(turns, random, isCircle(run, turns, trail)));
  if (answer) run.apply(answer);
  return answer !== undefined;
}

/** Lets the player answer one of the open prompts. */
export function answerBy(player: Player, run: Run, index: number, random: Random, trail?: Trail): void {
  const turns = [{ index, player, seated: sit(run, index) }];
  const answer = answerOf(run, settle(turns, random, isCircle(run, turns, trail)));
  if (answer) run.apply(answer);
}

const isCircle = (
  { state, prompts, revision }: Run,
  turns: readonly Turn[],
  trail: Trail | undefined,
  at = revision,
): boolean =>
  trail !== undefined &&
  turns.some(({ player }) => player.forks) &&
  trail.enter({ state, prompts, revision: at });
