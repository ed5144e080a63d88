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
  disc: 'M120 44A122 126 0 1 1 119 44z',
  square: 'M22 58Q22 48 32 48H208Q218 48 218 58V300H22z',
  hexagon: 'M120 22L228 92V232L178 300H62L12 232V92z',
  shield: 'M16 56Q70 58 120 34Q170 58 224 56V160Q222 246 150 300H90Q18 246 16 160z',
  tower: 'M26 300V26H72V52H98V26H142V52H168V26H214V300z',
  lozenge: 'M120 30L232 170L170 300H70L8 170z',
  bell: 'M14 300Q44 250 46 160Q50 70 104 52Q120 34 136 52Q190 70 194 160Q196 250 226 300z',
  gate: 'M8 300V96L44 50L60 76Q120 26 180 76L196 50L232 96V300z',
  fang: 'M40 300L14 160L44 96L34 40L84 72L120 14L156 72L206 40L196 96L226 160L200 300z',
} as const;

const FEET: Readonly<Record<keyof typeof SHAPES, string>> = {
  arch: 'M18 276Q120 300 222 276V306Q120 334 18 306z',
  tusk: 'M14 282L60 272H180L226 282L216 312L180 322H60L24 312z',
  flame: 'M4 308L40 272Q120 288 200 272L236 308L190 320H50z',
  coffin: 'M22 274H218V316H22z',
  disc: 'M30 278Q120 300 210 278V306Q120 330 30 306z',
  square: 'M14 280H226V316H14z',
  hexagon: 'M40 278H200L218 300L196 318H44L22 300z',
  shield: 'M46 276Q120 290 194 276L206 304Q120 330 34 304z',
  tower: 'M10 282H230V316H10z',
  lozenge: 'M60 278H180L214 300L176 318H64L26 300z',
  bell: 'M4 282Q120 302 236 282V306Q120 332 4 306z',
  gate: 'M-6 280H246V318H-6z',
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
  blue: { color: '#2a5f9e', dark: '#0d2444', line: '#9fd0ff', shape: 'disc' },
  red: { color: '#9e2f2c', dark: '#3d0b12', line: '#ffb09a', shape: 'square' },
  green: { color: '#2f7a48', dark: '#0c2f20', line: '#a8efb8', shape: 'hexagon' },
  brown: { color: '#7a5530', dark: '#321d0e', line: '#f0cf9a', shape: 'shield' },
  purple: { color: '#6a3f9c', dark: '#26103f', line: '#dcbcff', shape: 'tower' },
  white: { color: '#7d8590', dark: '#2a3038', line: '#ffffff', shape: 'lozenge' },
  ally: { color: '#1f7d78', dark: '#07322f', line: '#bff5ea', shape: 'bell' },
  boss: { color: '#5a2430', dark: '#1f0812', line: '#ffcf8a', shape: 'gate' },
  'forest-guard': { color: '#2d6fb5', dark: '#0f2f55', line: '#ffdf95', shape: 'arch' },
  rogue: { color: '#6a4aa8', dark: '#241450', line: '#ffdf95', shape: 'arch' },
  nobleman: { color: '#a8324a', dark: '#420c1e', line: '#ffdf95', shape: 'arch' },
  shaman: { color: '#8f6a1c', dark: '#3a2606', line: '#ffdf95', shape: 'arch' },
  mercenary: { color: '#8a4a2c', dark: '#34160c', line: '#ffdf95', shape: 'arch' },
  alchemist: { color: '#2c8050', dark: '#0b3420', line: '#ffdf95', shape: 'arch' },
} as const satisfies Readonly<Record<string, Side>>;

/** Of a band that fights together, about 26 wide, around 0,0. */
const SIGNS = {
  lamp: 'M-4-12H4L9-6V8L6 12H-6L-9 8V-6zM-4-4V6H4V-4z',
  rust: 'M-13 9V-3L-9-12L-6-2L-2-13L2-2L7-12L9-2L13-9V9z',
  bell: 'M-3-13H3L8-4L12 8H3V12H-3V8H-12L-8-4z',
  flame: 'M0-14C8-5 11 0 9 7C8 12-8 12-9 7C-11 1-4-2-4-8C-1-6 1-5 1-2C3-6 2-10 0-14z',
  reed: 'M-2 12C-3 0-8-6-13-9C-5-9-1-4 0 2C0-6 1-12 3-15C5-8 4-2 3 3C6-3 9-6 14-7C9-2 5 4 3 12z',
} as const;

export interface StandeeFacts {
  readonly side: keyof typeof SIDES;
  /** Pips on the foot. */
  readonly rank?: number;
  /** A legend has a crown at its foot; the greater of its two levels has two, and burns at the edge. */
  readonly crowns?: 1 | 2;
  /** Drawn wider than its plaque. */
  readonly huge?: true;
  /** On the foot: to whom it belongs. */
  readonly sign?: keyof typeof SIGNS;
}

/** What the symbol shows: the plaque, and what breaks out of it. */
const VIEW = '-50 -60 340 400';

/** A figure on its plaque, `#s-` and its name, 340 × 400, standing at 170,356. */
export function standee(
  name: string,
  { id, box }: Figure,
  { side: of, rank = 0, crowns, huge, sign }: StandeeFacts,
): string {
  const side: Side = SIDES[of];
  const shape = SHAPES[side.shape];
  const foot = FEET[side.shape];
  const [w, h] = box;
  const fit = huge ? 262 / w : crowns ? 244.8 / w : Math.min(0.93, 262 / w); // The plaque must stay visible: it names the side.
  const place = `translate(${(120 - (w * fit) / 2).toFixed(1)} ${((crowns ? 302 : 300) - h * fit).toFixed(1)}) scale(${fit.toFixed(3)})`;
  const ink = `fill="${INK}" stroke="${INK}" stroke-linejoin="round"`;
  const line = crowns === 2 ? '#ff5a3c' : side.line;
  const width = side.shape === 'arch' ? 10 : crowns === 2 ? 11 : 8;
  return `<symbol id="s-${name}" viewBox="${VIEW}"><linearGradient id="p-${name}" x2=".8" y2="1"><stop stop-color="${side.color}"/><stop offset="1" stop-color="${side.dark}"/></linearGradient><ellipse cx="150" cy="306" rx="128" ry="30" fill="#0a0503" opacity=".5"/><path d="${shape}" transform="translate(8 3)" stroke-width="17" ${ink}/><path d="${shape}" fill="url(#p-${name})" stroke="${line}" stroke-width="${width}" stroke-linejoin="round"/><g transform="${place}"><use href="#c-f-${id}" stroke-width="13" ${ink}/><use href="#f-${id}" width="${w}" height="${h}"/></g><path d="${foot}" transform="translate(3 9)" stroke-width="13" ${ink}/><path d="${foot}" fill="${side.dark}" stroke="${line}" stroke-width="${width - 2}" stroke-linejoin="round"/>${pips(rank)}${crownsOf(crowns)}${signOf(sign)}</symbol>`;
}

const signOf = (sign?: keyof typeof SIGNS): string =>
  sign
    ? `<path d="${SIGNS[sign]}" transform="translate(120 299) scale(1.45)" fill="#fff3d0" stroke="${INK}" stroke-width="3" paint-order="stroke" fill-rule="evenodd"/>`
    : '';

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
