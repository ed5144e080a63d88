/*
 * A reference stands where a text of the catalogue belongs, in what is told, asked and logged:
 *
 *   ⟦sump/a2.1⟧                     a text by its key
 *   ⟦sump/a2.1⟨hero=Sel⟩⟧           with a gap, and what fills it
 *   ⟦sump/a2.1⟨1=⟦sump/a2.2⟧⟩⟧      filled by another text
 *
 * A line may hold several, and words outside of them that are no prose (the value of a variable).
 */
export const OPEN = '⟦';
export const CLOSE = '⟧';
export const GAP = '⟨';
export const GAP_END = '⟩';

/** A line of a structure names only the keys of its own chapter. */
export const inChapter = (chapter: string, line: string): string =>
  line.replaceAll(OPEN, `${OPEN}${chapter}/`);

/** Puts each reference of a line into words. */
export function resolve(
  line: string,
  say: (key: string, gaps: Readonly<Record<string, string>>) => string,
): string {
  if (!line.includes(OPEN)) return line;
  let at = 0;
  const upTo = (...ends: readonly string[]): string => {
    const from = at;
    while (at < line.length && !ends.includes(line[at] as string)) at++;
    return line.slice(from, at);
  };
  const text = (): string => {
    let said = upTo(OPEN, GAP_END);
    while (line[at] === OPEN) said += reference() + upTo(OPEN, GAP_END);
    return said;
  };
  const reference = (): string => {
    at++;
    const key = upTo(GAP, CLOSE);
    const gaps: Record<string, string> = {};
    while (line[at] === GAP) {
      at++;
      const name = upTo('=');
      at++;
      gaps[name] = text();
      at++;
    }
    at++;
    return say(key, gaps);
  };
  return text();
}

/** The keys that a line refers to, also inside gaps. */
export const keysIn = (line: string): string[] =>
  [...line.matchAll(/⟦([\w./-]+)/g)].map(([, key = '']) => key);
