import { bossOf, isScene } from '@wyrdhall/fateforge';
import type { PlaceCell } from '../../../kit/board/cell.ts';
import type { Point } from '../../../kit/board/hex.ts';
import { lowestLine, spotsIn } from '../../../kit/board/zones/spots.ts';
import type { FateforgeProps, SeenEnemy, SeenHero, SeenToken } from '../seen.ts';
import type { FateforgeWords } from '../words/en.ts';
import type { SceneLand, Zone } from './map.ts';

type View = FateforgeProps['view'];

interface Stand<T> {
  readonly of: T;
  readonly at: Point;
  readonly zone: string;
}

export interface Layout {
  readonly heroes: readonly Stand<SeenHero>[];
  readonly enemies: readonly Stand<SeenEnemy>[];
  readonly tokens: readonly Stand<SeenToken>[];
  readonly exits: readonly { readonly letter: string; readonly at: Point; readonly zone: string }[];
  readonly names: readonly { readonly text: string; readonly at: Point; readonly zone: string }[];
  readonly ally: Stand<string> | undefined;
  /** Of a figure. */
  readonly wide: number;
}

/** Of a plaque, where there is room for it. */
const WIDE = 56;
/** In pixels: on a small screen figures take more of the map. */
const NARROWEST = 44;
const WIDEST = 74;

/** How wide figures are on a map of this width that is drawn so wide. */
export const figureWidth = (mapWidth: number, pixels: number): number =>
  Math.round(Math.min(WIDEST, Math.max(WIDE, (NARROWEST * mapWidth) / Math.max(1, pixels))));

/** Which tokens lie on the ground by themselves: doors, portals and terrain are drawn otherwise. */
const lies = ({ kind, by, open }: SeenToken): boolean =>
  by === '' && !open && kind !== 'door' && kind !== 'difficult' && kind !== 'barricade' && kind !== 'portal';

const widthOf = (text: string): number => text.length * 9.6 + 10;

/** Where everything stands: heroes to the left of a zone, enemies to the right, tokens before them, the name below. */
export function layOutFigures(view: View, land: SceneLand, words: FateforgeWords, wide: number): Layout {
  const layout = {
    heroes: [] as Stand<SeenHero>[],
    enemies: [] as Stand<SeenEnemy>[],
    tokens: [] as Stand<SeenToken>[],
    exits: [] as { letter: string; at: Point; zone: string }[],
    names: [] as { text: string; at: Point; zone: string }[],
    ally: undefined as Stand<string> | undefined,
    wide,
  };
  for (const [index, zone] of land.zones.entries()) {
    const text = isScene(view.board) ? words.zone(zone.name) : zone.id.toUpperCase();
    fill(view, land, zone, text, index, layout);
  }
  return layout;
}

type Growing = {
  -readonly [Key in keyof Layout]: Layout[Key] extends readonly (infer T)[] ? T[] : Layout[Key];
};

function fill(view: View, land: SceneLand, zone: Zone, text: string, index: number, layout: Growing): void {
  const { id } = zone;
  const { wide } = layout;
  const line = lowestLine(zone, widthOf(text), 14);
  layout.names.push({ text, at: line, zone: id });
  const taken = [
    { x: line.x, y: line.y - 4, w: widthOf(text) + 30, h: 34 },
    // Room for heads below the upper edge of the map.
    { x: land.width / 2, y: 0, w: land.width, h: 3 * wide },
  ];
  for (const { letter } of land.exits.filter((exit) => exit.zone === id)) {
    const at = gateSpot(zone, land);
    layout.exits.push({ letter, at, zone: id });
    taken.push({ x: at.x, y: at.y - 4, w: 84, h: 44 });
  }
  const heroes = view.heroes.filter((h) => h.zone === index && !h.exited);
  const enemies = view.enemies.filter((e) => e.zone === index);
  const tokens = view.tokens.flatMap((token, k) =>
    token.zone === index && lies(token) ? [{ token, key: `token ${k}` }] : [],
  );
  const ally = view.companion && !view.companion.out && view.heroes[view.companion.hero]?.zone === index;
  const hasBoss = enemies.some(({ card }) => bossOf(card) !== undefined);
  const spots = spotsIn(
    zone,
    [
      ...heroes.map((h) => ({ id: h.id, towards: { x: -46, y: 18 } })),
      ...(ally && view.companion ? [{ id: view.companion.id, towards: { x: -80, y: 0 } }] : []),
      ...enemies.map((e) => ({ id: e.id, towards: { x: 40, y: -6 } })),
    ],
    {
      wide: wide * (hasBoss ? 1.6 : 1.25),
      deep: wide * (hasBoss ? 1.5 : 1.14),
      edge: wide * (hasBoss ? 0.9 : 0.48),
      taken,
    },
  );
  const lying = spotsIn(
    zone,
    tokens.map(({ key }) => ({ id: key, towards: { x: 0, y: 54 } })),
    {
      wide: 46,
      deep: 30,
      edge: 24,
      // Beside the names and the figures, from their heads to their feet.
      taken: [
        { ...line, y: line.y - 4, w: widthOf(text) + 34, h: 40 },
        ...taken.slice(2),
        ...[...spots.values()].map(({ x, y }) => ({ x, y: y - 24, w: wide + 46, h: wide * 1.3 + 24 })),
      ],
    },
  );
  const spot = (key: string): Point => spots.get(key) ?? lying.get(key) ?? zone.middle;
  layout.heroes.push(...heroes.map((of) => ({ of, at: spot(of.id), zone: id })));
  layout.enemies.push(...enemies.map((of) => ({ of, at: spot(of.id), zone: id })));
  layout.tokens.push(...tokens.map(({ token, key }) => ({ of: token, at: spot(key), zone: id })));
  if (ally && view.companion) layout.ally = { of: view.companion.id, at: spot(view.companion.id), zone: id };
}

/** At the rim of the zone, away from the middle of the map and to the side. */
function gateSpot({ shape, middle }: Zone, { width, height }: SceneLand): Point {
  const out = { x: middle.x < width / 2 ? -1 : 1, y: middle.y < height * 0.3 ? -0.2 : 0.15 };
  let best = middle;
  for (let far = 0; far < 240; far += 4) {
    const at = { x: middle.x + out.x * far, y: middle.y + out.y * far };
    const isInside = shape.every((p, i) => {
      const q = shape[(i + 1) % shape.length] as Point;
      const long = Math.hypot(q.x - p.x, q.y - p.y);
      return long < 0.01 || ((q.x - p.x) * (at.y - p.y) - (q.y - p.y) * (at.x - p.x)) / long > 34;
    });
    if (!isInside) break;
    best = at;
  }
  return best;
}

export const wideOf = (e: SeenEnemy, isBoss: boolean, wide: number): number =>
  isBoss ? wide * 1.5 : e.elite ? wide * 1.12 : wide;

/** A figure as a place of its own: as large as it is drawn, and never smaller than a finger. */
export function figureCell(id: string, { x, y }: Point, wide: number): PlaceCell {
  const [half, high] = [wide * 0.5, wide * 1.32];
  const box = (out: number) =>
    [
      [x - half - out, y + 7 + out],
      [x - half - out, y - high * 0.55],
      [x, y - high - out],
      [x + half + out, y - high * 0.55],
      [x + half + out, y + 7 + out],
    ]
      .map(([a = 0, b = 0]) => `${a.toFixed(1)},${b.toFixed(1)}`)
      .join(' ');
  return { id, middle: { x, y: y - high / 2 }, full: box(3), inner: box(1), low: y + 6, isFigure: true };
}
