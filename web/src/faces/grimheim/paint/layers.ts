import { areasOf, LOCATION_NAMES, map } from '@wyrdhall/grimheim';
import { FRAME } from '../frame.ts';
import { outlineOf, townLoop } from '../land.ts';
import { roads, strokes, tiles, waves } from './ground.ts';
import { type DrawIcon, growing } from './growing.ts';
import { heightLines } from './heights.ts';
import { between, hexPoints, outlinePath, plot, plots } from './hexes.ts';
import { rim } from './rim.ts';
import { chance, line, n, type Spot } from './tools.ts';

const ALL = outlinePath(outlineOf(map.names.map((_, at) => at)));
const LAKES = outlinePath(
  outlineOf(map.names.flatMap((name, at) => (plot(name).terrain === 'lake' ? [at] : []))),
);
const WHOLE = `x="${FRAME.x}" y="${FRAME.y}" width="${FRAME.w}" height="${FRAME.h}"`;

const DEFS = `<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur in="SourceGraphic" stdDeviation="2.8" result="b"/><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="3" seed="4" result="n"/><feDisplacementMap in="b" in2="n" scale="22" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="rough" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" seed="9" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="5" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="2"/><feColorMatrix values="0 0 0 0 .1  0 0 0 0 .06  0 0 0 0 .02  .9 .5 0 0 -.55"/></filter>
<filter id="mottle" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".018 .026" numOctaves="4" seed="11"/><feColorMatrix values="0 0 0 0 .08  0 0 0 0 .05  0 0 0 0 .02  2.2 0 0 0 -.95"/></filter>
<filter id="blur" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="14"/></filter>
<clipPath id="land"><path d="${ALL}"/></clipPath>
<radialGradient id="lamp" cx="50%" cy="46%" r="60%"><stop offset="0" stop-color="#ffe2a0" stop-opacity=".34"/><stop offset=".4" stop-color="#ffc978" stop-opacity=".08"/><stop offset=".75" stop-color="#1a0e06" stop-opacity=".18"/><stop offset="1" stop-color="#0a0502" stop-opacity=".62"/></radialGradient>
<radialGradient id="fire"><stop offset="0" stop-color="#ffdf8c" stop-opacity=".95"/><stop offset=".5" stop-color="#ffb347" stop-opacity=".4"/><stop offset="1" stop-color="#ff9a2e" stop-opacity="0"/></radialGradient>
<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7a5733"/><stop offset="1" stop-color="#2d1c0f"/></linearGradient>
<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e8c47b"/><stop offset=".5" stop-color="#8d6a35"/><stop offset="1" stop-color="#c9a055"/></linearGradient>`;

const drawing = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${FRAME.x} ${FRAME.y} ${FRAME.w} ${FRAME.h}"><defs>${DEFS}</defs>${body}</svg>`;

const EDGES: Readonly<Record<string, string>> = {
  'dark-forest': '#b4d67c',
  'ogre-valley': '#b4d67c',
  'spewing-mountain': '#ff9a5c',
  highlands: '#ff9a5c',
  'marsh-of-sorrow': '#cfcbf5',
  'dead-plains': '#cfcbf5',
};

function locationEdges(): string {
  return LOCATION_NAMES.filter((name) => name !== 'grimheim' && areasOf[name].length > 1)
    .map((name) => {
      const d = outlinePath(outlineOf(areasOf[name]));
      return `<path d="${d}" fill="none" stroke="#120a04" stroke-width="2.6" opacity=".3"/><path d="${d}" fill="none" stroke="${EDGES[name] ?? '#f5d58a'}" stroke-width="1.3" stroke-dasharray="5 3.2" opacity=".75"/>`;
    })
    .join('');
}

/** Under the highlights: the frame, the land, water, roads, the grid, the floor of the town. */
export function groundLayer(): string {
  const random = chance(77);
  const land = tiles(random);
  const brush = strokes(random);
  const water = waves(random);
  const grid = plots
    .filter(({ terrain }) => terrain !== 'town')
    .map((p) => `<polygon points="${hexPoints(p, 0.985)}"/>`)
    .join('');
  const [vx, vy] = between(2, 16);
  const floor = `${line(townLoop)}Z`;
  const inner = `${line(townLoop.map(([x, y]): Spot => [x * 0.9, y * 0.9]))}Z`;
  return drawing(`${rim()}<path d="${ALL}" fill="#0c0704" stroke="#0c0704" stroke-width="5" stroke-linejoin="round"/>
<g clip-path="url(#land)"><g filter="url(#soft)"><g>${land}</g><path d="${LAKES}" fill="#2d6d88"/></g>
<g filter="url(#rough)">${brush}</g><path d="${heightLines()}" fill="none" stroke="#1d1206" stroke-width=".9" opacity=".3"/>
<path d="${LAKES}" fill="none" stroke="#d8c58f" stroke-width="2.4" opacity=".55" filter="url(#rough)"/><path d="${LAKES}" fill="none" stroke="#bfe6ee" opacity=".6" filter="url(#rough)"/>${water}
<rect ${WHOLE} filter="url(#mottle)" opacity=".55"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round" filter="url(#rough)">${roads(random)}</g></g>
<g fill="none" stroke="#150c05" opacity=".5">${grid}</g><g fill="none" stroke="#fff0c4" stroke-width=".6" opacity=".16" transform="translate(0 .9)">${grid}</g>
${locationEdges()}<ellipse cx="${n(vx)}" cy="${n(vy)}" rx="60" ry="42" fill="#ff6a1f" opacity=".34" filter="url(#blur)"/>
<g clip-path="url(#land)"><rect ${WHOLE} filter="url(#grain)" opacity=".42"/><rect ${WHOLE} fill="url(#lamp)"/></g>
<path d="${floor}" fill="#a8834c"/><path d="${inner}" fill="#b8935a" filter="url(#rough)"/>
<ellipse rx="135" ry="105" fill="url(#fire)" opacity=".5"/>`);
}

/** Over the highlights: trees, mountains, the palisade. */
export function growthLayer(icon: DrawIcon): string {
  const random = chance(31);
  const [sx, sy] = between(16.1, 5);
  const ship =
    icon('drakkar', sx + 4, sy - 4, 34, '#1c1410') + icon('drakkar', sx + 3, sy - 5, 34, '#cdb48a');
  return drawing(growing(random, icon) + ship + palisade());
}

/** Light that falls on whatever the layer shows. */
export const lightLayer = (): string => drawing(`<rect ${WHOLE} fill="url(#lamp)"/>`);

function palisade(): string {
  const stakes: Spot[] = townLoop.flatMap(([x, y], i) => {
    const [a, b] = townLoop[(i + 1) % townLoop.length] ?? [0, 0];
    return [0, 1, 2, 3, 4].map((j): Spot => [x + ((a - x) * j) / 5, y + ((b - y) * j) / 5]);
  });
  return stakes
    .map(
      ([x, y]) =>
        `<path d="M${n(x - 1.8)} ${n(y + 2)}v-7l1.8 -2.6l1.8 2.6v7z" fill="#7a5228" stroke="#2d1a09" stroke-width=".6"/>`,
    )
    .join('');
}
