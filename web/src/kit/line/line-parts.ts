type Tone = 'loss' | 'gain';

interface Part {
  readonly text: string;
  /** The name of somebody who plays, or how much was lost or gained. */
  readonly as?: 'name' | Tone;
}

/** "Embla's Sword" is a card, not Embla. */
const named = (names: readonly string[]): string => `\\b(?:${names.join('|')})\\b(?!['’])`;
const AMOUNT = '\\d+ \\p{L}+';

/** A line of the saga, cut where names stand out and where the first amount is good or bad news. */
export function partsOf(text: string, names: readonly string[], tone?: Tone): readonly Part[] {
  const sought = [...(names.length > 0 ? [named(names)] : []), ...(tone ? [AMOUNT] : [])];
  if (sought.length === 0) return [{ text }];
  const parts: Part[] = [];
  let from = 0;
  let isTold = false;
  for (const { 0: found, index } of text.matchAll(new RegExp(sought.join('|'), 'gu'))) {
    const isName = names.includes(found);
    if (!isName && isTold) continue;
    if (!isName) isTold = true;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: found, as: isName || !tone ? 'name' : tone });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
