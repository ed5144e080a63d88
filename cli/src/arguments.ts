import { isSeed, type Seed } from '@wyrdhall/kernel';
import { InvalidArgumentError } from 'commander';

/** Reads a whole number within bounds. */
export const whole =
  (min: number, max: number) =>
  (text: string): number => {
    const n = Number(text);
    if (/^-?\d+$/.test(text) && n >= min && n <= max) return n;
    throw new InvalidArgumentError(`It is a whole number from ${min} to ${max}.`);
  };

export const seed = whole(0, 0xffff_ffff);

/** Reads a number, or a word: also the 32 digits that `play` prints. */
export function seedOrWord(text: string): Seed {
  const read = /^\d{1,15}$/.test(text) ? Number(text) : text;
  if (text !== '' && isSeed(read)) return read;
  throw new InvalidArgumentError('It is a number, or a word of up to 64 letters.');
}

/** Collects NAME=VALUE. */
export function nameAndValue(
  text: string,
  before: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('It is NAME=VALUE.');
  const name = text.slice(0, at);
  if (name === 'players') throw new InvalidArgumentError('The number of players is given by --players.');
  return { ...before, [name]: text.slice(at + 1) };
}

export const collect = (text: string, before: readonly string[] = []): string[] => [...before, text];
