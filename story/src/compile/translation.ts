import { hashText } from '@wyrdhall/kernel';
import { readTexts, type Texts } from '../catalogue.ts';

const gapsIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

/** A short sign of a text: a translation bears that of the text it was made from. */
export const stampOf = (text: string): string => hashText(text).toString(36);

/** The texts of a translation without their stamps. */
export const translatedTexts = (written: string): Texts =>
  new Map([...readTexts(written)].map(([key, text]) => [key.replace(/@.*/, ''), text]));

/**
 * What a translation lacks, what it has too much, where its gaps are not those of the original, and which of its
 * texts (`key@stamp text`) were made from another original than today's.
 */
export function translationFaults(original: Texts, written: string): string[] {
  const translation = readTexts(written);
  const keys = new Set([...translation.keys()].map((key) => key.replace(/@.*/, '')));
  const missing = [...original.keys()].filter((key) => !keys.has(key)).map((key) => `${key} is missing`);
  const others = [...translation].flatMap(([stamped, text]) => {
    const [key = '', stamp = ''] = stamped.split('@');
    const first = original.get(key);
    if (first === undefined) return `${key} is superfluous`;
    const now = stampOf(first);
    const [wanted, found] = [gapsIn(first).join(' '), gapsIn(text).join(' ')];
    return [
      ...(wanted === found ? [] : [`${key} has the gaps ${found || 'none'}, not ${wanted || 'none'}`]),
      ...(stamp === now ? [] : [`${key}@${stamp} is of another original: the one of today is ${key}@${now}`]),
    ];
  });
  return [...missing, ...others];
}
