import type { Figure } from './hand/figure.ts';
import { INK } from './hand/materials.ts';

interface Side {
  readonly color: string;
  readonly dark: string;
  readonly line: string;
  readonly shape: keyof typeof SHAPES;
}

/** The outline names the side; 240 × 300, its foot at 120,300. */
const SHAPES = {
  arch: 'M26 300V134A94 94 0 0 1 214 134V300z',
  tusk: 'M34 300L18 168Q8 84 40 30Q44 84 76 98Q120 76 164 98Q196 84 200 30Q232 84 222 168L206 300z',
  flame:
    'M48 300C0 240 12 168 34 128Q40 150 56 156C48 104 78 66 92 20Q112 44 122 66Q138 40 158 24C164 66 192 104 184 156Q200 148 208 126C230 172 238 240 192 300z',
  coffin: 'M54 300L12 150L62 30H178L228 150L186 300z',
  fang: 'M40 300L14 160L44 96L34 40L84 72L120 14L156 72L206 40L196 96L226 160L200 300z',
} as const;

const FEET: Readonly<Record<keyof typeof SHAPES, string>> = {
  arch: 'M18 276Q120 300 222 276V306Q120 334 18 306z',
  tusk: 'M14 282L60 272H180L226 282L216 312L180 322H60L24 312z',
  flame: 'M4 308L40 272Q120 288 200 272L236 308L190 320H50z',
  coffin: 'M22 274H218V316H22z',
  fang: 'M8 296L40 274H200L232 296L200 320H40z',
};

/** Darker than the figure and never its colour: trollkin stand on brown, or green would vanish on a meadow. */
const SIDES = {
  bjorn: { color: '#2d78bd', dark: '#0f3457', line: '#ffdf95', shape: 'arch' },
  alva: { color: '#16948c', dark: '#063e3d', line: '#ffdf95', shape: 'arch' },
  embla: { color: '#b93763', dark: '#4e1029', line: '#ffdf95', shape: 'arch' },
  boldur: { color: '#8f5f1c', dark: '#3d2506', line: '#ffdf95', shape: 'arch' },
  trollkin: { color: '#7a5a2c', dark: '#3a2712', line: '#dfe07c', shape: 'tusk' },
  fire: { color: '#8f2f22', dark: '#3d0d10', line: '#ffb36b', shape: 'flame' },
  dead: { color: '#3b3a63', dark: '#17162e', line: '#cfcbf5', shape: 'coffin' },
  wyrm: { color: '#3a4a52', dark: '#141f28', line: '#ffb08a', shape: 'fang' },
} as const satisfies Readonly<Record<string, Side>>;

export interface StandeeFacts {
  readonly side: keyof typeof SIDES;
  /** Pips on the foot. */
  readonly rank?: number;
  /** A legend has a crown at its foot; the greater of its two levels has two, and burns at the edge. */
  readonly crowns?: 1 | 2;
}

/** What the symbol shows: the plaque, and what breaks out of it. */
const VIEW = '-50 -60 340 400';

/** A figure on its plaque, `#s-` and its name, 340 × 400, standing at 170,356. */
export function standee(
  name: string,
  { id, box }: Figure,
  { side: of, rank = 0, crowns }: StandeeFacts,
): string {
  const side: Side = SIDES[of];
  const shape = SHAPES[side.shape];
  const foot = FEET[side.shape];
  const [w, h] = box;
  const fit = crowns ? 244.8 / w : 0.93; // The plaque must stay visible: it names the side.
  const place = `translate(${(120 - (w * fit) / 2).toFixed(1)} ${((crowns ? 302 : 300) - h * fit).toFixed(1)}) scale(${fit.toFixed(3)})`;
  const ink = `fill="${INK}" stroke="${INK}" stroke-linejoin="round"`;
  const line = crowns === 2 ? '#ff5a3c' : side.line;
  const width = side.shape === 'arch' ? 10 : crowns === 2 ? 11 : 8;
  return `<symbol id="s-${name}" viewBox="${VIEW}"><linearGradient id="p-${name}" x2=".8" y2="1"><stop stop-color="${side.color}"/><stop offset="1" stop-color="${side.dark}"/></linearGradient><ellipse cx="150" cy="306" rx="128" ry="30" fill="#0a0503" opacity=".5"/><path d="${shape}" transform="translate(8 3)" stroke-width="17" ${ink}/><path d="${shape}" fill="url(#p-${name})" stroke="${line}" stroke-width="${width}" stroke-linejoin="round"/><g transform="${place}"><use href="#c-f-${id}" stroke-width="13" ${ink}/><use href="#f-${id}" width="${w}" height="${h}"/></g><path d="${foot}" transform="translate(3 9)" stroke-width="13" ${ink}/><path d="${foot}" fill="${side.dark}" stroke="${line}" stroke-width="${width - 2}" stroke-linejoin="round"/>${pips(rank)}${crownsOf(crowns)}</symbol>`;
}

const spread = (n: number, step: number): number[] =>
  Array.from({ length: n }, (_, i) => 120 + (i - (n - 1) / 2) * step);

const pips = (rank: number): string =>
  spread(rank, 34)
    .map(
      (x) => `<path d="M${x - 13} 297l13-13 13 13-13 13z" fill="#fff3d0" stroke="${INK}" stroke-width="4"/>`,
    )
    .join('');

const crownsOf = (crowns = 0): string =>
  spread(crowns, 84)
    .map(
      (x) =>
        `<path d="M${x - 32} 313l-8-34 22 14 18-24 18 24 22-14-8 34z" fill="#ffd36b" stroke="${INK}" stroke-width="6" stroke-linejoin="round"/>`,
    )
    .join('');
