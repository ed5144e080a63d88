import { boxOf } from '../../kit/pictures/sheet.ts';

interface FigureProps {
  /** A hero or a kind of enemy. */
  readonly of: string;
  /** An enemy's tier, 1 to 4: as many pips at its feet. */
  readonly tier?: number;
}

const MARGIN = 22;

/** Who is on the stage, whole, with a shadow at the feet. */
export function Figure({ of, tier = 0 }: FigureProps) {
  const [w, h] = boxOf(`f-${of}`);
  const middle = w / 2;
  return (
    <svg
      class="rf-figure"
      viewBox={`${-MARGIN} ${-MARGIN} ${w + 2 * MARGIN} ${h + 2 * MARGIN}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx={middle} cy={h - 4} rx={w * 0.5} ry={w * 0.075} fill="#05030a" opacity=".55" />
      <use href={`#f-${of}`} width={w} height={h} />
      {Array.from({ length: tier }, (_, i) => (
        <path
          key={i}
          d={`M${middle + (i - (tier - 1) / 2) * 30 - 11} ${h + 8}l11 -11l11 11l-11 11z`}
          fill="#fff3d0"
          stroke="#1a0f06"
          stroke-width="4"
        />
      ))}
    </svg>
  );
}
