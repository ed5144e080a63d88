import { type Game, type Option, type Prompt, pick } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { describe, expect, it } from 'vitest';
import { speaker } from '../words.ts';
import { type Row, readTyped, rowsOf } from './rows.ts';

const rows: readonly Row[] = [
  { key: '1', id: 'hex:1_2', label: 'Step to 1_2' },
  { key: '2', id: 'hex:1_3', label: 'Step to 1_3' },
  { key: '3', id: 'town', label: 'Go to town', closed: 'you are there' },
  { key: '4', id: 'end', label: 'End' },
];
const asked = (ask: Prompt['ask']): Prompt => {
  return { seat: 0, question: { id: 'q', rule: 'XX-01' }, ask, options: [], min: 0, max: 4, how: 'one' };
};
const one = (text: string) => readTyped(asked('one'), rows, text);

describe('an answer that is typed', () => {
  it('is a number, an id, or a part of one name', () => {
    expect(one('4')).toEqual({ choice: 'end' });
    expect(one('hex:1_3')).toEqual({ choice: 'hex:1_3' });
    expect(one('1_2')).toEqual({ choice: 'hex:1_2' });
    expect(one('END')).toEqual({ choice: 'end' });
  });

  it('narrows the list where it fits several', () => {
    expect(one('step')).toEqual({ among: rows.slice(0, 2) });
  });

  it('is refused with a reason where it fits none, or is closed', () => {
    expect(() => one('9')).toThrow('"9" is no answer here. Type 1, 2, 4,');
    expect(() => one('dragon')).toThrow('no answer here');
    expect(() => one('3')).toThrow('"Go to town" cannot be chosen: you are there.');
    expect(() => one('town')).toThrow('you are there');
  });

  it('is a list for several, with - for none', () => {
    expect(readTyped(asked('many'), rows, '1, end')).toEqual({ choice: ['hex:1_2', 'end'] });
    expect(readTyped(asked('many'), rows, '-')).toEqual({ choice: [] });
    expect(readTyped(asked('dice'), rows, '1 1 2')).toEqual({ choice: ['hex:1_2', 'hex:1_2', 'hex:1_3'] });
    expect(() => readTyped(asked('many'), rows, '1 9')).toThrow('"9" is no answer here');
  });

  it('names cards, each as often as it came', () => {
    expect(readTyped(asked('cards'), rows, '4 hex:1_2 4')).toEqual({ choice: ['end', 'hex:1_2', 'end'] });
    expect(() => readTyped(asked('cards'), rows, '1 town')).toThrow('you are there');
  });

  it('is an amount for each', () => {
    expect(readTyped(asked('amounts'), rows, '1=2 end')).toEqual({ choice: { 'hex:1_2': 2, end: 1 } });
    expect(readTyped(asked('amounts'), rows, 'none')).toEqual({ choice: {} });
  });
});

describe('a roll of several kinds of dice', () => {
  const faces = (die: string, ...shown: string[]): Option[] =>
    shown.map((face) => ({ id: `${die}:${face}`, value: face }));
  const roll: Prompt = {
    seat: 1,
    question: { id: 'roll', rule: 'XX-01', data: { count: 3 } },
    ask: 'dice',
    options: [...faces('red', '1', '2', 'skull'), ...faces('white', '1', 'blank')],
    min: 3,
    max: 3,
    how: 'one',
    dice: [
      { die: 'red', count: 2, first: 0, faces: 3 },
      { die: 'white', count: 1, first: 3, faces: 2 },
    ],
  };
  const words = speaker(toy as Game);
  const typed = (text: string) => {
    const read = readTyped(roll, rowsOf(roll, words), text);
    if (!('choice' in read)) throw new Error('It should be a choice.');
    return read.choice;
  };

  it('says how many of each are rolled', () => {
    expect(words.question(roll)).toBe('Player 2: roll 2 × red, 1 × white. What do they show?');
    expect(rowsOf(roll, words).map(({ key }) => key)).toEqual(roll.options.map(({ id }) => id));
  });

  it('takes faces with their die, or alone with the first kind first', () => {
    expect(typed('red:1 white:blank red:2')).toEqual(['red:1', 'white:blank', 'red:2']);
    expect(typed('1 1 1')).toEqual(['red:1', 'red:1', 'white:1']);
    expect(typed('blank skull 2')).toEqual(['white:blank', 'red:skull', 'red:2']);
    expect(typed('1 red:2 red:2')).toEqual(['white:1', 'red:2', 'red:2']);
    expect(pick(roll, typed('1 1 1'))).toEqual([0, 0, 3]);
  });

  it('is refused where no die shows it, or one kind is not complete', () => {
    expect(() => typed('1 1 9')).toThrow('"9" is no answer here');
    expect(() => pick(roll, typed('skull skull skull'))).toThrow('wants 2 of the red dice, not 3');
  });
});

it('a draw asks for the cards that came', () => {
  const draw: Prompt = {
    seat: 0,
    question: { id: 'draw', rule: 'XX-01', data: { count: 2 } },
    ask: 'cards',
    options: [{ id: 'oak', value: 'oak', most: 2 }],
    min: 2,
    max: 2,
    how: 'one',
  };
  const words = speaker(toy as Game);
  expect(words.question(draw)).toBe('Player 1: draw 2 cards. What did you draw?');
  expect(rowsOf(draw, words)).toEqual([{ key: '1', id: 'oak', label: 'oak', most: 2 }]);
});
