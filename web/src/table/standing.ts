import { type Game, type KernelTold, type Run, seenBy, type Told, type Words } from '@wyrdhall/kernel';
import type { Standing } from '../store/kept-table.ts';
import { optionWords } from '../words/option.ts';
import { say, wordsOf } from '../words/words.ts';

/** A line of the log in words, also for what the kernel itself tells. */
export function lineWords(words: Words, event: Told | KernelTold): string {
  if (isAuto(event)) {
    const question = { id: event.question, rule: event.rule };
    return `${optionWords(words, question, event.seat, event.option)} (${say.value.table.only})`;
  }
  if (isAskedAnew(event)) return say.value.table.askedAnew(event.dropped);
  return words.event(event);
}

export const isAuto = (event: Told): event is Extract<KernelTold, { kind: 'auto' }> => event.kind === 'auto';
const isAskedAnew = (event: Told): event is Extract<KernelTold, { kind: 'asked-anew' }> =>
  event.kind === 'asked-anew';

/** How a table stands, as everybody may know it. */
export function standingOf(game: Game, run: Run): Standing {
  const { outcome, prompts } = seenBy(run, 'watcher');
  const [prompt] = prompts;
  const last = lastTold(run);
  const inBoth = (text: (words: Words) => string) => {
    return { en: sayOrNothing(game, run, 'en', text), de: sayOrNothing(game, run, 'de', text) };
  };
  return {
    round: game.clock(run.state).round,
    line: inBoth((words) => (outcome ? words.outcome(outcome) : last ? lineWords(words, last) : '')),
    question: inBoth((words) => (prompt ? words.question(prompt.question, prompt.seat) : '')),
    ...(outcome && { outcome: outcome.won ? 'won' : 'lost' }),
  };
}

/** A table is kept whether there are words for it or not. */
function sayOrNothing(game: Game, run: Run, language: 'en' | 'de', text: (words: Words) => string): string {
  try {
    return text(wordsOf(game, run, language));
  } catch {
    return '';
  }
}

/** Looks back as far as it must. */
function lastTold(run: Run): Told | undefined {
  for (let lines = 8; ; lines *= 8) {
    const last = run.told('watcher', run.toldCount - lines).findLast((event) => !isAuto(event));
    if (last || lines >= run.toldCount) return last;
  }
}
