import type { PlaceCell } from './cell.ts';

/** Around the feet of who stands there, behind figures and numbers: the one place that a hint or the tutor means. */
export function HintedPlace({ cell }: { cell: PlaceCell }) {
  const { middle, full, inner, low } = cell;
  const points = cell.isTown ? full : inner;
  return (
    <g class="hinted-place" data-hinted={cell.id}>
      <polygon class="casing" points={points} />
      <polygon class="line" points={points} />
      <path
        d="M0 0l9 12h-5v11h-8v-11h-5z"
        transform={`translate(${middle.x.toFixed(1)} ${(low + 2).toFixed(1)})`}
      />
    </g>
  );
}

/** A place that a lesson speaks of. */
export function SpotlitPlace({ cell: { id, full } }: { cell: PlaceCell }) {
  return (
    <g class="spotlit-place" data-spotlit={id}>
      <polygon class="casing" points={full} />
      <polygon class="line" points={full} />
    </g>
  );
}
