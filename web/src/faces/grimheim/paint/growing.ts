import { HEX_HEIGHT, WIDTH } from '../../../kit/board/hex.ts';
import { HOUSE } from '../drawings.ts';
import { peak, type Stone, tree } from './growth.ts';
import { type Plot, plots } from './hexes.ts';
import { n } from './tools.ts';

export type DrawIcon = (
  name: string,
  x: number,
  y: number,
  size: number,
  color: string,
  opacity?: number,
) => string;

/** What stands on the land, from back to front. */
export function growing(random: () => number, icon: DrawIcon): string {
  return plots.map((plot) => rising(plot, random) + local(plot, random, icon)).join('');
}

function rising(plot: Plot, random: () => number): string {
  if (plot.terrain === 'forest') return woods(plot, random);
  if (plot.terrain === 'mountain') return mountains(plot, random);
  return '';
}

function woods({ x, y, road, location }: Plot, random: () => number): string {
  const count = road || location === 'witch-cabin' ? 5 : 8;
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 6.283 + random() * 0.6;
    const far = road ? 0.72 + random() * 0.2 : 0.35 + random() * 0.55;
    return [
      x + Math.cos(angle) * WIDTH * 0.44 * far,
      y + Math.sin(angle) * HEX_HEIGHT * 0.39 * far + 4,
    ] as const;
  })
    .sort((a, b) => a[1] - b[1])
    .map(([a, b]) => tree(a, b, 0.72 + random() * 0.4, random(), location === 'dark-forest'))
    .join('');
}

const STONE_OF: Readonly<Record<string, Stone>> = {
  'spewing-mountain': 'cave',
  highlands: 'ochre',
  'troll-caves': 'cave',
};

function mountains({ name, x, y, road, location }: Plot, random: () => number): string {
  const stone = STONE_OF[location ?? ''] ?? 'rock';
  if (road) return peak(x - 14, y - 2, 18, 19, stone, random) + peak(x + 15, y + 3, 16, 17, stone, random);
  const high: Stone = name === '2_16' || name === '2_17' ? 'hot' : stone;
  const cave =
    location === 'troll-caves'
      ? `<path d="M${n(x - 5)} ${n(y + 11)}q0 -11 6 -11t6 11z" fill="#0d0907"/>`
      : '';
  return (
    peak(x - 10 + random() * 3, y - 1, 26, 24 + random() * 6, high, random) +
    peak(x + 11 + random() * 3, y + 6, 27, 22 + random() * 6, high, random) +
    peak(x - 5 + random() * 5, y + 11, 22, 15 + random() * 4, stone, random) +
    cave
  );
}

/** What makes a location itself. */
function local(plot: Plot, random: () => number, icon: DrawIcon): string {
  const { x, y, terrain, location, road } = plot;
  switch (location) {
    case 'marsh-of-sorrow':
      return terrain === 'plains' ? pools(plot, random) : '';
    case 'dead-plains':
      return random() < 0.8
        ? `<path d="M${n(x - 8)} ${n(y + 5)}v-8q0 -3 3 -3t3 3v8z" fill="#a49d8d" stroke="#4a453c" stroke-width=".8"/><path d="M${n(x + 6)} ${n(y - 2)}v-10M${n(x + 6)} ${n(y - 8)}l4 -3M${n(x + 6)} ${n(y - 6)}l-4 -3" stroke="#3a332b" stroke-width="1.3" fill="none"/>`
        : '';
    case 'ogre-valley':
      return terrain === 'plains'
        ? `<path d="M${n(x + 6)} ${n(y + 6)}l4 -7 5 2 2 6z" fill="#8b8672"/><path d="M${n(x + 10)} ${n(y - 1)}l5 2 2 6h-5z" fill="#55503f"/>`
        : '';
    case 'wyrm-lair':
      return road ? '' : icon('ribcage', x, y, 22, '#e9dcbd', 0.55);
    case 'highlands':
      return terrain === 'plains' ? peak(x + 9, y + 6, 18, 10, 'ochre', random) : '';
    case 'temple-ruins':
      return `<g fill="#cfc6b2" stroke="#4b4436" stroke-width=".7"><path d="M${n(x - 15)} ${n(y - 14)}h4v14h-4zM${n(x + 11)} ${n(y - 10)}h4v12h-4zM${n(x - 17)} ${n(y - 16)}h8v2.6h-8z"/></g>`;
    case 'robber-camp':
      return `<path d="M${n(x - 6)} ${n(y + 6)}l8 -14 8 14z" fill="#a8803f" stroke="#3c2810"/><path d="M${n(x + 2)} ${n(y - 8)}l2 14h-4z" fill="#3c2810"/>`;
    case 'witch-cabin':
      return `<g transform="translate(${n(x + 9)} ${n(y - 3)}) scale(.75)">${HOUSE}</g>`;
    default:
      return '';
  }
}

function pools({ x, y }: Plot, random: () => number): string {
  const pool = () => {
    const a = x + (random() - 0.5) * WIDTH * 0.6;
    const b = y + (random() - 0.5) * HEX_HEIGHT * 0.5;
    return `<ellipse cx="${n(a)}" cy="${n(b)}" rx="${n(6 + random() * 5)}" ry="${n(2.2 + random() * 1.5)}" fill="#243a3d" opacity=".8"/><path d="M${n(a - 3)} ${n(b)}h6" stroke="#8fb7ae" stroke-width=".7" opacity=".6"/>`;
  };
  return `${pool()}${pool()}<path d="M${n(x + 8)} ${n(y + 6)}v-7M${n(x + 10)} ${n(y + 6)}l1.5 -6M${n(x + 6)} ${n(y + 6)}l-1 -5" stroke="#9aa36a" stroke-width="1"/>`;
}
