import { expect, it } from 'vitest';
import { wilson } from './wilson.ts';

it('gives the published intervals', () => {
  const rounded = (hits: number, tries: number) => wilson(hits, tries).map((n) => Number(n.toFixed(4)));
  expect(rounded(81, 263)).toEqual([0.2553, 0.3662]); // Newcombe 1998, table I, method 3
  expect(rounded(15, 148)).toEqual([0.0624, 0.1605]);
  expect(rounded(0, 20)).toEqual([0, 0.1611]);
  expect(rounded(0, 0)).toEqual([0, 1]);
});
