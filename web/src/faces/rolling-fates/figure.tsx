import { useId } from 'preact/hooks';
import { Glyph } from '../../icons/icon.tsx';
import { blend } from '../../kit/board/colour.ts';
import { PLAQUES, type Shape } from './look.ts';

interface FigureProps {
  readonly shape: Shape;
  readonly color: string;
  readonly icon: string;
  /** 1 to 4: more of it on the base. */
  readonly tier?: number;
  readonly crown?: boolean;
  /** Turned to the left, as enemies are. */
  readonly turned?: boolean;
}

const CROWN = 'M-7 -38.4l2.6 3.4 4.4 -6.4 4.4 6.4 2.6 -3.4 -1.2 7h-11.6z';
const DEPTH = [7, 6, 5, 4, 3, 2, 1];

/** A carved figure on its base: thick wood, a rim, a seam, and the sign of who it is. */
export function Figure({ shape, color, icon, tier = 0, crown = false, turned = false }: FigureProps) {
  const id = useId();
  const d = PLAQUES[shape];
  const isHero = shape === 'arch';
  const dark = blend(color, '#05030a', 0.72);
  const light = blend(color, '#fff2d8', 0.62);
  const rim = isHero ? '#ffe6ae' : blend(light, '#fff2d8', 0.2);
  return (
    <svg
      class="rf-figure"
      viewBox="-21 -45 44 56"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={`${id}f`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color={blend(color, '#fff2d8', 0.48)} />
        <stop offset=".4" stop-color={color} />
        <stop offset="1" stop-color={dark} />
      </linearGradient>
      <radialGradient id={`${id}v`} cx=".5" cy=".45" r=".6">
        <stop offset=".4" stop-color="#000" stop-opacity="0" />
        <stop offset="1" stop-color="#000" stop-opacity=".45" />
      </radialGradient>
      <radialGradient id={`${id}s`}>
        <stop offset=".3" stop-color="#000" stop-opacity=".6" />
        <stop offset="1" stop-color="#000" stop-opacity="0" />
      </radialGradient>
      <ellipse cx="1" cy="4.5" rx="22" ry="8" fill={`url(#${id}s)`} />
      <ellipse cy="4.4" rx="18" ry="6" fill={blend(dark, '#000000', 0.5)} />
      <ellipse cy="2.6" rx="18" ry="6" fill={dark} />
      <ellipse cy="1" rx="18" ry="6" fill={blend(color, dark, 0.35)} stroke={rim} stroke-width=".7" />
      <ellipse
        cy=".6"
        rx="14.5"
        ry="4.5"
        fill="none"
        stroke={light}
        stroke-width=".35"
        stroke-dasharray="1.4 1"
        opacity=".8"
      />
      {DEPTH.map((i) => (
        <path
          key={i}
          d={d}
          transform={`translate(${(turned ? -1 : 1) * i * 0.36} ${i * 0.08})`}
          fill={blend(dark, i > 5 ? '#000000' : color, i > 5 ? 0.5 : 0.14)}
        />
      ))}
      <path d={d} fill={`url(#${id}f)`} />
      <path d={d} fill={`url(#${id}v)`} stroke={rim} stroke-width="1" stroke-linejoin="round" />
      <path
        d={d}
        transform="translate(0 -2.2) scale(.86 .885)"
        fill="none"
        stroke={light}
        stroke-width=".45"
        stroke-dasharray="2 .9"
        opacity=".75"
      />
      <Glyph of={icon} x={0.7} y={-17.6} size={shape === 'flame' ? 20 : 23} color="#000" opacity={0.55} />
      <Glyph
        of={icon}
        x={0}
        y={-18.5}
        size={shape === 'flame' ? 20 : 23}
        color={blend(light, '#fff8e8', 0.6)}
      />
      {Array.from({ length: tier }, (_, i) => (
        <path
          key={i}
          d={`M${(i - (tier - 1) / 2) * 6 - 2.2} 5.4l2.2 -2.8l2.2 2.8l-2.2 1.8z`}
          fill="#fff3d0"
          stroke="#1a0f06"
          stroke-width=".5"
        />
      ))}
      {crown && (
        <>
          <path d={CROWN} fill="#ffd36b" stroke="#4a2c06" stroke-width=".6" stroke-linejoin="round" />
          <circle cy="-33.2" r="1" fill="#c23420" />
        </>
      )}
    </svg>
  );
}
