import type { Game, KernelTold, Run, Told, Words } from '@wyrdhall/kernel';
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

export function standingOf(game: Game, run: Run): Standing {
  const { outcome } = run;
  const [prompt] = run.prompts;
  const last = lastTold(run);
  const inBoth = (text: (words: Words) => string) => {
    return { en: text(wordsOf(game, run, 'en')), de: text(wordsOf(game, run, 'de')) };
  };
  return {
    round: game.clock(run.state).round,
    line: inBoth((words) => (outcome ? words.outcome(outcome) : last ? lineWords(words, last) : '')),
    question: inBoth((words) => (prompt ? words.question(prompt.question, prompt.seat) : '')),
    ...(outcome && { outcome: outcome.won ? 'won' : 'lost' }),
  };
}

/** Looks back as far as it must. */
function lastTold(run: Run): Told | undefined {
  for (let lines = 8; ; lines *= 8) {
    const last = run.told('watcher', run.toldCount - lines).findLast((event) => !isAuto(event));
    if (last || lines >= run.toldCount) return last;
  }
}
