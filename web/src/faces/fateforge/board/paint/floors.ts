import type { Area } from '../../../../kit/board/zones/grow.ts';
import { chance } from '../../../../kit/board/zones/outline.ts';

/** What one walks on. */
export type Floor =
  | 'flags'
  | 'planks'
  | 'grass'
  | 'earth'
  | 'sand'
  | 'mud'
  | 'tiles'
  | 'ash'
  | 'carpet'
  | 'ice';

interface FloorLook {
  readonly base: string;
  readonly line: string;
  readonly light: string;
}

export const FLOORS: Readonly<Record<Floor, FloorLook>> = {
  flags: { base: '#a2977d', line: '#2a2c24', light: '#fff2cf' },
  planks: { base: '#96683c', line: '#3a2210', light: '#ffd9a0' },
  grass: { base: '#7d8c4e', line: '#36451f', light: '#e2e88a' },
  earth: { base: '#94724c', line: '#45301c', light: '#eec890' },
  sand: { base: '#c2a66c', line: '#6d5428', light: '#fff0c0' },
  mud: { base: '#6d6440', line: '#2f2c18', light: '#bdb878' },
  tiles: { base: '#8f5544', line: '#3a1a14', light: '#ffc4a0' },
  ash: { base: '#6f655f', line: '#2b2422', light: '#ff9a4a' },
  carpet: { base: '#7c4a50', line: '#2c1418', light: '#f0c078' },
  ice: { base: '#8aa2a0', line: '#2c4446', light: '#e6fffa' },
};

const WORDS: readonly (readonly [RegExp, Floor])[] = [
  [/roof|ridge|gutter|slate|loft stairs/i, 'tiles'],
  [
    /board|plank|deck|raft|bridge|scaffold|loft|wheel|frame|hoist|stand|walkway|dock|floor|inn|rack|stair/i,
    'planks',
  ],
  [/bank|yew|row|willow|towpath|gate|causeway|post|uphill|huts|lych/i, 'grass'],
  [/shoal|sandbar|basin|landing|pit|ring/i, 'sand'],
  [/mud|pool|reed|leech|mire|sunk|grave|shelf|weir|race/i, 'mud'],
  [/coal|kiln|ash|slag|crucible|ladle|tuyere|casting|pouring|burner|spit|mould|ember/i, 'ash'],
  [/throne|altar|palace|chapel|hall|baron|colonnade|regent/i, 'carpet'],
  [/cistern|well|sluice|overflow|font|cold|tank|drowned|quench|grating/i, 'ice'],
  [/street|lane|yard|court|path|track|market|alley|ford|road|bone/i, 'earth'],
];

/** By what it is called. */
export const floorOf = (name: string): Floor => WORDS.find(([word]) => word.test(name))?.[1] ?? 'flags';

