import { fade, HEIGHT, HORIZON, randomFrom, WIDTH } from './tools.ts';
import type { Zone } from './zones/zone.ts';

const filters = `<filter id="soft" x="-50%" y="-80%" width="200%" height="260%"><feGaussianBlur stdDeviation="16"/></filter><filter id="rough"><feTurbulence type="fractalNoise" baseFrequency=".04" numOctaves="3" seed="3" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="7" xChannelSelector="R" yChannelSelector="G"/></filter><filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .04" numOctaves="5" seed="5"/><feColorMatrix values="0 0 0 0 .04 0 0 0 0 .02 0 0 0 0 .07 1.9 0 0 0 -.8"/></filter>`;

/** A scene as a drawing of its own: the browser paints it once and keeps it as a picture. */
export function paint({ palette: p, elements }: Zone, seed: number): string {
  const brush = { p, random: randomFrom(seed) };
  const shine = `<radialGradient id="shine"><stop offset="0" stop-color="#fff4d6" stop-opacity=".85"/><stop offset=".2" stop-color="${p.glow}" stop-opacity=".5"/><stop offset=".55" stop-color="${p.glow}" stop-opacity=".16"/><stop offset="1" stop-color="${p.glow}" stop-opacity="0"/></radialGradient>`;
  const shade = `<radialGradient id="shade" cx=".5" cy=".56" r=".78"><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".66"/></radialGradient>`;
  const hearth = `<radialGradient id="hearth" gradientUnits="userSpaceOnUse" cx="170" cy="40" r="980"><stop stop-color="${p.glow}" stop-opacity=".12"/><stop offset=".5" stop-color="${p.glow}" stop-opacity=".03"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient>`;
  const defs = `<defs>${fade('sky', p.sky)}${fade('floor', p.floor)}${fade('water', [p.sky[2], p.mid, p.near])}${shine}${shade}${hearth}${filters}</defs>`;
  const body = elements.map((element) => element(brush)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${defs}<rect width="${WIDTH}" height="${HORIZON + 20}" fill="url(#sky)"/>${body}<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#grain)" opacity=".4"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#hearth)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shade)"/></svg>`;
}
