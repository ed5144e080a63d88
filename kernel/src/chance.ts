import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { hashText, mix } from './json.ts';

/** A die as data: every face as often as it stands on it. */
export interface Die<F extends string = string> {
  readonly id: string;
  readonly faces: readonly F[];
}

/** Four 32-bit numbers. */
export type RandomState = readonly number[];

/** A stream of chance that can be stored, copied and split. */
export class Random {
  private readonly generator: ReturnType<typeof xoroshiro128plusFromState>;

  private constructor(generator: ReturnType<typeof xoroshiro128plusFromState>) {
    this.generator = generator;
  }

  static fromSeed(seed: number | string): Random {
    const generator = xoroshiro128plus(mix(typeof seed === 'number' ? seed : hashText(seed)));
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

  /** 0 to n − 1, each equally likely. */
  below(n: number): number {
    return uniformInt(this.generator, 0, n - 1);
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
