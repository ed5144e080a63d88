import { type Seed, seedOf128 } from '@wyrdhall/kernel';

/** Of 128 bits: nobody finds out how a game will go by trying seeds. */
export const newSeed = (): string => seedOf128(crypto.getRandomValues(new Uint32Array(4)));

/** A seed as somebody wrote it: a number, or a word; undefined where it is neither. */
export function readSeed(text: string): Seed | undefined {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  return /^[\p{L}\p{N}_-]{1,64}$/u.test(text) ? text : undefined;
}
