type Tone = 'loss' | 'gain';

interface Part {
  readonly text: string;
  /** The name of somebody who plays, or how much was lost or gained. */
  readonly as?: 'name' | Tone;
}

/** Scripts that put no space between words: there a name ends where it ends. */
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A whole word, and of two names that begin alike the longer; "Embla's Sword" is a card, not Embla. */
function named(names: readonly string[]): string {
  const alternatives = [...names]
    .sort((one, other) => other.length - one.length)
    .map((name) => {
      const [first = ''] = name;
      const last = [...name].at(-1) ?? '';
      const before = SPACELESS.test(first) ? '' : '(?<![\\p{L}\\p{N}_])';
      const after = SPACELESS.test(last) ? '(?!\\p{M})' : "(?![\\p{L}\\p{M}\\p{N}_]|['’])";
      return `${before}${escaped(name)}${after}`;
    });
  return `(?:${alternatives.join('|')})`;
}
const AMOUNT = '\\d+ \\p{L}+';

/** A line of the saga, cut where names stand out and where the first amount is good or bad news. */
export function partsOf(text: string, called: readonly string[], tone?: Tone): readonly Part[] {
  const names = called.filter((name) => name !== '');
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
