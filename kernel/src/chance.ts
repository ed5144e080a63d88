import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { hashText, mix } from './json.ts';

/** A die as data: every face as often as it stands on it. */
export interface Die<F extends string = string> {
  readonly id: string;
  readonly faces: readonly F[];
}

/** Four 32-bit numbers, not all 0. */
export type RandomState = readonly number[];

/** Where chance begins: 128 bits as 32 hexadecimal digits, or a number or word of 32 bits. */
export type Seed = number | string;

const SEED_128 = /^[0-9a-f]{32}$/;

/** A seed of 128 bits from four numbers, of which the lowest 32 bits count. */
export const seedOf128 = (words: ArrayLike<number>): string =>
  Array.from({ length: 4 }, (_, i) => ((words[i] ?? 0) >>> 0).toString(16).padStart(8, '0')).join('');

/** Whether this is a seed that can be kept and read again. */
export const isSeed = (value: unknown): value is Seed =>
  typeof value === 'number' ? Number.isSafeInteger(value) : typeof value === 'string' && value.length <= 64;

/** A seed as a record can hold it: a word is turned into 128 bits. */
export const recordable = (seed: Seed): Seed =>
  typeof seed === 'number' || SEED_128.test(seed) ? seed : Random.fromSeed(seed).seed();

/** Whether a generator can go on from here: one of zeros would give nothing but zeros. */
export const isRandomState = (value: unknown): value is RandomState =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((n) => Number.isInteger(n) && (n | 0) === n) &&
  value.some((n) => n !== 0);

/** Up to here a product with a 32-bit number is exact. */
const MOST_BY_PRODUCT = 2 ** 21;

function generatorOf(seed: Seed): ReturnType<typeof xoroshiro128plusFromState> {
  if (typeof seed === 'number') return xoroshiro128plus(mix(seed));
  if (!SEED_128.test(seed)) return xoroshiro128plus(mix(hashText(seed)));
  const words = [0, 8, 16, 24].map((i) => Number.parseInt(seed.slice(i, i + 8), 16) | 0);
  return words.some((word) => word !== 0) ? xoroshiro128plusFromState(words) : xoroshiro128plus(0);
}

/** A stream of chance that can be stored, copied and split. */
export class Random {
  private readonly generator: ReturnType<typeof xoroshiro128plusFromState>;

  private constructor(generator: ReturnType<typeof xoroshiro128plusFromState>) {
    this.generator = generator;
  }

  static fromSeed(seed: Seed): Random {
    const generator = generatorOf(seed);
    // The generator's first numbers still show the seed.
    for (let i = 0; i < 8; i++) generator.next();
    return new Random(generator);
  }

  static fromState(state: RandomState): Random {
    return new Random(xoroshiro128plusFromState([...state]));
  }

  state(): RandomState {
    return this.generator.getState();
  }

  copy(): Random {
    return new Random(this.generator.clone());
  }

  /** A new stream, independent of what this one gives next. */
  split(): Random {
    return Random.fromSeed(this.generator.next());
  }

  /** A seed of 128 bits for another stream. */
  seed(): string {
    return seedOf128(Array.from({ length: 4 }, () => this.generator.next()));
  }

  /** 0 to n − 1, each equally likely. */
  below(n: number): number {
    if (n > MOST_BY_PRODUCT) return uniformInt(this.generator, 0, n - 1);
    // Lemire: the high half of a 32-bit number times n; rejecting a few low halves makes it exact.
    let drawn = this.generator.next() >>> 0;
    if (Math.imul(drawn, n) >>> 0 < n) {
      const rejected = 0x1_0000_0000 % n;
      while (Math.imul(drawn, n) >>> 0 < rejected) drawn = this.generator.next() >>> 0;
    }
    return Math.floor((drawn * n) / 0x1_0000_0000);
  }

  /** At least 0, below 1. */
  fraction(): number {
    return (this.generator.next() >>> 0) / 0x1_0000_0000;
  }

  of<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  shuffle(items: unknown[]): void {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = items[i];
      items[i] = items[j];
      items[j] = held;
    }
  }
}
