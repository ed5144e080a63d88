import { isKernelTold, type Told } from '@wyrdhall/kernel';
import { pc } from './colours.ts';
import type { Speaker } from './words.ts';

const RULE = 8;

/** What was told, behind its rule. Each paragraph of a story gets a line. */
export function eventLine(words: Speaker, event: Told): string {
  const paragraphs = words.event(event).split('\n');
  const shown = isKernelTold(event) ? paragraphs.map((text) => pc.dim(text)) : paragraphs;
  return `${pc.dim(event.rule.padEnd(RULE))} ${shown.join(`\n${' '.repeat(RULE + 1)}`)}`;
}
