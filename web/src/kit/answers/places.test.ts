import type { Prompt, Words } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { answersOf, barAnswers, placesOf } from './places.ts';

const words: Words = {
  question: ({ id }) => id,
  option: (prompt, index) => `take ${prompt.options[index]?.id}`,
  reason: ({ id }) => `because ${id}`,
  event: ({ kind }) => kind,
  outcome: ({ why }) => why,
};
const closed = { id: 'too-deep', rule: 'XX-002' };
const prompt: Prompt = {
  seat: 0,
  question: { id: 'q', rule: 'XX-001' },
  ask: 'one',
  how: 'one',
  min: 1,
  max: 1,
  options: [
    { id: 'step:1_1', value: 0, at: '1_1' },
    { id: 'step:2_1', value: 0, at: '2_1', closed },
    { id: 'step:3_1', value: 0, at: '3_1' },
    { id: 'strike:wolf', value: 0, at: '3_1' },
    { id: 'step:4_1', value: 0, at: '4_1', closed },
    { id: 'strike:bear', value: 0, at: '4_1' },
    { id: 'end', value: 0 },
  ],
};
const answers = answersOf(prompt, words, new Map());

describe('options on the board', () => {
  const { open, shared, closed } = placesOf(answers);

  it('one open option at a place is taken there, whatever else is closed there', () => {
    expect([...open].map(([at, { id }]) => [at, id])).toEqual([
      ['1_1', 'step:1_1'],
      ['4_1', 'strike:bear'],
    ]);
  });

  it('a place where nothing is open says why', () => {
    expect(closed.get('2_1')?.closed).toEqual({ reason: 'because too-deep', rule: 'XX-002' });
  });

  it('several open options at a place are asked in the prompt bar, with those that have no place', () => {
    expect([...shared.keys()]).toEqual(['3_1']);
    expect(barAnswers(answers, prompt, true).map(({ id }) => id)).toEqual(['step:3_1', 'strike:wolf', 'end']);
  });

  it('without a board the bar shows all of them', () => {
    expect(barAnswers(answers, prompt, false)).toHaveLength(7);
  });
});
