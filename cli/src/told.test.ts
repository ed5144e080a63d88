import { type Game, Run, type Told } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { describe, expect, it } from 'vitest';
import { toldTo } from './told.ts';

describe('what is told to several seats at one terminal', () => {
  const run = Run.start(toy as Game, { players: 3 }, { seed: 2 });
  const cardsOf = (lines: readonly Told[]) =>
    lines
      .filter((line) => line.kind === 'draw')
      .map((line) => (line as Told & { cards: string[] }).cards.length);

  it('is what each may read, once', () => {
    expect(cardsOf(toldTo(run, [0]))).toEqual([3, 0, 0]);
    expect(cardsOf(toldTo(run, [0, 2]))).toEqual([3, 0, 3]);
    expect(cardsOf(toldTo(run, [0, 1, 2]))).toEqual([3, 3, 3]);
    expect(cardsOf(toldTo(run, []))).toEqual([0, 0, 0]);
  });

  it('keeps the order, and begins where it is told to', () => {
    expect(toldTo(run, [1]).at(-1)).toEqual(run.told().at(-1));
    expect(toldTo(run, [1], run.toldCount - 1)).toHaveLength(1);
    expect(toldTo(run, [1], run.toldCount)).toEqual([]);
  });
});
