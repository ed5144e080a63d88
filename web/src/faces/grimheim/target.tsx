import { cornersOf, type Spot } from './land.ts';

const CORNERS = cornersOf(0.93);

/** Around an area whose figure is struck. */
export function Target({ at: [x, y], by = '' }: { at: Spot; by?: string }) {
  const points = CORNERS.map(([a, b]) => `${(a + x).toFixed(1)},${(b + y).toFixed(1)}`).join(' ');
  return (
    <g class={`grim-target ${by}`}>
      <polygon class="casing" points={points} />
      <polygon class="line" points={points} />
    </g>
  );
}
