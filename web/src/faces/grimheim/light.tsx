import type { GrimheimView } from '@wyrdhall/grimheim';
import { centreOf, type Spot } from './land.ts';
import { cellOf } from './reach.ts';

/** The dark reaches farther than any board. */
const FAR = 2600;
/** So far from the middle of what happens it is bright, and from there on dusk falls. */
const BRIGHT = 95;
const DUSK = 330;

const middleOf = (spots: readonly Spot[]): Spot => {
  const mean = (at: 0 | 1) => spots.reduce((sum, spot) => sum + spot[at], 0) / spots.length;
  return [mean(0), mean(1)];
};

export const LIGHT_DEFS = (
  <radialGradient id="grim-light" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={FAR}>
    <stop offset={BRIGHT / FAR} stop-color="#0c0603" stop-opacity="0" />
    <stop offset={DUSK / FAR} stop-color="#0c0603" stop-opacity=".52" />
  </radialGradient>
);

interface LightProps {
  readonly view: GrimheimView;
  /** The areas where something is being shown. */
  readonly at: readonly string[];
}

/** In the monsters' turn the light follows who acts, and on whom. */
export function Light({ view, at }: LightProps) {
  if (view.phase !== 'monsters' || at.length === 0) return null;
  const [x, y] = middleOf(at.map((area) => centreOf(cellOf(area))));
  return (
    <g class="grim-light" style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}>
      <rect x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR} fill="url(#grim-light)" />
    </g>
  );
}
