import { Painted } from '../../../kit/pictures/painted.tsx';

/** The symbol: 340 × 400 with a plaque of 240 in it, which stands at 170,356. */
const SYMBOL = { width: 340, height: 400, plaque: 240, x: 170, y: 356 } as const;
const PIXELS = 220;

interface StandeeProps {
  readonly of: string;
  readonly wide: number;
  readonly asked?: boolean;
  readonly laid?: boolean;
}

/** A carved figure that stands at 0,0. */
export function Standee({ of, wide, asked = false, laid = false }: StandeeProps) {
  const k = wide / SYMBOL.plaque;
  const r = wide * 0.6;
  return (
    <>
      {asked && (
        <g class="asked-ring">
          <ellipse rx={r} ry={r * 0.5} cy="2" fill="#ffd36b" opacity=".25" />
          <ellipse rx={r} ry={r * 0.5} cy="2" fill="none" stroke="#241302" stroke-width="5" />
          <ellipse rx={r} ry={r * 0.5} cy="2" fill="none" stroke="#ffd36b" stroke-width="2.6" />
        </g>
      )}
      <g transform={laid ? 'rotate(-72)' : undefined} opacity={laid ? 0.55 : undefined}>
        <Painted
          id={`s-${of}`}
          x={-SYMBOL.x * k}
          y={-SYMBOL.y * k}
          width={SYMBOL.width * k}
          height={SYMBOL.height * k}
          pixels={PIXELS}
        />
      </g>
    </>
  );
}
