import type { BoardCell } from './cell.ts';
import { centreOf, HEX_HEIGHT, laidAt, outline } from './hex.ts';

const RING = outline(0.96);

/** Over the figures, or they would hide it: the one place that a hint or the tutor means. */
export function HintedPlace({ cell }: { cell: BoardCell }) {
  const centre = centreOf(cell.hex);
  const points = laidAt(cell.shape ?? RING, centre);
  return (
    <g class="hinted-place" data-hinted={cell.id}>
      <polygon class="casing" points={points} />
      <polygon class="line" points={points} />
      <path
        d="M0 0l9 12h-5v11h-8v-11h-5z"
        transform={`translate(${centre.x.toFixed(1)} ${(centre.y + HEX_HEIGHT / 2 + 2).toFixed(1)})`}
      />
    </g>
  );
}
