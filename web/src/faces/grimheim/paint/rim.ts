import { between } from './hexes.ts';
import { n, type Spot } from './tools.ts';

const TILT = 0.75;
const CORNERS = ['9 1', '17 1', '17 9', '9 17', '1 17', '1 9'].map((corner) => {
  const [q = 0, r = 0] = corner.split(' ').map(Number);
  return between(q, r);
});

const ring = (out: number): Spot[] =>
  CORNERS.map(([x, y]): Spot => {
    const far = Math.hypot(x, y / TILT);
    return [(x * (far + out)) / far, (y * (far + out)) / far];
  });

const points = (spots: readonly Spot[], down = 0): string =>
  spots.map(([x, y]) => `${n(x)},${n(y + down)}`).join(' ');

const RUNES = [
  'M0 0V9M0 1L5 4M0 4L5 7',
  'M0 9V0L5 4V9',
  'M0 0V9M0 2L4 4.5L0 7',
  'M0 0V9M0 0L5 3M0 3L5 6',
  'M0 9V0L4 2.5L0 5L5 9',
  'M5 0L0 4.5L5 9',
  'M0 0L5 9M5 0L0 9',
  'M0 9V0L2.5 3L5 0V9',
];

function runes(): string {
  const corners = ring(37.5);
  return corners
    .flatMap(([x, y], i) => {
      const [a, b] = corners[(i + 1) % 6] ?? [0, 0];
      return Array.from({ length: 13 }, (_, j) => {
        const t = (j + 1) / 14;
        const at = `translate(${n(x + (a - x) * t - 2.5)} ${n(y + (b - y) * t - 3)}) scale(.72)`;
        return `<path transform="${at}" d="${RUNES[(i * 5 + (j + 1) * 3) % 8]}" stroke="#f0cb86" stroke-width="1.3" fill="none" opacity=".55"/>`;
      });
    })
    .join('');
}

/** The carved frame that the land lies in. */
export function rim(): string {
  return `<polygon points="${points(ring(44), 15)}" fill="#1a0f07" stroke="#000"/><polygon points="${points(ring(44), 8)}" fill="#2c1b0e"/>
<polygon points="${points(ring(44))}" fill="url(#wood)"/><polygon points="${points(ring(42))}" fill="none" stroke="url(#brass)" stroke-width="1.6"/>
<polygon points="${points(ring(31))}" fill="none" stroke="#120a04" stroke-width="3" opacity=".8"/>${runes()}`;
}
