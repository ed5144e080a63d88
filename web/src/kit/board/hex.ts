import type { Hex } from '@wyrdhall/parts';

/** Pointy-top hexes, seen from the front: the board is tilted, the figures stand upright. */
export const WIDTH = 48;
const RADIUS = WIDTH / Math.sqrt(3);
const TILT = 0.75;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const centreOf = ({ q, r }: Hex): Point => ({ x: WIDTH * (q + r / 2), y: 1.5 * RADIUS * r * TILT });

const CORNERS: readonly Point[] = [
  { x: 0, y: -RADIUS },
  { x: WIDTH / 2, y: -RADIUS / 2 },
  { x: WIDTH / 2, y: RADIUS / 2 },
  { x: 0, y: RADIUS },
  { x: -WIDTH / 2, y: RADIUS / 2 },
  { x: -WIDTH / 2, y: -RADIUS / 2 },
];

const round = (n: number): number => Math.round(n * 100) / 100;

/** The outline around 0, 0, as the `points` of a polygon. */
export const outline = (scale: number): string =>
  CORNERS.map(({ x, y }) => `${round(x * scale)},${round(y * TILT * scale)}`).join(' ');

/** An outline around 0, 0, laid around another point. */
export const laidAt = (points: string, { x, y }: Point): string =>
  points
    .split(' ')
    .map((point) => {
      const [a = 0, b = 0] = point.split(',').map(Number);
      return `${round(a + x)},${round(b + y)}`;
    })
    .join(' ');

export const HEX_HEIGHT = 2 * RADIUS * TILT;
