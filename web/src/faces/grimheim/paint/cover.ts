import { HOUSE } from '../drawings.ts';
import { peak, tree } from './growth.ts';
import { chance, n } from './tools.ts';

const house = (x: number, y: number, scale: number, flip: boolean): string =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})">${HOUSE}</g>`;

/** The town at dusk under northern lights: the lid of the box. */
export function coverPicture(): string {
  const random = chance(3);
  const trees = Array.from({ length: 26 }, (_, i) => {
    const x = i * 11.5 - 4 + random() * 6;
    const y = 326 + random() * 10 - (Math.abs(x - 140) < 60 ? -6 : 8);
    return tree(x, y, 1.5 + random() * 0.9, random(), true);
  }).join('');
  const palisade = Array.from({ length: 27 }, (_, i) => {
    const y = 250 + ((i - 13) / 13) ** 2 * 10;
    return `<path d="M${n(49 + i * 6.8)} ${n(y + 18)}v-20l3 -5l3 5v20z" fill="#6b4522" stroke="#2d1a09" stroke-width=".8"/>`;
  }).join('');
  const stars = Array.from(
    { length: 40 },
    () =>
      `<circle cx="${n(random() * 280)}" cy="${n(random() * 120)}" r="${n(0.5 + random())}" fill="#fff" opacity=".8"/>`,
  ).join('');
  const range = (
    [
      [40, 236, 150, 128],
      [232, 238, 160, 140],
      [140, 240, 170, 158],
      [90, 246, 90, 66],
      [200, 246, 90, 60],
    ] as const
  )
    .map(([x, y, w, h]) => peak(x, y, w, h, 'rock', random))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 340"><defs>
<filter id="blur" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="6"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".02 .03" numOctaves="5" seed="103"/><feColorMatrix values="0 0 0 0 .04 0 0 0 0 .02 0 0 0 0 .02 1.9 0 0 0 -.82"/></filter>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0f2233"/><stop offset=".45" stop-color="#2f5560"/><stop offset=".72" stop-color="#c98a4a"/><stop offset="1" stop-color="#6b3a1c"/></linearGradient>
<radialGradient id="warm"><stop offset="0" stop-color="#fff0c4" stop-opacity=".95"/><stop offset=".18" stop-color="#ffd98a" stop-opacity=".6"/><stop offset=".5" stop-color="#ff9d3c" stop-opacity=".2"/><stop offset="1" stop-color="#ff8a2a" stop-opacity="0"/></radialGradient>
<radialGradient id="edge" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".6"/></radialGradient></defs>
<rect width="280" height="340" fill="url(#sky)"/><g opacity=".55" filter="url(#blur)"><path d="M-20 90Q70 30 150 78T320 40V66Q220 90 150 104T-20 124Z" fill="#7be0b0"/><path d="M-20 70Q90 100 190 52T320 84V98Q210 78 150 96T-20 92Z" fill="#a6f0d0" opacity=".7"/></g>${stars}${range}
<ellipse cx="140" cy="262" rx="170" ry="80" fill="url(#warm)" opacity=".95"/>${house(96, 252, 1.7, true)}${house(188, 252, 1.7, false)}${house(140, 246, 2.1, false)}${house(70, 266, 1.4, false)}${house(212, 266, 1.4, true)}${palisade}
<path d="M140 262Q120 300 150 340H190Q150 300 152 262Z" fill="#c9a56a"/>${trees}<rect width="280" height="340" filter="url(#grain)" opacity=".4"/><rect width="280" height="340" fill="url(#edge)"/></svg>`;
}
