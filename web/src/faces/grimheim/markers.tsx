import { type GrimheimView, MARKER_AREAS } from '@wyrdhall/grimheim';
import { memo } from '../../kit/board/memo.ts';
import { centreOf } from './land.ts';

const DROP = 'M0 -6C3 -3 5 -.6 5 1.8A5 4.8 0 0 1 -5 1.8C-5 -.6 -3 -3 0 -6Z';
const GEM = 'M-4.6 -2L-2.4 -5.4H2.4L4.6 -2L0 6Z';
const COIN = 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z';

const LOOK = {
  damage: { d: DROP, fill: '#c9301f' },
  mana: { d: GEM, fill: '#2fae93' },
  gold: { d: COIN, fill: '#e8b53c' },
} as const;
const KINDS = ['damage', 'mana', 'gold'] as const;

/** What still lies on the three areas that hold markers. */
export const Markers = memo(function Markers({ markers }: { markers: GrimheimView['markers'] }) {
  return (
    <>
      {KINDS.map((what) => {
        const [x, y] = centreOf(MARKER_AREAS[what]);
        const { d, fill } = LOOK[what];
        return Array.from({ length: markers[what] }, (_, i) => (
          <path
            key={`${what}${i}`}
            d={d}
            transform={`translate(${(x + (i - (markers[what] - 1) / 2) * 11).toFixed(1)} ${(y - 8).toFixed(1)})`}
            fill={fill}
            stroke="#1a0f06"
            stroke-width="1.4"
          />
        ));
      })}
    </>
  );
});
