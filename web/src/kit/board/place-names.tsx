import { memo } from './memo.ts';

/** Half of a letter's width, and a line's height, where a pixel of text is one unit. */
const HALF_LETTER = 4.65;
const HEIGHT = 13;
/** Where a name stands, or else: above, below, and farther off. */
const ELSEWHERE = [0, -30, 26, -52, 48, -74, 70] as const;

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export interface PlaceName {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Where each name stands: clear of what is taken and of the other names, as far as there is room. */
export function standing(
  names: readonly PlaceName[],
  taken: readonly Box[],
  bounds: Box,
  scale: number,
): PlaceName[] {
  const size = Math.max(1, scale);
  const all = [...taken];
  return names.map(({ name, x: middle, y }) => {
    const wide = name.length * HALF_LETTER * size;
    const x = Math.max(bounds.left + wide, Math.min(bounds.right - wide, middle));
    const boxAt = (lift: number): Box => ({
      left: x - wide - 2,
      right: x + wide + 2,
      top: y + lift - HEIGHT * size,
      bottom: y + lift + 2,
    });
    const isFree = (lift: number): boolean =>
      y + lift > bounds.top && y + lift < bounds.bottom && !all.some((one) => meet(one, boxAt(lift)));
    const lift = ELSEWHERE.find(isFree) ?? 0;
    all.push(boxAt(lift));
    return { name, x, y: y + lift };
  });
}

interface PlaceNamesProps {
  readonly names: readonly PlaceName[];
  /** Where figures stand. */
  readonly taken: readonly Box[];
  /** The names stay in here. */
  readonly bounds: Box;
  /** How large a pixel of text is, in units of the board. */
  readonly scale: number;
}

/** The names of places on a board, as large as other text. */
export const PlaceNames = memo(function PlaceNames({ names, taken, bounds, scale }: PlaceNamesProps) {
  return (
    <>
      {standing(names, taken, bounds, scale).map(({ name, x, y }) => (
        <text key={name} class="place-name" x={x.toFixed(1)} y={y.toFixed(1)} text-anchor="middle">
          {name}
        </text>
      ))}
    </>
  );
});
