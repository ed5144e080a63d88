import { describe, expect, it } from 'vitest';
import { gateBetween, gatesOf, type ZoneEdge, zoneMap, zoneNamed } from './map.ts';

const edge = (from: string, to: string, more: Partial<ZoneEdge> = {}): ZoneEdge => ({ from, to, ...more });
const many = (n: number) => Array.from({ length: n }, (_, i) => `z${i}`);
const chain = (n: number, gate: string) =>
  Array.from({ length: n }, (_, i) => edge(`z${i}`, `z${i + 1}`, { gate }));

describe('a map of zones', () => {
  it('numbers its zones in the order given', () => {
    const map = zoneMap(['yard', 'crypt'], [edge('crypt', 'yard')]);
    expect(map.names.map((name) => zoneNamed(map, name))).toEqual([0, 1]);
    expect(() => zoneNamed(map, 'attic')).toThrow('there is no zone attic on this map');
  });

  it.each([
    ['without zones', [], [], 'a map has 1 to 64 zones, not 0'],
    ['with too many zones', many(65), [], 'a map has 1 to 64 zones, not 65'],
    ['with a zone twice', ['a', 'b', 'a'], [], 'zone a is listed twice'],
    ['with an edge to nowhere', ['a'], [edge('a', 'b')], 'the edge a-b: there is no zone b on this map'],
    ['with a loop', ['a'], [edge('a', 'a')], 'the edge a-a leads back to where it begins'],
    ['with an edge twice', ['a', 'b'], [edge('a', 'b'), edge('b', 'a')], 'the edge b-a is listed twice'],
    [
      'with a one-way edge beside one that leads both ways',
      ['a', 'b'],
      [edge('a', 'b'), edge('b', 'a', { oneWay: true })],
      'the edge b-a is listed twice',
    ],
    ['with too many gates', many(40), chain(31, 'door'), 'a map has at most 30 gates, not 31'],
  ])('%s is refused', (_, names, edges, complaint) => {
    expect(() => zoneMap(names, edges)).toThrow(complaint);
  });

  it('may have two one-way edges, and gates of several kinds, between the same zones', () => {
    const oneWay = true;
    const edges = [
      edge('a', 'b', { oneWay }),
      edge('b', 'a', { oneWay }),
      edge('a', 'b', { gate: 'portal' }),
    ];
    expect(zoneMap(['a', 'b'], edges).edges).toHaveLength(3);
  });
});

describe('gates', () => {
  const map = zoneMap(
    ['a', 'b', 'c'],
    [
      edge('a', 'b', { gate: 'door' }),
      edge('b', 'c'),
      edge('a', 'c', { gate: 'portal', oneWay: true }),
      edge('b', 'c', { gate: 'door' }),
    ],
  );

  it('have a bit each, found by their zones in either order', () => {
    expect(gateBetween(map, 'a', 'b', 'door')).toBe(1);
    expect(gateBetween(map, 'c', 'b', 'door')).toBe(4);
    expect(gateBetween(map, 'a', 'c', 'portal')).toBe(2);
  });

  it('are found by kind', () => {
    expect(['door', 'portal', 'bridge'].map((gate) => gatesOf(map, gate))).toEqual([5, 2, 0]);
  });

  it.each([
    ['where there is none', 'a', 'b', 'portal', 'there is no portal from a to b'],
    ['against its direction', 'c', 'a', 'portal', 'there is no portal from c to a'],
  ])('are refused %s', (_, from, to, gate, complaint) => {
    expect(() => gateBetween(map, from, to, gate)).toThrow(complaint);
  });

  it('can be 30', () => {
    const long = zoneMap(many(31), chain(30, 'door'));
    expect(gatesOf(long, 'door')).toBe(2 ** 30 - 1);
  });
});
