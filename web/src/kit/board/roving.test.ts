import { hexName } from '@wyrdhall/parts';
import { describe, expect, it } from 'vitest';
import { step } from './roving.ts';

const hexes = [0, 1, 2, 3].flatMap((q) => [0, 1, 2, 3].map((r) => ({ q, r })));
const cells = new Map(hexes.map((hex) => [hexName(hex), { id: hexName(hex), hex }]));
const press = (code: string, key: string, from: string, shiftKey = false) =>
  step({ code, key, shiftKey }, from, cells, ['0_0', '3_3', '2_1'], '2_2');

describe('keys on a board', () => {
  it('go by their place, wherever a language has its letters', () => {
    expect(press('KeyZ', 'y', '2_2')).toBe('1_3');
    expect(press('KeyY', 'z', '2_2')).toBeUndefined();
    expect(press('KeyQ', 'a', '2_2')).toBe('2_1');
    expect(press('ArrowRight', 'ArrowRight', '2_2')).toBe('3_2');
  });

  it('lead to the nearest target first, and round', () => {
    expect(press('KeyT', 't', '2_2')).toBe('2_1');
    expect(press('KeyT', 't', '2_1')).toBe('3_3');
    expect(press('KeyT', 't', '0_0')).toBe('2_1');
    expect(press('KeyT', 'T', '2_1', true)).toBe('0_0');
    expect(press('Home', 'Home', '0_0')).toBe('2_2');
  });
});