const n = (value: number): string => value.toFixed(1);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function boxOf({ shape }: Area): Box {
  const [xs, ys] = [shape.map(({ x }) => x), shape.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Rows of stones, a little crooked. */
function courses({ x, y, w, h }: Box, wide: number, high: number, salt: number): string {
  let path = '';
  for (let row = 0; row * high < h + high; row++) {
    const top = y + row * high;
    path += `M${n(x - 9)} ${n(top)}q${n(w / 2)} ${n(-6 + chance(x, top, salt) * 5)} ${n(w + 18)} 0`;
    const off = (row % 2) * wide * 0.5;
    for (let at = x - wide + off; at < x + w + wide; at += wide * (0.85 + chance(at, top, salt) * 0.35))
      path += `M${n(at)} ${n(top - 2)}l${n((chance(top, at, salt) - 0.5) * 5)} ${n(high - 1)}`;
  }
  return path;
}

function boards({ x, y, w, h }: Box, salt: number): string {
  let path = '';
  for (let at = x - 8; at < x + w + 8; at += 15)
    path += `M${n(at)} ${n(y - 8)}l${n((chance(at, y, salt) - 0.5) * 7)} ${n(h + 16)}`;
  for (let k = 0; k < (w * h) / 2200; k++) {
    const at = x + 7 + Math.floor((chance(k, 3, salt) * w) / 15) * 15;
    path += `M${n(at - 14)} ${n(y + chance(k, 9, salt) * h)}h14`;
  }
  return path;
}

function scales({ x, y, w, h }: Box): string {
  let path = '';
  for (let row = 0; row * 17 < h + 17; row++)
    for (let at = x - 22 + (row % 2) * 11; at < x + w + 22; at += 22)
      path += `M${n(at)} ${n(y + row * 17)}q11 15 22 0`;
  return path;
}

function tufts({ x, y, w, h }: Box, salt: number, count: number): string {
  let path = '';
  for (let k = 0; k < count; k++) {
    const [at, top] = [x + chance(k, 1, salt) * w, y + chance(k, 2, salt) * h];
    path += `M${n(at)} ${n(top)}q-3 -7 -6 -8M${n(at)} ${n(top)}q0 -8 1 -11M${n(at)} ${n(top)}q3 -6 7 -7`;
  }
  return path;
}

function blots(box: Box, salt: number, count: number, color: string, opacity: number): string {
  return Array.from({ length: count }, (_, k) => {
    const [x, y] = [box.x + chance(k, 11, salt) * box.w, box.y + chance(k, 12, salt) * box.h];
    const r = 8 + chance(k, 13, salt) * 26;
    const seen = opacity * (0.4 + chance(k, 14, salt) * 0.6);
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.45)}" fill="${color}" opacity="${n(seen * 10)}e-1"/>`;
  }).join('');
}

const stroke = (path: string, color: string, width: number, opacity: number): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}"/>`;

/** What lies on the ground of an area, to be clipped to it. */
export function floorMarks(area: Area, floor: Floor, salt: number): string {
  const box = boxOf(area);
  const { line, light } = FLOORS[floor];
  const size = (box.w * box.h) / 1000;
  const worn = blots(box, salt, 14, light, 0.12) + blots(box, salt + 5, 12, '#0c130c', 0.2);
  switch (floor) {
    case 'planks':
      return (
        worn + stroke(boards(box, salt), line, 1.8, 0.55) + stroke(boards(box, salt + 1), light, 0.7, 0.16)
      );
    case 'tiles':
      return (
        worn + stroke(scales(box), line, 2, 0.5) + stroke(scales({ ...box, y: box.y + 1.6 }), light, 0.8, 0.2)
      );
    case 'grass':
      return (
        blots(box, salt + 2, 16, '#55682f', 0.42) +
        worn +
        stroke(tufts(box, salt, size * 1.1), '#2f421b', 1.5, 0.6) +
        stroke(tufts(box, salt + 3, size * 0.6), '#d8df86', 1.2, 0.55)
      );
    case 'mud':
      return (
        blots(box, salt + 2, 14, '#1f4a44', 0.5) +
        worn +
        blots(box, salt + 6, 8, '#9fd8c8', 0.18) +
        stroke(tufts(box, salt, size * 0.7), '#b9b45a', 1.6, 0.6)
      );
    case 'earth':
    case 'sand':
      return (
        worn + blots(box, salt + 2, 18, line, 0.22) + stroke(tufts(box, salt, size * 0.18), line, 1.4, 0.5)
      );
    case 'ash':
      return (
        worn +
        blots(box, salt + 2, 20, '#171110', 0.45) +
        stroke(courses(box, 52, 30, salt), line, 1.6, 0.4) +
        blots(box, salt + 4, 5, '#ff7a2a', 0.3)
      );
    case 'ice':
      return (
        stroke(courses(box, 46, 25, salt), line, 1.6, 0.42) + worn + blots(box, salt + 2, 9, '#2fa89c', 0.34)
      );
    case 'carpet':
      return (
        stroke(courses(box, 38, 38, salt), line, 1.6, 0.4) + worn + blots(box, salt + 2, 8, '#f0b45a', 0.16)
      );
    default:
      return (
        stroke(courses(box, 46, 25, salt), line, 1.7, 0.45) + worn + blots(box, salt + 2, 7, '#4d6a35', 0.3)
      );
  }
}
