import { type Ask, type Prompt, pick } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { choiceOf, type Draft, isReady, mark, markAll, toggle } from './draft.ts';

const prompt = (ask: Ask, min: number, max: number): Prompt => ({
  seat: 0,
  question: { id: 'q', rule: 'XX-001' },
  ask,
  how: 'one',
  min,
  max,
  options: [
    { id: 'a', value: 1, most: 2 },
    { id: 'b', value: 2 },
    { id: 'c', value: 3 },
  ],
});
const none: Draft = new Map();

describe('several options', () => {
  it('a click marks one, a second click takes the mark away', () => {
    const many = prompt('many', 1, 2);
    const once = toggle(many, none, 'a');
    expect(choiceOf(many, once)).toEqual(['a']);
    expect(choiceOf(many, toggle(many, once, 'a'))).toEqual([]);
  });

  it('no more are marked than the question takes; where it takes one, the mark moves', () => {
    const two = ['a', 'b', 'c'].reduce((draft, id) => toggle(prompt('many', 0, 2), draft, id), none);
    expect([...two.keys()]).toEqual(['a', 'b']);
    const one = ['a', 'b'].reduce((draft, id) => toggle(prompt('many', 1, 1), draft, id), none);
    expect([...one.keys()]).toEqual(['b']);
  });

  it('too few are not ready', () => {
    expect(isReady(prompt('many', 1, 2), none)).toBe(false);
    expect(isReady(prompt('many', 0, 2), none)).toBe(true);
  });
});

describe('amounts', () => {
  it('stop at the most of an option and at the most of all', () => {
    const amounts = prompt('amounts', 1, 3);
    const marked = ['a', 'a', 'a', 'b', 'b'].reduce((draft, id) => mark(amounts, draft, id, 1), none);
    expect(choiceOf(amounts, marked)).toEqual({ a: 2, b: 1 });
    expect(choiceOf(amounts, mark(amounts, marked, 'b', -1))).toEqual({ a: 2 });
  });

  it('all of it is as much as there is room for', () => {
    const amounts = prompt('amounts', 1, 3);
    const marked = markAll(amounts, markAll(amounts, none, 'a'), 'b');
    expect(choiceOf(amounts, marked)).toEqual({ a: 2, b: 1 });
  });
});

describe('dice', () => {
  it('are given one by one, each face as often as it was marked', () => {
    const dice = prompt('dice', 3, 3);
    const marked = ['c', 'b', 'c'].reduce((draft, id) => mark(dice, draft, id, 1), none);
    expect(isReady(dice, marked)).toBe(true);
    expect(choiceOf(dice, marked)).toEqual(['b', 'c', 'c']);
    expect(pick(dice, choiceOf(dice, marked))).toEqual([1, 2, 2]);
  });

  it('of several kinds are given kind by kind', () => {
    const kinds = [
      { die: 'red', count: 1, first: 0, faces: 1 },
      { die: 'blue', count: 2, first: 1, faces: 2 },
    ];
    const dice = { ...prompt('dice', 3, 3), dice: kinds };
    const marked = ['a', 'a', 'b', 'c', 'c'].reduce((draft, id) => mark(dice, draft, id, 1), none);
    expect(choiceOf(dice, marked)).toEqual(['a', 'b', 'c']);
    expect(isReady(dice, marked)).toBe(true);
  });
});

describe('cards', () => {
  it('are given as a list, each as often as there are of it', () => {
    const cards = prompt('cards', 3, 3);
    const marked = ['a', 'a', 'a', 'b'].reduce((draft, id) => mark(cards, draft, id, 1), none);
    expect(choiceOf(cards, marked)).toEqual(['a', 'a', 'b']);
    expect(isReady(cards, marked)).toBe(true);
  });
});
