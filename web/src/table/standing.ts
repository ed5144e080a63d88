import type { Game, KernelTold, Run, Told, Words } from '@wyrdhall/kernel';
import type { Standing } from '../store/tables.ts';
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
  const words = wordsOf(game, run);
  const last = run.told().findLast((event) => !isAuto(event));
  const [prompt] = run.prompts;
  const { outcome } = run;
  return {
    round: game.clock(run.state).round,
    line: outcome ? words.outcome(outcome) : last ? lineWords(words, last) : '',
    question: prompt ? words.question(prompt.question, prompt.seat) : '',
    ...(outcome && { outcome: outcome.won ? 'won' : 'lost' }),
  };
}
