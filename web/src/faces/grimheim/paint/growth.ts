import { n } from './tools.ts';

const jag = (x: number, y: number, w: number, h: number, side: 1 | -1): string =>
  [
    [0.62, 0.56],
    [0.36, 0.58],
    [0.84, 0.28],
    [0.5, 0.3],
    [1, 1 / h],
  ]
    .map(([a = 0, b = 0]) => `L${n(x + side * w * a)} ${n(y - h * b)}`)
    .join('');

export function tree(x: number, y: number, scale: number, tone: number, dark: boolean): string {
  const colors = dark ? ['#16302a', '#21463a', '#34614b'] : ['#25411f', '#3a5f2b', '#5c8438'];
  const w = 6.2 * scale;
  const h = 17 * scale;
  const right = jag(x, y, w, h, 1);
  const left = jag(x, y, w, h, -1);
  const back = left.split('L').reverse().filter(Boolean);
  return (
    `<ellipse cx="${n(x + 3 * scale)}" cy="${n(y + 0.6)}" rx="${n(5 * scale)}" ry="${n(1.8 * scale)}" fill="#0a0703" opacity=".38"/>` +
    `<path d="M${n(x)} ${n(y - h)}${right}L${back.join('L')}Z" fill="${colors[tone < 0.5 ? 0 : 1]}"/>` +
    `<path d="M${n(x)} ${n(y - h)}${left}L${n(x - w * 0.2)} ${n(y - 1)}Z" fill="${colors[2]}" opacity=".85"/>`
  );
}

export type Stone = 'rock' | 'hot' | 'ochre' | 'cave';
const STONES: Readonly<Record<Stone, readonly [light: string, dark: string, snow: string]>> = {
  rock: ['#a39a88', '#57504a', '#f2eee2'],
  hot: ['#6f5a50', '#2b211e', '#ff8a3c'],
  ochre: ['#b29a6d', '#65533a', '#e9ddc0'],
  cave: ['#948b7c', '#48423e', '#d9d2c2'],
};

export function peak(x: number, y: number, w: number, h: number, stone: Stone, random: () => number): string {
  const [light, dark, snow] = STONES[stone];
  const top = x + (random() - 0.5) * w * 0.2;
  const a = x - w / 2;
  const b = x + w / 2;
  const at = (dx: number, share: number) => `${n(top + w * dx)} ${n(y - h * share)}`;
  const cap =
    stone === 'hot'
      ? `<path d="M${at(-0.1, 0.86)}L${at(0, 0.93)}L${at(0.1, 0.86)}L${at(0.03, 0.4)}L${at(0.06, 0.15)}L${at(-0.01, 0.45)}Z" fill="#ff7a2c"/><path d="M${at(-0.05, 0.86)}L${at(0.05, 0.86)}L${at(0.02, 0.55)}Z" fill="#ffd98a"/>`
      : `<path d="M${at(0, 1)}L${n(top - (top - a) * 0.36)} ${n(y - h * 0.64)}L${at(-0.07, 0.7)}L${at(-0.01, 0.56)}L${at(0.08, 0.72)}L${n(top + (b - top) * 0.32)} ${n(y - h * 0.68)}Z" fill="${snow}"/><path d="M${at(0, 1)}L${at(0.02, 0.7)}L${at(0.08, 0.72)}L${n(top + (b - top) * 0.32)} ${n(y - h * 0.68)}Z" fill="#9aa3b0" opacity=".75"/>`;
  const rightSide = `Q${n(b - w * 0.2)} ${n(y - h * 0.3)}`;
  return (
    `<path d="M${n(x - w * 0.2)} ${n(y + 1.5)}L${n(b + w * 0.3)} ${n(y + 1.5)}L${n(b - w * 0.1)} ${n(y - h * 0.25)}Z" fill="#0b0805" opacity=".3"/>` +
    `<path d="M${n(a)} ${n(y)}Q${n(a + w * 0.2)} ${n(y - h * 0.28)} ${at(0, 1)}${rightSide} ${n(b)} ${n(y)}Z" fill="${light}"/>` +
    `<path d="M${at(0, 1)}L${at(0.04, 0.55)}L${at(-0.01, 0.2)}L${at(0.06, 0)}L${n(b)} ${n(y)}${rightSide} ${at(0, 1)}Z" fill="${dark}"/>` +
    `<path d="M${n(a + w * 0.17)} ${n(y - h * 0.14)}L${n(a + w * 0.27)} ${n(y - h * 0.3)}M${n(a + w * 0.33)} ${n(y - h * 0.1)}L${n(a + w * 0.38)} ${n(y - h * 0.3)}" stroke="${dark}" stroke-width=".8" opacity=".7" fill="none"/>${cap}`
  );
}
