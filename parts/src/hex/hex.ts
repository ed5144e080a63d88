/** A hexagon of an unbounded pointy-top grid in axial coordinates: q grows eastward, r grows to the south-east. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six steps, clockwise from north-east: NE, E, SE, SW, W, NW. A direction is an index into this list. */
export const HEX_DIRECTIONS: readonly Hex[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

/** The stable name of a hex, as in states, option ids and case files: "7_9". */
export function hexName(hex: Hex): string {
  return `${hex.q}_${hex.r}`;
}

export function hexDistance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
