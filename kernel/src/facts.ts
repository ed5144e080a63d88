import type { Data, Json } from './json.ts';
import type { Question } from './prompt.ts';

/**
 * A question's data, read for its words. Where the kernel tells of an answer that it gave by itself there is none:
 * then everything is nothing, and the words must do without.
 */
export class Facts {
  private readonly data: Data | undefined;

  constructor(question: Question) {
    this.data = question.data;
  }

  /** Whether it is known at all. */
  has(name: string): boolean {
    return this.data?.[name] !== undefined;
  }

  number(name: string): number {
    const value = this.data?.[name];
    return typeof value === 'number' ? value : 0;
  }

  text(name: string): string {
    const value = this.data?.[name];
    return typeof value === 'string' ? value : '';
  }

  flag(name: string): boolean {
    return this.data?.[name] === true;
  }

  numbers(name: string): number[] {
    const value = this.data?.[name];
    return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
  }

  texts(name: string): string[] {
    const value = this.data?.[name];
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  }

  /** A number in a map of numbers. */
  of(name: string, key: string): number | undefined {
    const map: Json | undefined = this.data?.[name];
    if (typeof map !== 'object' || map === null || Array.isArray(map)) return undefined;
    const value = (map as Data)[key];
    return typeof value === 'number' ? value : undefined;
  }
}
