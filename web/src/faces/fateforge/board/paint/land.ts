import type { Area, Crossing, Land } from '../../../../kit/board/zones/grow.ts';
import { chance, ragged } from '../../../../kit/board/zones/outline.ts';
import { depthIn, type Polygon } from '../../../../kit/board/zones/polygon.ts';
import { type Between, betweenOf, grainOf, lookOf } from './between.ts';
import { FLOORS, floorMarks, floorOf } from './floors.ts';
import { thing, thingsIn } from './props.ts';

const path = (shape: Polygon, down = 0): string =>
  `M${shape.map(({ x, y }) => `${x.toFixed(1)} ${(y + down).toFixed(1)}`).join('L')}Z`;

function mixed(a: string, b: string, t: number): string {
  const part = (color: string, i: number) => Number.parseInt(color.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mix = (i: number) => Math.round(part(a, i) + (part(b, i) - part(a, i)) * t);
  return `#${[0, 1, 2].map((i) => mix(i).toString(16).padStart(2, '0')).join('')}`;
}

/** How thick the land is, as one sees it from the front. */
const THICK = [15, 11, 8, 5] as const;

function slab(area: Area, name: string, between: Between, salt: number): string {
  const floor = floorOf(name);
  const shade = (chance(area.middle.x, area.middle.y, 9) - 0.5) * 0.16;
  const base = mixed(FLOORS[floor].base, shade > 0 ? '#fff4d8' : '#0c1008', Math.abs(shade));
  const edge = ragged(area.shape, { salt });
  const { earth } = lookOf(between);
  const sides = THICK.map(
    (d, k) => `<path d="${path(edge, d)}" fill="${mixed(base, earth, 0.86 - k * 0.07)}"/>`,
  );
  const clip = `z${salt}`;
  return `<path d="${path(edge, 24)}" fill="#000" opacity=".4" filter="url(#soft)"/>${sides.join('')}
<clipPath id="${clip}"><path d="${path(edge)}"/></clipPath>
<path d="${path(edge)}" fill="${base}"/><g clip-path="url(#${clip})">${floorMarks(area, floor, salt)}<path d="${path(edge)}" filter="url(#grain)" opacity=".5"/><path d="${path(edge)}" fill="none" stroke="#0a0d08" stroke-width="16" opacity=".2" filter="url(#soft)"/><path d="${path(edge, 1.6)}" fill="none" stroke="#fff3cf" stroke-width="3" opacity=".34"/></g>`;
}

/** Things keep to the rim at the back, where nobody stands in front of a name. */
function furnished(area: Area, name: string, salt: number): string {
  const { shape, middle } = area;
  const things = thingsIn(name);
  const placed = things.flatMap((id, k) => {
    const turn = -Math.PI / 2 + (k - (things.length - 1) / 2) * 1.25 + (chance(salt, k, 4) - 0.5) * 0.5;
    for (let far = 170; far > 30; far -= 8) {
      const at = { x: middle.x + Math.cos(turn) * far * 1.2, y: middle.y + Math.sin(turn) * far };
      if (depthIn(shape, at) > 26) return [{ ...at, id }];
    }
    return [];
  });
  return placed
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, id }) => `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})">${thing(id)}</g>`)
    .join('');
}

const HALF = 17;

/** Planks from edge to edge; where the areas are far apart, on posts. */
function bridge({ start, end, isLong }: Crossing, between: Between): string {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / long, dy / long];
  const over = isLong ? 6 : 10;
  const [ax, ay, bx, by] = [start.x - ux * over, start.y - uy * over, end.x + ux * over, end.y + uy * over];
  const [nx, ny] = [-uy * HALF, ux * HALF];
  const quad = (down: number) =>
    `M${(ax + nx).toFixed(1)} ${(ay + ny + down).toFixed(1)}L${(bx + nx).toFixed(1)} ${(by + ny + down).toFixed(1)}L${(bx - nx).toFixed(1)} ${(by - ny + down).toFixed(1)}L${(ax - nx).toFixed(1)} ${(ay - ny + down).toFixed(1)}Z`;
  const [wood, line] =
    between === 'dark' || between === 'fire' ? ['#8d8874', '#3a382c'] : ['#966a3e', '#3a2410'];
  const count = Math.max(3, Math.round((long + 2 * over) / 8));
  const planks = Array.from({ length: count - 1 }, (_, k) => {
    const t = (k + 1) / count;
    const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t];
    return `M${(x + nx).toFixed(1)} ${(y + ny).toFixed(1)}L${(x - nx).toFixed(1)} ${(y - ny).toFixed(1)}`;
  });
  const rail = (s: 1 | -1) =>
    `M${(ax + s * nx).toFixed(1)} ${(ay + s * ny).toFixed(1)}L${(bx + s * nx).toFixed(1)} ${(by + s * ny).toFixed(1)}`;
  return `<path d="${quad(9)}" fill="#0d0805" opacity=".7"/><path d="${quad(4)}" fill="${mixed(wood, '#120a04', 0.7)}"/><path d="${quad(0)}" fill="${wood}" stroke="${line}" stroke-width="1.6"/><path d="${planks.join('')}" stroke="${line}" stroke-width="1.6" opacity=".8"/><path d="${rail(1)}${rail(-1)}" stroke="${mixed(wood, '#fff2d8', 0.4)}" stroke-width="2.4" stroke-linecap="round"/>`;
}

/** The whole ground of a scene as a drawing of its own: painted once, then shown as a picture. */
export function groundOf(land: Land, scene: string, nameOf: (zone: string) => string): string {
  const between = betweenOf(scene);
  const { heart, middle, edge } = lookOf(between);
  const { width, height, areas, crossings } = land;
  const size = `width="${width}" height="${height}"`;
  // Those farther back are painted first.
  const ordered = areas
    .map((area, i) => ({ area, salt: i + 1 }))
    .sort((a, b) => a.area.middle.y - b.area.middle.y);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}"><defs>
<radialGradient id="deep" cx=".5" cy=".46" r=".66"><stop offset="0" stop-color="${heart}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient>
<radialGradient id="light" cx=".46" cy=".4" r=".62"><stop offset="0" stop-color="#ffe2a0" stop-opacity=".2"/><stop offset=".6" stop-color="#ffc978" stop-opacity="0"/><stop offset="1" stop-color="#040a10" stop-opacity=".42"/></radialGradient>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="6"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".06 .08" numOctaves="3" seed="7"/><feColorMatrix values="0 0 0 0 .04 0 0 0 0 .06 0 0 0 0 .04 1.6 0 0 0 -.7"/><feComposite in2="SourceAlpha" operator="in"/></filter>
<filter id="waves" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".008 .04" numOctaves="3" seed="3"/><feColorMatrix values="0 0 0 0 .6 0 0 0 0 .9 0 0 0 0 .85 1.9 0 0 0 -.95"/></filter></defs>
<rect ${size} fill="url(#deep)"/><rect ${size} filter="url(#waves)" opacity="${between === 'dark' || between === 'street' ? 0.2 : 0.42}"/>${grainOf(between, width, height)}
${ordered.map(({ area, salt }) => slab(area, nameOf(area.id), between, salt)).join('')}
${crossings.map((way) => bridge(way, between)).join('')}
<rect ${size} fill="url(#light)"/>
${ordered.map(({ area, salt }) => furnished(area, nameOf(area.id), salt)).join('')}</svg>`;
}
