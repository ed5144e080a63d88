import { HEX_DIRECTIONS, type Hex } from './hex.ts';
import type { Cell, HexMap } from './map.ts';

/** Two cells that are the same have no direction between them. */
export const NO_DIRECTION = -1;

/** All six directions, an order to break ties with. */
export const CLOCKWISE: readonly number[] = [0, 1, 2, 3, 4, 5];

/** The direction after so many turns of 60 degrees clockwise; negative turns go the other way, 3 is about-face. */
export function turned(direction: number, turns: number): number {
  return (((direction + turns) % 6) + 6) % 6;
}

/** The hex turned about the origin, 60 degrees clockwise so many times. */
export function turnHex(hex: Hex, turns: number): Hex {
  let { q, r } = hex;
  for (let i = turned(0, turns); i > 0; i--) [q, r] = [0 - r, q + r];
  return { q, r };
}

/** The first of the preferred directions whose step from one cell leads nearer to the other. */
export function directionNearer(map: HexMap, from: Cell, to: Cell, prefer = CLOCKWISE): number {
  if (from === to) return NO_DIRECTION;
  const a = map.hexes[from] as Hex;
  const b = map.hexes[to] as Hex;
  const q = b.q - a.q;
  const r = b.r - a.r;
  const steps = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  for (let i = 0; i < prefer.length; i++) {
    const step = HEX_DIRECTIONS[prefer[i] as number] as Hex;
    const left = Math.max(Math.abs(q - step.q), Math.abs(r - step.r), Math.abs(q + r - step.q - step.r));
    if (left < steps) return prefer[i] as number;
  }
  return NO_DIRECTION;
}

/** The direction nearest in angle to the line from one centre to the other; exactly between two, the preferred one. */
export function directionAlong(map: HexMap, from: Cell, to: Cell, prefer = CLOCKWISE): number {
  if (from === to) return NO_DIRECTION;
  const a = map.hexes[from] as Hex;
  const b = map.hexes[to] as Hex;
  const q = b.q - a.q;
  const r = b.r - a.r;
  let best = NO_DIRECTION;
  let most = 0;
  for (let i = 0; i < prefer.length; i++) {
    const step = HEX_DIRECTIONS[prefer[i] as number] as Hex;
    // Twice the scalar product, with axes at 60 degrees.
    const along = 2 * q * step.q + 2 * r * step.r + q * step.r + r * step.q;
    if (along > most) {
      most = along;
      best = prefer[i] as number;
    }
  }
  return best;
}
