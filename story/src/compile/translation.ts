import type { Texts } from '../catalogue.ts';

const gapsIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

/** What a translation lacks, what it has too much, and where its gaps are not those of the original. */
export function translationFaults(original: Texts, translation: Texts): string[] {
  const missing = [...original.keys()]
    .filter((key) => !translation.has(key))
    .map((key) => `${key} is missing`);
  const others = [...translation].flatMap(([key, text]) => {
    const first = original.get(key);
    if (first === undefined) return `${key} is superfluous`;
    const [wanted, found] = [gapsIn(first).join(' '), gapsIn(text).join(' ')];
    return wanted === found ? [] : `${key} has the gaps ${found || 'none'}, not ${wanted || 'none'}`;
  });
  return [...missing, ...others];
}
