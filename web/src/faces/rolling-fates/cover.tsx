import { url as group } from 'sprite:rolling-fates-lid';

const WHOLE = { display: 'block', width: '100%', height: '100%' } as const;

const PIPS = [
  [-14, -14],
  [14, 14],
  [0, 0],
  [-14, 14],
  [14, -14],
] as const;

function CoverDie(props: { x: number; y: number; turn: number; size: number; face: number; luck?: boolean }) {
  const { x, y, turn, size, face, luck = false } = props;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <rect x="-27" y="-21" width="54" height="54" rx="12" fill="#000" opacity=".45" />
      <rect x="-27" y="-24" width="54" height="54" rx="12" fill={luck ? '#3a1a66' : '#8a6a34'} />
      <rect x="-27" y="-27" width="54" height="54" rx="12" fill={luck ? '#8a55d0' : '#f3e4c2'} />
      <rect x="-23" y="-23" width="46" height="20" rx="9" fill="#fff" opacity=".3" />
      {PIPS.slice(0, face).map(([px, py]) => (
        <circle key={`${px} ${py}`} cx={px} cy={py} r="4.8" fill={luck ? '#ffe28a' : '#2b1908'} />
      ))}
    </g>
  );
}

/** The party before a bridge at dusk, and what waits behind it. Small: the shelf loads it without the face. */
export function FatesCover() {
  return (
    <svg style={WHOLE} viewBox="0 0 280 340" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="fates-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#120a24" />
          <stop offset=".5" stop-color="#51307a" />
          <stop offset=".82" stop-color="#c96f7c" />
          <stop offset="1" stop-color="#f0a878" />
        </linearGradient>
        <radialGradient id="fates-moon">
          <stop offset="0" stop-color="#fff4dc" stop-opacity=".85" />
          <stop offset="1" stop-color="#ffe2c0" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="280" height="340" fill="url(#fates-sky)" />
      {Array.from({ length: 40 }, (_, i) => (
        <circle
          key={i}
          cx={(i * 83) % 280}
          cy={(i * 47) % 170}
          r={0.6 + (i % 3) * 0.4}
          fill="#fff"
          opacity=".6"
        />
      ))}
      <circle cx="196" cy="112" r="110" fill="url(#fates-moon)" />
      <circle cx="196" cy="112" r="34" fill="#ffeccb" />
      <path d="M0 236L50 196L92 222L150 176L206 224L250 198L280 214V340H0Z" fill="#3f2458" />
      {[-20, 66, 152, 238].map((x) => (
        <path
          key={x}
          d={`M${x - 43} 300V240H${x + 43}V300H${x + 28}V272A28 30 0 0 0 ${x - 28} 272V300Z`}
          fill="#23133a"
          stroke="#c98aa0"
          stroke-width="1.4"
          stroke-opacity=".6"
        />
      ))}
      <rect y="296" width="280" height="44" fill="#150c24" />
      <path d="M20 306h60M110 316h50M190 304h66M40 326h80M180 326h60" stroke="#e8a0a0" opacity=".35" />
      <image href={group} width="280" height="340" />
      <CoverDie x={50} y={84} turn={-18} size={1} face={5} />
      <CoverDie x={92} y={142} turn={14} size={0.8} face={2} />
      <CoverDie x={40} y={160} turn={24} size={0.86} face={4} luck />
    </svg>
  );
}
