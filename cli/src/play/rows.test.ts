import type { Prompt } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { type Row, readTyped } from './rows.ts';

const rows: readonly Row[] = [
  { key: '1', id: 'hex:1_2', label: 'Step to 1_2' },
  { key: '2', id: 'hex:1_3', label: 'Step to 1_3' },
  { key: '3', id: 'town', label: 'Go to town', closed: 'you are there' },
  { key: '4', id: 'end', label: 'End' },
];
const asked = (ask: Prompt['ask']): Prompt => {
  return { seat: 0, question: { id: 'q', rule: 'XX-01' }, ask, options: [], min: 0, max: 4 };
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

  it('is an amount for each', () => {
    expect(readTyped(asked('amounts'), rows, '1=2 end')).toEqual({ choice: { 'hex:1_2': 2, end: 1 } });
    expect(readTyped(asked('amounts'), rows, 'none')).toEqual({ choice: {} });
  });
});
