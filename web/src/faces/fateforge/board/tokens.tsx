import { Glyph } from '../../../icons/icon.tsx';
import { ffIcon } from '../fateforge.icons.ts';
import type { SeenToken } from '../seen.ts';

const LOOKS: Readonly<Record<string, readonly [icon: string, color: string]>> = {
  objective: [ffIcon.objective, '#c9922e'],
  gem: [ffIcon.gem, '#b8404a'],
  food: [ffIcon.food, '#a87a35'],
  chest: [ffIcon.chest, '#8a5c30'],
  exploration: [ffIcon.exploration, '#5a6a9c'],
  fountain: [ffIcon.fountain, '#2b9c93'],
  trap: [ffIcon.trap, '#6b2a30'],
  portal: [ffIcon.portal, '#7a3fb0'],
  counter: [ffIcon.counter, '#c78339'],
  friend: [ffIcon.friend, '#2a5f9e'],
  barricade: [ffIcon.barricade, '#7a5a30'],
};

/** The number that belongs to it, if any. */
const numberOf = ({ kind, n }: SeenToken): string =>
  (kind === 'gem' || kind === 'fountain' || kind === 'counter') && n > 0 ? String(n) : '';

/** A token that lies on the ground around 0,0. */
export function TokenDisc({ token }: { token: SeenToken }) {
  const [icon, color] = LOOKS[token.kind] ?? [ffIcon.flag, '#5a4a3a'];
  const number = numberOf(token);
  return (
    <>
      <ellipse cx="2" cy="7" rx="19" ry="9" fill="#000" opacity=".42" />
      <ellipse cy="4" rx="18" ry="12" fill="#1c120a" />
      <ellipse rx="18" ry="12" fill={color} stroke="#ffeec2" stroke-width="1.5" />
      <Glyph of={icon} x={0} y={-0.5} size={18} color="#fff7e2" />
      {number !== '' && (
        <g transform="translate(15 -9)">
          <circle r="8.5" fill="#1d120b" stroke="#ffe9c4" stroke-width="1.3" />
          <text y="4.4" text-anchor="middle" class="ff-token-number">
            {number}
          </text>
        </g>
      )}
    </>
  );
}

/** A way out, around its foot. */
export function ExitGate({ letter, guarded }: { letter: string; guarded: boolean }) {
  const light = guarded ? '#ff9a7a' : '#7dffe0';
  return (
    <g class="ff-exit">
      <ellipse cx="3" cy="2" rx="27" ry="8" fill="#000" opacity=".45" />
      <path d="M-22 2v-36a22 24 0 0 1 44 0v36z" fill="#3d3325" stroke="#d09a5c" stroke-width="4" />
      <path d="M-14 2v-34a14 16 0 0 1 28 0v34z" fill="#062420" />
      <path d="M-14 2v-34a14 16 0 0 1 28 0v34z" fill={light} opacity=".42" />
      <text y="-16" text-anchor="middle" class="ff-exit-letter">
        {letter}
      </text>
    </g>
  );
}
