import { camp, type Ground } from '@wyrdhall/toy';
import { Glyph } from '../../icons/icon.tsx';
import { blend } from '../../kit/board/colour.ts';
import { centreOf, HEX_HEIGHT, outline, WIDTH } from '../../kit/board/hex.ts';
import { cells } from './look.ts';
import { toyIcon } from './toy.icons.ts';

const HEX = outline(1.02);
const GRID = outline(1);

/** The same small unevenness each time. */
const grain = (n: number): number => {
  const x = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
};

const centres = cells.map(({ hex }) => centreOf(hex));
const left = Math.min(...centres.map(({ x }) => x)) - WIDTH / 2;
const right = Math.max(...centres.map(({ x }) => x)) + WIDTH / 2;
const top = Math.min(...centres.map(({ y }) => y)) - HEX_HEIGHT / 2;
const bottom = Math.max(...centres.map(({ y }) => y)) + HEX_HEIGHT / 2;

export function SnowfieldDefs() {
  return (
    <>
      <radialGradient id="lamp" cx=".3" cy=".5" r=".8">
        <stop offset="0" stop-color="#fff0cc" stop-opacity=".55" />
        <stop offset=".5" stop-color="#ffd9a0" stop-opacity=".08" />
        <stop offset="1" stop-color="#16202e" stop-opacity=".55" />
      </radialGradient>
      <radialGradient id="hearth">
        <stop offset="0" stop-color="#ffe3a0" stop-opacity=".95" />
        <stop offset=".35" stop-color="#ffb04a" stop-opacity=".5" />
        <stop offset="1" stop-color="#ff8a2a" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="frame-wood" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#7a5430" />
        <stop offset=".5" stop-color="#4d3219" />
        <stop offset="1" stop-color="#24150a" />
      </linearGradient>
    </>
  );
}

/** Painted once and then only where something changes: tracks, the camp's fire. */
export function Snowfield({ ground, stores }: { ground: readonly Ground[]; stores: number }) {
  const at = centres[camp] ?? { x: 0, y: 0 };
  return (
    <>
      <rect
        x={left - 34}
        y={top - 26}
        width={right - left + 68}
        height={bottom - top + 66}
        rx="18"
        fill="#000"
        opacity=".45"
      />
      <rect
        x={left - 30}
        y={top - 32}
        width={right - left + 60}
        height={bottom - top + 64}
        rx="16"
        fill="url(#frame-wood)"
      />
      <rect
        x={left - 19}
        y={top - 21}
        width={right - left + 38}
        height={bottom - top + 42}
        rx="9"
        fill="#aab6bf"
        stroke="#1a0f06"
        stroke-width="2.5"
      />
      {centres.map(({ x, y }, cell) => (
        <polygon
          key={cell}
          points={HEX}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          fill={blend('#c9d3d8', grain(cell) > 0.5 ? '#eef2f0' : '#9fb0bb', grain(cell + 7) * 0.4)}
        />
      ))}
      {centres.map(({ x, y }, cell) => (
        <polygon
          key={cell}
          points={GRID}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          fill="none"
          stroke="#5d7080"
          stroke-opacity=".45"
          stroke-width="1"
        />
      ))}
      <rect
        x={left - 18}
        y={top - 20}
        width={right - left + 36}
        height={bottom - top + 40}
        rx="8"
        fill="url(#lamp)"
      />
      {centres.map(({ x, y }, cell) => {
        const { drift = false, tracks = 0 } = ground[cell] ?? {};
        if (drift) return <Drift key={cell} x={x} y={y} n={cell} />;
        return tracks > 0 ? <Tracks key={cell} x={x} y={y} many={tracks > 2} /> : null;
      })}
      <Camp x={at.x} y={at.y} stores={stores} />
    </>
  );
}

/** Deep snow with firs in it. */
function Drift({ x, y, n }: { x: number; y: number; n: number }) {
  const firs = [-11, 1, 12].map((dx, i) => ({ dx, dy: (i % 2) * 6 - 2, s: 0.9 + grain(n * 3 + i) * 0.5 }));
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <ellipse cy="8" rx="22" ry="9" fill="#5f7686" opacity=".5" />
      <path d="M-22 8Q-16 -8 -4 -2Q4 -14 14 -3Q22 -2 22 8Q0 17 -22 8Z" fill="#f4f7f6" stroke="#8fa2ad" />
      {firs.map(({ dx, dy, s }) => (
        <g key={dx} transform={`translate(${dx} ${dy + 6}) scale(${s.toFixed(2)})`}>
          <path d="M0 -22L7 -10H4L9 0H-9L-4 -10H-7Z" fill="#2e4a44" stroke="#16261f" stroke-width=".8" />
          <path d="M0 -22L4 -15L1 -16L0 -14L-2 -16L-4 -15Z" fill="#f7faf9" />
          <path d="M-9 0L-6.5 -5L-4 -3L-1 -6L0 -2L-4 0Z" fill="#dfe8ea" opacity=".9" />
        </g>
      ))}
    </g>
  );
}

function Tracks({ x, y, many }: { x: number; y: number; many: boolean }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1 .75)`}>
      <Glyph
        of={toyIcon.steps}
        x={0}
        y={4}
        size={many ? 30 : 22}
        color="#4f6474"
        opacity={many ? 0.5 : 0.32}
      />
    </g>
  );
}

/** Tents around a fire; what is left of the stores hangs beside it. */
function Camp({ x, y, stores }: { x: number; y: number; stores: number }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <ellipse rx="74" ry="52" fill="url(#hearth)" class="hearth" />
      <polygon points={outline(0.98)} fill="#7d5a34" stroke="#3a2410" stroke-width="2" />
      {[-13, 12].map((dx) => (
        <g key={dx} transform={`translate(${dx} 2)`}>
          <path d="M-11 5L0 -19L11 5Z" fill="#8a5a2c" stroke="#2a1706" stroke-width="1.2" />
          <path d="M0 -19L11 5H2Z" fill="#5d3a19" />
          <path d="M-2.5 5L0 -7L2.5 5Z" fill="#ffd27a" />
          <path d="M-11 5L0 -19L3 -13L-4 5Z" fill="#f1f4f2" opacity=".55" />
        </g>
      ))}
      <path d="M-3 12Q-6 5 0 0Q6 5 3 12Z" fill="#ff9d3c" stroke="#5a2206" />
      <path d="M-1.5 11Q-2 7 0 4Q2 7 1.5 11Z" fill="#ffe9a0" />
      <g transform="translate(0 -31)">
        <rect x="-19" y="-9" width="38" height="17" rx="8" fill="#2a1804" stroke="#ffe0a0" />
        <Glyph of={toyIcon.stores} x={-8} y={0} size={13} color="#ffcf70" />
        <text x="7" y="4.5" text-anchor="middle" class="drop-number">
          {stores}
        </text>
      </g>
    </g>
  );
}
