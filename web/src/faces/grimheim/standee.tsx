import { Painted } from '../../kit/pictures/painted.tsx';

interface StandeeProps {
  /** A hero, a monster, or a legend of the second level: `grendel-2`. */
  readonly of: string;
  /** Of the plaque, on the board. */
  readonly wide: number;
  readonly asked?: boolean;
}

/** Of a hero's plaque. */
export const HERO_WIDE = 37;

/** The symbol: 340 × 400 with a plaque of 240 in it, which stands at 170,356. */
const SYMBOL = { width: 340, height: 400, plaque: 240, x: 170, y: 356 } as const;
/** Enough for the nearest look at the board. */
const PIXELS = 200;

/** A carved figure that stands at 0, 0. */
export function Standee({ of, wide, asked }: StandeeProps) {
  const k = wide / SYMBOL.plaque;
  return (
    <>
      {asked && (
        <g class="asked-ring">
          <ellipse rx="25" ry="13" cy="2" fill="#ffd36b" opacity=".25" />
          <ellipse rx="21.5" ry="11" cy="2" fill="none" stroke="#241302" stroke-width="4.5" />
          <ellipse rx="21.5" ry="11" cy="2" fill="none" stroke="#ffd36b" stroke-width="2.4" />
        </g>
      )}
      <Painted
        id={`s-${of}`}
        x={-SYMBOL.x * k}
        y={-SYMBOL.y * k}
        width={SYMBOL.width * k}
        height={SYMBOL.height * k}
        pixels={PIXELS}
      />
    </>
  );
}
