import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ENTRY, NO_PASS, NO_STOP } from '../graph/reach.ts';
import { cellDistance, cellNamed, distanceAround } from './cells.ts';
import { turned, turnHex } from './direction.ts';
import {
  coreOf,
  distanceBetween,
  type Footprint,
  facingOf,
  footprint,
  footprintCells,
  footprintDistance,
  footprintFits,
  nearestCovered,
  placement,
  slotAt,
  slotCells,
} from './footprint.ts';
import { type Hex, hexName } from './hex.ts';
import { type Cell, hexMap } from './map.ts';
import { hexDisc, hexRing } from './ring.ts';

const ORIGIN = { q: 0, r: 0 };
const board = hexMap(hexDisc(ORIGIN, 8), hexDisc(ORIGIN, 1));
const at = (name: string) => cellNamed(board, name);
const names = (cells: readonly Cell[]) => cells.map((cell) => board.names[cell]);
const NW = 5;
const hex = (q: number, r: number): Hex => ({ q, r });

// Drawn facing north-west, where r falls.
const dot = footprint(board, { core: [ORIGIN] });
const wedge = footprint(board, { front: [hex(0, 0)], left: [hex(-1, 1)], right: [hex(1, 0)] }, NW);
const snake = footprint(
  board,
  { front: [hex(0, -1)], core: [hex(0, 0)], coil: [hex(0, 1)], rear: [hex(0, 2)] },
  NW,
);
const beast = footprint(
  board,
  {
    front: [hex(0, -1)],
    core: [hex(0, 0)],
    left: [hex(-1, 0), hex(-1, 1)],
    right: [hex(1, -1), hex(1, 0)],
    rear: [hex(0, 1)],
  },
  NW,
);
const shapes = { dot, wedge, snake, beast };
const anyFigure = fc.constantFrom<Footprint>(dot, wedge, snake, beast);
const anyCell = fc.integer({ min: 0, max: board.size - 1 });
const anyPlacement = fc.integer({ min: 0, max: board.size * 6 - 1 });

describe('a placement', () => {
  it('is a core and a facing', () => {
    fc.assert(
      fc.property(anyCell, fc.nat(5), (core, facing) => {
        expect(coreOf(placement(core, facing))).toBe(core);
        expect(facingOf(placement(core, facing))).toBe(facing);
      }),
    );
  });
});

