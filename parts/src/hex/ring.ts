import { HEX_DIRECTIONS, type Hex } from './hex.ts';

/** The hexes at exactly this distance, clockwise from the one straight to the north-east. */
export function hexRing(centre: Hex, radius: number): Hex[] {
  const ring: Hex[] = [];
  walkRing(centre, radius, (q, r) => ring.push({ q, r }));
  return ring;
}

/** The hexes at most this far away: the centre, then ring after ring. */
export function hexDisc(centre: Hex, radius: number): Hex[] {
  const disc: Hex[] = [];
  for (let n = 0; n <= radius; n++) walkRing(centre, n, (q, r) => disc.push({ q, r }));
  return disc;
}

export function walkRing(centre: Hex, radius: number, visit: (q: number, r: number) => void): void {
  if (radius === 0) {
    visit(centre.q, centre.r);
    return;
  }
  let q = centre.q + radius;
  let r = centre.r - radius;
  for (let side = 0; side < 6; side++) {
    // From the corner in one direction the side runs two directions further on: from NE towards SE.
    const step = HEX_DIRECTIONS[(side + 2) % 6] as Hex;
    for (let i = 0; i < radius; i++) {
      visit(q, r);
      q += step.q;
      r += step.r;
    }
  }
}
