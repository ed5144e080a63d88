import { hashState } from './json.ts';
import { isChance, isSecret, type Prompt, type Seat } from './prompt.ts';
import type { Run } from './run.ts';
import type { Line, Told } from './told.ts';

/**
 * Whether these people may see different things now: where they share a screen, it is passed on behind a curtain.
 * `from` is the first line of the log that is still shown to any of them.
 */
export function seeDifferently<S, E extends Told>(
  run: Run<S, E>,
  people: readonly Seat[],
  from = 0,
): boolean {
  if (people.length < 2) return false;
  const isTheirs = ({ seat }: Prompt) => people.includes(seat);
  return (
    run.prompts.some((prompt) => isTheirs(prompt) && isPrivate(run, prompt)) ||
    haveOwnLines(run, people, from) ||
    haveOwnViews(run, people)
  );
}

/** A prompt for dice or cards shows nothing but what can fall. */
const isPrivate = <S, E extends Told>(run: Run<S, E>, prompt: Prompt): boolean =>
  isSecret(prompt.question) || (!isChance(prompt) && run.isUnderWay(prompt));

function haveOwnLines<S, E extends Told>(run: Run<S, E>, people: readonly Seat[], from: number): boolean {
  const first = Math.max(from, run.logStart);
  const begun = run.checkpoint().log;
  return run.lines(first).some((line, i) => {
    // What the kernel answered for a seat is hidden only while others choose at the same time.
    const isOver = line.event.kind === 'auto' && first + i < begun;
    return !isOver && isForSome(line, people);
  });
}

function isForSome({ only }: Line, people: readonly Seat[]): boolean {
  const readers = only && people.filter((seat) => only.includes(seat)).length;
  return readers !== undefined && readers > 0 && readers < people.length;
}

function haveOwnViews<S, E extends Told>(run: Run<S, E>, people: readonly Seat[]): boolean {
  const views = people.map((seat) => hashState(run.view(seat)));
  return new Set(views).size > 1;
}
