import { describe, expect, it } from 'vitest';
import { hrefTo, readRoute } from './route.ts';

describe('a place behind the # of the address', () => {
  it.each([
    ['', { path: [], query: {} }],
    ['#/', { path: [], query: {} }],
    ['#/rules/toy/WW-021', { path: ['rules', 'toy', 'WW-021'], query: {} }],
    ['#/new/toy?players=2&seed=7', { path: ['new', 'toy'], query: { players: '2', seed: '7' } }],
    ['#/table/%E0%A4%A', { path: ['table', '%E0%A4%A'], query: {} }],
  ])('%s', (text, route) => {
    expect(readRoute(text)).toEqual(route);
  });

  it('is written as it is read', () => {
    const href = hrefTo(['new', 'a b/c'], { name: 'x & y' });
    expect(readRoute(href)).toEqual({ path: ['new', 'a b/c'], query: { name: 'x & y' } });
  });
});
