import { type Hex, hexDistance } from './hex.ts';

// A line that runs exactly between two hexes takes the southern one, or the eastern one of two in a row.
// Large against rounding, small against 1 / (2 * length): good for lines of up to 100,000 hexes.
const NUDGE_SOUTH = 1e-6;

/** The hexes under the straight line between two centres, both ends included; the same ones in both directions. */
export function hexLine(from: Hex, to: Hex): Hex[] {
  const length = hexDistance(from, to);
  const line: Hex[] = [from];
  for (let i = 1; i < length; i++) {
    const q = ((to.q - from.q) * i) / length;
    const r = ((to.r - from.r) * i) / length;
    const offset = nearestHex(q, r + NUDGE_SOUTH);
    line.push({ q: from.q + offset.q, r: from.r + offset.r });
  }
  if (length > 0) line.push(to);
  return line;
}

/** Rounds all three cube coordinates and mends the one that was moved furthest, so that they sum to 0 again. */
function nearestHex(q: number, r: number): Hex {
  const s = -q - r;
  const nearQ = Math.round(q);
  const nearR = Math.round(r);
  const nearS = Math.round(s);
  const movedQ = Math.abs(nearQ - q);
  const movedR = Math.abs(nearR - r);
  const movedS = Math.abs(nearS - s);
  if (movedQ > movedR && movedQ > movedS) return { q: -nearR - nearS, r: nearR };
  if (movedR > movedS) return { q: nearQ, r: -nearQ - nearS };
  return { q: nearQ, r: nearR };
}
