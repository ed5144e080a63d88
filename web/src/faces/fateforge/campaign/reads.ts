import type { FateforgeTold } from '@wyrdhall/fateforge';
import type { Reading } from '../../../kit/face.ts';
import { prose } from '../words/words.ts';

/** So much of a passage without a title names it. */
const FEW_WORDS = 6;

/** FF-330: a page of the story is one line in the log, by its title or by how it begins. */
export function reads(event: FateforgeTold): Reading | undefined {
  if (event.kind !== 'story') return undefined;
  const paragraphs = event.text.map(prose);
  const [first = ''] = paragraphs;
  const begins = first.split(' ').slice(0, FEW_WORDS).join(' ');
  return {
    title: event.title === '' ? `${begins.replace(/[.,;:!?]$/, '')}…` : prose(event.title),
    paragraphs,
  };
}
