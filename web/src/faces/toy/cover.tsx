import { icon } from '../../icons/hall.icons.ts';
import { Glyph } from '../../icons/icon.tsx';

const firs = Array.from({ length: 13 }, (_, i) => ({ x: i * 24 - 8, s: 1.6 + ((i * 37) % 10) / 8 }));
const stars = Array.from({ length: 34 }, (_, i) => ({
  x: (i * 83) % 280,
  y: (i * 47) % 150,
  r: 0.6 + (i % 3) * 0.4,
}));

/** A howling wolf before the moon. */
export function WinterCover() {
  return (
    <svg viewBox="0 0 280 340" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="winter-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#0d1a28" />
          <stop offset=".6" stop-color="#3d6178" />
          <stop offset="1" stop-color="#c8d8de" />
        </linearGradient>
        <radialGradient id="winter-moon">
          <stop offset="0" stop-color="#fff8e6" stop-opacity=".9" />
          <stop offset="1" stop-color="#ffe2c0" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="280" height="340" fill="url(#winter-sky)" />
      {stars.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#fff" opacity=".8" />
      ))}
      <circle cx="150" cy="128" r="130" fill="url(#winter-moon)" />
      <circle cx="150" cy="128" r="62" fill="#fff3d8" />
      <path d="M0 236Q80 196 150 214T280 206V340H0Z" fill="#e9f0f1" />
      <path d="M0 268Q90 236 170 254T280 248V340H0Z" fill="#b9cbd3" />
      <Glyph of={icon.wolf} x={146} y={156} size={128} color="#141c24" />
      {firs.map(({ x, s }) => (
        <g key={x} transform={`translate(${x} 318) scale(${s})`}>
          <path d="M0 -22L7 -10H4L9 0H-9L-4 -10H-7Z" fill="#17302c" />
          <path d="M0 -22L7 -10H4L5 -8L0 -11L-5 -8L-4 -10H-7Z" fill="#eef4f4" />
        </g>
      ))}
    </svg>
  );
}
