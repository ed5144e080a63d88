import type { Prompt, Words } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import type { GameFace, Where } from '../face.ts';
import { answersOf, placesOf } from './places.ts';
import { barAnswers, boardPlaces } from './where.ts';

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
const shown = (where: Where) => {
  const face = { where: (_, { at }) => (at === undefined ? 'bar' : where) } as Partial<GameFace> as GameFace;
  return { face, prompt, answers, options: { players: 1 } };
};
const inBar = (where: Where, isList = false) => barAnswers(shown(where), isList).map(({ id }) => id);

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
    expect(inBar('board')).toEqual(['step:3_1', 'strike:wolf', 'end']);
  });

  it('without a board, and while it is shown in words, the bar shows all of them', () => {
    expect(inBar('bar')).toHaveLength(7);
    expect(inBar('board', true)).toHaveLength(7);
    expect(inBar('page', true)).toHaveLength(7);
  });

  it('what the hand or a page shows is in the bar no more', () => {
    expect(inBar('hand')).toEqual(['end']);
    expect(inBar('hand', true)).toEqual(['end']);
    expect(inBar('page')).toEqual(['end']);
  });

  it('what is listed as well is in the bar and at its place', () => {
    expect(inBar('board+bar')).toEqual(['step:1_1', 'step:3_1', 'strike:wolf', 'strike:bear', 'end']);
    expect([...boardPlaces(shown('board+bar')).open.keys()]).toEqual(['1_1', '4_1']);
    expect(boardPlaces(shown('bar')).open.size).toBe(0);
  });
});
