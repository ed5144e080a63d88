import { useMemo } from 'preact/hooks';
import type { BoardCell, PlaceCell } from './cell.ts';
import { centreOf, HEX_HEIGHT, laidAt, outline, WIDTH } from './hex.ts';
import { PlaceBoard, type PlaceBoardProps } from './place-board.tsx';
import { step } from './roving.ts';

interface HexBoardProps
  extends Omit<PlaceBoardProps, 'cells' | 'whole' | 'unit' | 'walk' | 'spoken' | 'foretold'> {
  readonly cells: readonly BoardCell[];
  /** What lies there, spoken: "snow, wolf 3 with 2 health". */
  readonly spoken: (cell: BoardCell) => string;
  /** What a click there has in store, in a few words. */
  readonly foretold?: (cell: BoardCell) => string | undefined;
  readonly margin?: number;
}

const FULL = outline(1);
const INNER = outline(0.93);

/** Where a hex lies: to move each by a transform of its own would make every frame dearer. */
function placeOf({ id, hex, shape }: BoardCell): PlaceCell {
  const middle = centreOf(hex);
  return {
    id,
    middle,
    full: laidAt(shape ?? FULL, middle),
    inner: laidAt(shape ?? INNER, middle),
    low: middle.y + HEX_HEIGHT / 2,
    isTown: shape !== undefined,
  };
}

/** A board of hexes. */
export function HexBoard({ cells, spoken, foretold, margin = 30, ...rest }: HexBoardProps) {
  const places = useMemo(() => cells.map(placeOf), [cells]);
  const byId = useMemo(() => new Map(cells.map((cell) => [cell.id, cell])), [cells]);
  const whole = useMemo(() => boundsOf(cells, margin), [cells, margin]);
  const hexOf = (id: string): BoardCell => byId.get(id) as BoardCell;
  return (
    <PlaceBoard
      {...rest}
      cells={places}
      whole={whole}
      spoken={(id) => spoken(hexOf(id))}
      foretold={(id) => foretold?.(hexOf(id))}
      walk={(key, from, targets) => step(key, from, byId, targets, rest.home)}
    />
  );
}

function boundsOf(cells: readonly BoardCell[], margin: number) {
  const centres = cells.map(({ hex }) => centreOf(hex));
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const x = Math.min(...xs) - WIDTH / 2 - margin;
  const y = Math.min(...ys) - HEX_HEIGHT / 2 - margin;
  const w = Math.max(...xs) + WIDTH / 2 + margin - x;
  return { x, y, w, h: Math.max(...ys) + HEX_HEIGHT / 2 + margin - y };
}