describe('a footprint', () => {
  it.each([
    ['as drawn', NW, ['4_-1', '4_0', '4_1', '4_2']],
    ['turned clockwise', turned(NW, 1), ['5_-1', '4_0', '3_1', '2_2']],
    ['turned about', turned(NW, 3), ['4_1', '4_0', '4_-1', '4_-2']],
  ])('covers its hexes, slot by slot: %s', (_, facing, covered) => {
    expect(names(footprintCells(snake, placement(at('4_0'), facing)))).toEqual(covered);
  });

  it('has slots of several hexes that turn with it', () => {
    expect(names(slotCells(beast, placement(at('4_0'), NW), 'left'))).toEqual(['3_0', '3_1']);
    expect(names(slotCells(beast, placement(at('4_0'), turned(NW, 3)), 'left'))).toEqual(['5_0', '5_-1']);
    expect(slotAt(beast, placement(at('4_0'), NW), at('5_-1'))).toBe('right');
    expect(slotAt(beast, placement(at('4_0'), NW), at('6_0'))).toBeUndefined();
  });

  it.each([
    ['a hex twice', { front: [ORIGIN], core: [ORIGIN] }, 'hex 0_0 of a footprint is listed twice'],
    ['no core', { front: [hex(1, 0)] }, 'a footprint covers its core hex 0_0'],
  ])('with %s is refused', (_, slots, complaint) => {
    expect(() => footprint(board, slots)).toThrow(complaint);
  });

  it.each([
    ['in the open', '4_0', {}, true],
    ['touching the edge of the board', '7_0', {}, true],
    ['over the edge of the board', '8_0', {}, false],
    ['with something under its core', '4_0', { '4_0': NO_ENTRY }, false],
    ['with something under its rim', '4_0', { '3_1': NO_STOP }, false],
    ['on ground that ends a walk', '4_0', { '3_1': NO_PASS }, true],
    ['with something right beside it', '4_0', { '2_0': NO_ENTRY, '6_0': NO_ENTRY }, true],
  ])('fits %s: %s', (_, core, ground, fits) => {
    const bits = new Uint8Array(board.size);
    for (const [name, bit] of Object.entries(ground)) bits[at(name)] = bit;
    expect(footprintFits(beast, placement(at(core), NW), bits)).toBe(fits);
  });

  it('covers the turned hexes around its core, as far as they are on the map', () => {
    fc.assert(
      fc.property(anyPlacement, (where) => {
        const core = board.hexes[coreOf(where)] as Hex;
        const offsets = [hex(0, -1), hex(0, 0), hex(0, 1), hex(0, 2)];
        const covered = offsets
          .map((offset) => turnHex(offset, facingOf(where) - NW))
          .map(({ q, r }) => hexName({ q: core.q + q, r: core.r + r }))
          .filter((name) => board.cells.has(name));
        expect(names(footprintCells(snake, where))).toEqual(covered);
        expect(snake.onMap[where]).toBe(covered.length === 4 ? 1 : 0);
      }),
    );
  });

  it('of seven hexes covers the same whichever way it faces', () => {
    for (let facing = 0; facing < 6; facing++) {
      const disc = [...hexRing(hex(4, 0), 0), ...hexRing(hex(4, 0), 1)].map(hexName);
      expect(names(footprintCells(beast, placement(at('4_0'), facing))).sort()).toEqual(disc.sort());
    }
  });
});

describe('distance to a figure', () => {
  it.each([
    ['to its own core', '4_0', 0],
    ['to a hex it covers', '4_2', 0],
    ['to a hex beside it', '5_2', 1],
    ['to a hex further off', '1_4', 3],
  ])('is measured from the nearest hex it covers: %s', (_, to, distance) => {
    expect(footprintDistance(snake, placement(at('4_0'), NW), at(to))).toBe(distance);
  });

  it('of equally near hexes takes the one with the lowest index', () => {
    const where = placement(at('4_0'), NW);
    const nearest = [at('5_-1'), at('5_0')];
    expect(nearest.map((cell) => cellDistance(board, cell, at('6_-1')))).toEqual([1, 1]);
    expect(nearestCovered(beast, where, at('6_-1'))).toBe(Math.min(...nearest));
  });

  it.each(Object.entries(shapes))('agrees with trying all hexes: %s', (_, figure) => {
    fc.assert(
      fc.property(anyPlacement, anyCell, (where, to) => {
        const covered = footprintCells(figure, where);
        expect(footprintDistance(figure, where, to)).toBe(
          Math.min(...covered.map((cell) => cellDistance(board, cell, to))),
        );
        expect(footprintDistance(figure, where, to, board.around)).toBe(
          Math.min(...covered.map((cell) => distanceAround(board, cell, to))),
        );
        const nearest = nearestCovered(figure, where, to);
        const least = cellDistance(board, nearest, to);
        const equal = covered.filter((cell) => cellDistance(board, cell, to) === least);
        expect(nearest).toBe(Math.min(...equal));
      }),
    );
  });

  it('between two figures is that of their nearest hexes', () => {
    fc.assert(
      fc.property(anyFigure, anyPlacement, anyFigure, anyPlacement, (one, here, other, there) => {
        const all = footprintCells(one, here).flatMap((a) =>
          footprintCells(other, there).map((b) => cellDistance(board, a, b)),
        );
        expect(distanceBetween(one, here, other, there)).toBe(Math.min(...all));
        expect(distanceBetween(other, there, one, here)).toBe(Math.min(...all));
      }),
    );
  });
});
