import type { KernelTold, Told, Words } from '@wyrdhall/kernel';
import { optionWords } from './option.ts';
import { say } from './words.ts';

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
