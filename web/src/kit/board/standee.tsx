import { Glyph } from '../../icons/icon.tsx';
import { blend } from './colour.ts';

/** Outlines of the carved plaques: the silhouette alone tells the side. */
export const PLAQUES = {
  arch: 'M-14 0V-23A14 14 0 0 1 14 -23V0Z',
  tusk: 'M-13 0L-15 -23L-11 -35L-6 -29L0 -31.5L6 -29L11 -35L15 -23L13 0Z',
  flame:
    'M-11 0C-18 -11 -15 -20 -10 -25C-9 -22 -8 -21 -7 -21C-8 -30 -3 -34 0 -40C3 -34 8 -30 7 -21C8 -21 9 -22 10 -25C15 -20 18 -11 11 0Z',
  coffin: 'M-9 0L-15 -23L-8 -37H8L15 -23L9 0Z',
} as const;

export interface StandeeProps {
  readonly shape: keyof typeof PLAQUES;
  /** The side's colour; darker and lighter tones are made from it. */
  readonly color: string;
  readonly icon: string;
  readonly health?: { readonly left: number; readonly of: number };
  readonly rank?: number;
  readonly asked?: boolean;
}

/** A figure standing at 0, 0: a plaque on a base, cased dark so that no ground swallows it. */
export function Standee({ shape, color, icon, health, rank = 0, asked }: StandeeProps) {
  const isHero = shape === 'arch';
  const dark = blend(color, '#000000', 0.62);
  const light = isHero ? '#ffe1a0' : blend(color, '#ffffff', 0.5);
  return (
    <g class="standee">
      <ellipse cx="6" cy="6" rx="20" ry="8" fill="#000" opacity=".32" />
      {asked && (
        <g class="asked-ring">
          <ellipse rx="25" ry="13" cy="2" fill="#ffd36b" opacity=".25" />
          <ellipse rx="21.5" ry="11" cy="2" fill="none" stroke="#241302" stroke-width="4.5" />
          <ellipse rx="21.5" ry="11" cy="2" fill="none" stroke="#ffd36b" stroke-width="2.4" />
        </g>
      )}
      <ellipse rx="15.5" ry="6.6" cy="4" fill={dark} />
      <rect x="-15.5" y="0" width="31" height="4" fill={dark} />
      <ellipse rx="15.5" ry="6.6" fill={color} stroke={light} stroke-width="1.2" />
      {Array.from({ length: rank }, (_, i) => (
        <path
          key={i}
          d={`M${(i - (rank - 1) / 2) * 6 - 2.4} 6.2l2.4 -3.2l2.4 3.2l-2.4 2z`}
          fill="#fff3d0"
          stroke="#1a0f06"
          stroke-width=".5"
        />
      ))}
      <g transform="translate(0 -1)">
        <path
          d={PLAQUES[shape]}
          fill="#120804"
          stroke="#120804"
          stroke-width="5"
          stroke-linejoin="round"
          opacity=".9"
        />
        <path d={PLAQUES[shape]} transform="translate(2 .3)" fill={dark} />
        <path
          d={PLAQUES[shape]}
          fill={color}
          stroke={light}
          stroke-width={isHero ? 1.8 : 1.35}
          stroke-linejoin="round"
        />
        <path d={PLAQUES[shape]} fill="url(#carved)" />
        <Glyph of={icon} x={0.9} y={-17.1} size={shape === 'flame' ? 21 : 24} color="#000" opacity={0.45} />
        <Glyph of={icon} x={0} y={-18} size={shape === 'flame' ? 21 : 24} color="#fff6e2" />
      </g>
      {health && <HealthDrop left={health.left} hurt={health.left < health.of} />}
    </g>
  );
}

function HealthDrop({ left, hurt }: { left: number; hurt: boolean }) {
  return (
    <g transform="translate(12.5 -7)">
      <path
        d="M0 -8.2C4 -4 6.6 -1 6.6 2A6.6 6.4 0 0 1 -6.6 2C-6.6 -1 -4 -4 0 -8.2Z"
        fill={hurt ? '#c9301f' : '#7c1f17'}
        stroke="#ffe9c4"
      />
      <text y="5.2" text-anchor="middle" class="drop-number">
        {left}
      </text>
    </g>
  );
}

/** Light from the top left: once in each drawing that has standees. */
export function StandeeDefs() {
  return (
    <linearGradient id="carved" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#fff2d8" stop-opacity=".38" />
      <stop offset=".45" stop-color="#fff2d8" stop-opacity="0" />
      <stop offset="1" stop-color="#000" stop-opacity=".45" />
    </linearGradient>
  );
}
