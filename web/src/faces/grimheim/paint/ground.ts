import { blend } from '../../../kit/board/colour.ts';
import { HEX_HEIGHT, WIDTH } from '../../../kit/board/hex.ts';
import { between, hexPoints, type Plot, plots } from './hexes.ts';
import { n, type Spot, smooth } from './tools.ts';

const LOCATION_COLORS: Readonly<Record<string, string>> = {
  'dark-forest': '#27352c',
  'dead-plains': '#7d7668',
  'marsh-of-sorrow': '#4d5c46',
  'spewing-mountain': '#3b2f2b',
  highlands: '#7d6a48',
  'ogre-valley': '#56602f',
  'wyrm-lair': '#8a6b3d',
  'troll-caves': '#565049',
};
const TERRAIN_COLORS = {
  plains: '#7f8647',
  forest: '#4a5d33',
  mountain: '#6f685c',
  lake: '#2f6f8c',
  town: '#9a7a48',
} as const;

function colorOf({ terrain, location }: Plot): string {
  if (terrain === 'lake') return location ? '#5f95a8' : TERRAIN_COLORS.lake;
  if (location === 'highlands' && terrain === 'mountain') return '#6b5d48';
  if (location === 'ogre-valley' && terrain === 'forest') return '#3d4c28';
  return LOCATION_COLORS[location ?? ''] ?? TERRAIN_COLORS[terrain];
}

export function tiles(random: () => number): string {
  return plots
    .map((plot) => {
      const shade = (random() - 0.5) * 0.16;
      const color = blend(colorOf(plot), shade > 0 ? '#e8d79a' : '#1a1208', Math.abs(shade));
      return `<polygon points="${hexPoints(plot, 1.03)}" fill="${color}"/>`;
    })
    .join('');
}

/** Strokes of the brush, stones and tufts of grass. */
export function strokes(random: () => number): string {
  const out: string[] = [];
  for (const plot of plots) {
    const { x, y, terrain } = plot;
    if (terrain === 'lake' || terrain === 'town') continue;
    const color = colorOf(plot);
    for (let i = 0; i < (terrain === 'plains' ? 9 : 4); i++) {
      const a = x + (random() - 0.5) * WIDTH * 0.9;
      const b = y + (random() - 0.5) * HEX_HEIGHT * 0.65;
      const l = 5 + random() * 9;
      const tone = random() < 0.5 ? blend(color, '#f3e2a2', 0.25) : blend(color, '#140d05', 0.3);
      out.push(
        `<path d="M${n(a)} ${n(b)}q${n(l / 2)} ${n(-2 + random() * 3)} ${n(l)} ${n((random() - 0.5) * 3)}" stroke="${tone}" stroke-width="${n(1 + random() * 1.8)}" stroke-linecap="round" fill="none" opacity=".5"/>`,
      );
    }
    if (terrain === 'plains' && !plot.location) out.push(...tufts(plot, random));
  }
  return out.join('');
}

function tufts({ x, y }: Plot, random: () => number): string[] {
  return [0, 1, 2].map(() => {
    const a = x + (random() - 0.5) * WIDTH * 0.7;
    const b = y + (random() - 0.5) * HEX_HEIGHT * 0.55;
    return random() < 0.25
      ? `<path d="M${n(a - 2)} ${n(b)}q0 -3 2.4 -3t2.6 3z" fill="#a49b84" stroke="#3b3424" stroke-width=".5"/>`
      : `<path d="M${n(a)} ${n(b)}l-1.6 -4M${n(a)} ${n(b)}l0 -5M${n(a)} ${n(b)}l1.8 -3.8" stroke="#b4b364" stroke-width=".8" opacity=".8"/>`;
  });
}

const ROADS: readonly string[] = [
  '12_1 12_2 12_3 12_4 12_5 11_6 11_7 10_8',
  '6_4 6_5 6_6 6_7 7_7 7_8 8_8 9_8',
  '17_5 16_5 15_6 14_7 13_7 12_8 11_8 10_8',
  '1_12 2_11 3_11 4_11 5_10 6_10 7_10 8_9',
  '13_13 12_13 12_12 11_12 11_11 10_11 10_10 10_9',
  '4_17 5_16 6_15 7_14 7_13 7_12 8_11 8_10',
];

/** From the edge of the map into the town. */
export function roads(random: () => number): string {
  return ROADS.map((road) => {
    const spots = road.split(' ').map((name): Spot => {
      const [q = 0, r = 0] = name.split('_').map(Number);
      const [x, y] = between(q, r);
      return [x + (random() - 0.5) * 5, y + (random() - 0.5) * 4];
    });
    const [a, b] = [spots[0] ?? [0, 0], spots[1] ?? [0, 0]];
    const beyond: Spot = [a[0] - (b[0] - a[0]) * 0.45, a[1] - (b[1] - a[1]) * 0.45];
    const d = smooth([beyond, ...spots], 0.9);
    const stroke = (color: string, width: number, more = '') =>
      `<path d="${d}" stroke="${color}" stroke-width="${width}" ${more}/>`;
    return (
      stroke('#3a2814', 10, 'opacity=".5"') +
      stroke('#8b6a3e', 7.4) +
      stroke('#c9a56a', 5) +
      stroke('#8b6a3e', 1, 'stroke-dasharray="1.5 7" transform="translate(0 -1.2)"') +
      stroke('#e9cf96', 1, 'stroke-dasharray="5 6" opacity=".7" transform="translate(0 1)"')
    );
  }).join('');
}

export function waves(random: () => number): string {
  return plots
    .filter(({ terrain }) => terrain === 'lake')
    .flatMap(({ x, y }) =>
      [0, 1, 2, 3, 4].map((i) => {
        const a = x + (random() - 0.5) * WIDTH * 0.7;
        const b = y - HEX_HEIGHT * 0.3 + i * HEX_HEIGHT * 0.14;
        return `<path d="M${n(a - 5)} ${n(b)}q2.5 -2.4 5 0t5 0" stroke="#c9ecf2" stroke-width=".9" fill="none" opacity="${n(0.25 + random() * 0.4)}"/>`;
      }),
    )
    .join('');
}
