import { Refusal } from './fault.ts';
import type { Json } from './json.ts';

export type GivenWords = { readonly [key: string]: Json };

const isWords = (value: Json | undefined): value is GivenWords =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the words of a case one by one, and complains about those that nobody asked for. */
export class WordsReader {
  readonly where: string;
  private readonly words: GivenWords;
  private readonly known = new Set<string>();

  constructor(where: string, words: GivenWords) {
    this.where = where;
    this.words = words;
  }

  private read(word: string): Json | undefined {
    this.known.add(word);
    return this.words[word];
  }

  private wrong(word: string, wanted: string): Refusal {
    return new Refusal(`${this.where}.${word} should be ${wanted}, not ${JSON.stringify(this.words[word])}.`);
  }

  number(word: string): number | undefined {
    const value = this.read(word);
    if (value === undefined || typeof value === 'number') return value;
    throw this.wrong(word, 'a number');
  }

  flag(word: string): boolean | undefined {
    const value = this.read(word);
    if (value === undefined || typeof value === 'boolean') return value;
    throw this.wrong(word, 'true or false');
  }

  text(word: string): string | undefined {
    const value = this.read(word);
    if (value === undefined || typeof value === 'string') return value;
    throw this.wrong(word, 'a word');
  }

  oneOf(word: string, values: readonly string[]): string | undefined {
    const value = this.text(word);
    if (value === undefined || values.includes(value)) return value;
    throw this.wrong(word, `one of ${values.join(', ')}`);
  }

  numbers(word: string): number[] | undefined {
    const value = this.read(word);
    if (value === undefined) return undefined;
    if (Array.isArray(value) && value.every((item) => typeof item === 'number')) return [...value];
    throw this.wrong(word, 'a list of numbers');
  }

  list(word: string): string[] {
    const value = this.read(word);
    if (value === undefined) return [];
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return [...value];
    throw this.wrong(word, 'a list of names');
  }

  map(word: string): GivenWords {
    const value = this.read(word);
    if (value === undefined) return {};
    if (isWords(value)) return value;
    throw this.wrong(word, 'a map');
  }

  listOrMap(word: string): Record<string, GivenWords> {
    if (Array.isArray(this.words[word])) return Object.fromEntries(this.list(word).map((name) => [name, {}]));
    return Object.fromEntries(
      Object.entries(this.map(word)).map(([name, value]) => [name, isWords(value) ? value : {}]),
    );
  }

  done(): void {
    for (const word of Object.keys(this.words)) {
      if (this.known.has(word)) continue;
      throw new Refusal(
        `${this.where}: "${word}" is not known here; known are ${[...this.known].join(', ')}.`,
      );
    }
  }
}
