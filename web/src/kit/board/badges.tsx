import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Box, fanOut } from './fan-out.ts';
import { memo } from './memo.ts';

/** A sign that belongs to a figure: its number, its odds. Drawn in pixels of the screen, around 0, 0. */
export interface Badge {
  readonly key: string;
  /** Where it lies by itself, in units of the board. */
  readonly x: number;
  readonly y: number;
  /** In pixels of the screen. */
  readonly w: number;
  readonly h: number;
  readonly drawn: JSX.Element;
}

/** A sign that lies farther from its home shows by a line where it belongs. */
const FAR = 16;

interface BadgesProps {
  readonly badges: readonly Badge[];
  /** What none of them shall lie on, in units of the board. */
  readonly clear?: readonly Box[];
  /** Units of the board in a pixel of the screen. */
  readonly scale: number;
}

/** Above all figures, as large on the screen as other text, and none behind another. */
export const Badges = memo(function Badges({ badges, clear = [], scale }: BadgesProps) {
  const spots = useMemo(
    () =>
      fanOut([
        ...badges.map(({ x, y, w, h }) => ({ x, y, w: w * scale, h: h * scale })),
        ...clear.map((box) => ({ ...box, stays: true })),
      ]),
    [badges, clear, scale],
  );
  const place = (i: number) => spots[i] ?? { x: 0, y: 0 };
  return (
    <g class="badges">
      {badges.map(({ key, x, y }, i) => {
        const at = place(i);
        if (Math.hypot(at.x - x, at.y - y) < FAR * scale) return null;
        return <path key={key} class="badge-line" d={`M${x} ${y}L${at.x.toFixed(1)} ${at.y.toFixed(1)}`} />;
      })}
      {badges.map(({ key, drawn }, i) => {
        const { x, y } = place(i);
        const transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
        return (
          <g key={key} class="piece badge" style={{ transform }}>
            {drawn}
          </g>
        );
      })}
    </g>
  );
});

const DROP = 'M0 -13C6 -6.5 10.4 -1.6 10.4 3.2A10.4 10 0 0 1 -10.4 3.2C-10.4 -1.6 -6 -6.5 0 -13Z';
export const DROP_SIZE = { w: 23, h: 28 } as const;

/** Health: a drop with the number that is left. */
export function Drop({ left, hurt }: { left: number; hurt: boolean }) {
  return (
    <>
      <path d={DROP} class={hurt ? 'drop hurt' : 'drop'} />
      <text y="8" text-anchor="middle">
        {left}
      </text>
    </>
  );
}
