import type { AdventureId } from '@wyrdhall/rolling-fates';
import { ash, flagstones, grass, planks, tiles, wet } from './ground.ts';
import {
  chains,
  drapes,
  gear,
  niches,
  pages,
  pillars,
  pipes,
  shelves,
  stair,
  stores,
  throne,
  vault,
} from './indoors.ts';
import { brazier, candles, footlights, frame, lantern, mist, reeds, shaft, torch } from './lights.ts';
import { bridge, clouds, hedge, moon, ridge, river, roofs, stars, tower, trees } from './outdoors.ts';
import type { Element, Palette } from './tools.ts';

export interface Zone {
  readonly palette: Palette;
  readonly elements: readonly Element[];
}

const palette = (
  sky: Palette['sky'],
  [far, mid, near, rim]: readonly [string, string, string, string],
  floor: Palette['floor'],
  glow: string,
): Palette => ({ sky, far, mid, near, rim, floor, glow });

const cellars = palette(
  ['#120e14', '#2c2230', '#4a3436'],
  ['#3a2c34', '#2a1e26', '#17101a', '#d09a6a'],
  ['#6b5348', '#3b2c2c', '#120c12'],
  '#ffc978',
);
const sump = palette(
  ['#07110f', '#14302b', '#2a5a48'],
  ['#1d4038', '#123029', '#081714', '#8fd6a8'],
  ['#3f7a62', '#174034', '#06110e'],
  '#c8ffb0',
);
const hedges = palette(
  ['#2a3a66', '#8a6a8a', '#f0b27a'],
  ['#6a6a80', '#3d5048', '#22352a', '#f6d89a'],
  ['#6d7a44', '#38472a', '#131a10'],
  '#ffe2a0',
);
const bridges = palette(
  ['#160d2b', '#4a2b6b', '#e08a70'],
  ['#5a3368', '#2a173c', '#1d1128', '#c98aa0'],
  ['#7b6478', '#4a3850', '#140c1b'],
  '#ffe0a6',
);
const wicks = palette(
  ['#101a33', '#2c3f66', '#7a6a7c'],
  ['#2c3a58', '#1d2842', '#10172a', '#f0c890'],
  ['#565064', '#2e2d40', '#0d0d18'],
  '#ffd68a',
);
const crypts = palette(
  ['#0d0f1a', '#20263c', '#3a3f58'],
  ['#2a3048', '#1c2136', '#0d101c', '#b8b8da'],
  ['#56587a', '#2b2d48', '#0b0c16'],
  '#ffdf9c',
);
const waiting = palette(
  ['#1a0d14', '#4a2030', '#8a4a40'],
  ['#4a2230', '#311622', '#190a12', '#ffc890'],
  ['#8a5a4c', '#4a2a2e', '#160a10'],
  '#ffe4a8',
);
const procession = palette(
  ['#222a33', '#525e68', '#a8a294'],
  ['#59646c', '#39444c', '#1d252b', '#dcd2b8'],
  ['#6e6e68', '#3b4044', '#14181b'],
  '#fff0c0',
);
const workshop = palette(
  ['#1a140e', '#4a3620', '#7a5a30'],
  ['#57401f', '#3a2a16', '#1c140a', '#f0c46a'],
  ['#8a6a3c', '#4a361e', '#150f08'],
  '#ffd878',
);
const clock = palette(
  ['#0c1418', '#1e3a42', '#4a7a78'],
  ['#2a545a', '#1a3a42', '#0c1c22', '#ffd98a'],
  ['#4c7270', '#243f44', '#091316'],
  '#ffe7a8',
);
const camps = palette(
  ['#0f1526', '#34385c', '#b06a4a'],
  ['#3c3a56', '#2a2a42', '#151626', '#f2b27a'],
  ['#6a5550', '#3a3038', '#120e16'],
  '#ffb86a',
);
const hounds = palette(
  ['#1a0a0c', '#4c1c1e', '#94402c'],
  ['#4a2022', '#2e1416', '#16080a', '#ff9c6a'],
  ['#74443a', '#3c2222', '#12080a'],
  '#ff9a54',
);
const cinder = palette(
  ['#120806', '#4a160c', '#b04818'],
  ['#5a2010', '#34120a', '#170805', '#ff9a4a'],
  ['#8a3c1c', '#3c1a10', '#120705'],
  '#ffb04a',
);
const lastStair = palette(
  ['#08070f', '#221a34', '#6a3a4c'],
  ['#352844', '#221a30', '#0f0b18', '#e8a090'],
  ['#5c4452', '#2c2233', '#0c0812'],
  '#ffc08a',
);
const margins = palette(
  ['#2c2438', '#6a5674', '#d8c2a0'],
  ['#7a6880', '#4c4058', '#2a2234', '#fff0d0'],
  ['#a08a78', '#5a4a52', '#1c161e'],
  '#fff2c8',
);
const footnotes = palette(
  ['#16101e', '#3a2a44', '#6c4a54'],
  ['#523c58', '#33243c', '#191120', '#f4dcb0'],
  ['#7a5a54', '#40303c', '#140e18'],
  '#ffe0a0',
);
const struck = palette(
  ['#0a0a0e', '#24242c', '#54505a'],
  ['#3c3a44', '#26252e', '#121116', '#e6e0e6'],
  ['#5c5a62', '#302f36', '#0d0d10'],
  '#f4ecff',
);
const blank = palette(
  ['#1c1a2a', '#5a5478', '#e6d8e6'],
  ['#7a7294', '#4a4466', '#262238', '#fff6e2'],
  ['#b0a4b8', '#5c5470', '#1a1726'],
  '#fff4d2',
);

/** The places of the adventures, zone after zone. */
export const ZONES: Readonly<Record<AdventureId, readonly Zone[]>> = {
  sump: [
    {
      palette: cellars,
      elements: [
        vault(4),
        niches(4, false),
        stores,
        mist(0.12),
        flagstones,
        torch(360, 230),
        torch(1080, 230),
        lantern(720, 150, 0.7),
        footlights,
        frame,
      ],
    },
    {
      palette: sump,
      elements: [
        pipes,
        niches(3, true),
        vault(3),
        mist(0.35),
        wet,
        lantern(180, 190, 0.8),
        lantern(1260, 180, 0.9),
        footlights,
        reeds,
        frame,
      ],
    },
  ],
  'toll-road': [
    {
      palette: hedges,
      elements: [
        clouds(150, 0.4),
        moon(1060, 250, 60, '#fff1c8'),
        ridge(300, 60, 'far', 0.7),
        ridge(350, 36, 'mid', 0.8),
        trees(10, 'mid', false),
        hedge,
        grass,
        mist(0.2),
        lantern(80, 250, 0.9),
        footlights,
      ],
    },
    {
      palette: bridges,
      elements: [
        stars(90),
        moon(910, 262, 86),
        ridge(310, 70, 'far', 0.8),
        clouds(170, 0.22),
        bridge,
        tower(505, 170, 0.9),
        river,
        mist(0.25),
        flagstones,
        lantern(40, 250, 1.05),
        lantern(1404, 246, 1.1),
        lantern(470, 226, 0.62),
        footlights,
      ],
    },
  ],
  candles: [
    {
      palette: wicks,
      elements: [
        stars(60),
        moon(330, 240, 44, '#e8ecff'),
        ridge(300, 50, 'far', 0.7),
        roofs(290, 'far', 0.9),
        roofs(320, 'mid', 1),
        candles(18, 440),
        mist(0.3),
        flagstones,
        candles(9, 500),
        footlights,
      ],
    },
    {
      palette: crypts,
      elements: [
        vault(5),
        niches(5, false),
        pillars(4),
        candles(16, 436),
        mist(0.2),
        flagstones,
        shaft(820, 0.16),
        candles(7, 520),
        footlights,
        frame,
      ],
    },
    {
      palette: waiting,
      elements: [
        drapes,
        niches(3, true),
        pillars(6),
        candles(26, 440),
        tiles,
        shaft(940, 0.2),
        candles(12, 510),
        footlights,
        frame,
      ],
    },
  ],
  clockmaker: [
    {
      palette: procession,
      elements: [
        clouds(160, 0.5),
        tower(980, 130, 1.15),
        roofs(300, 'far', 0.2),
        roofs(340, 'mid', 0.35),
        trees(7, 'near', true),
        mist(0.4),
        flagstones,
        lantern(120, 250, 0.8),
        lantern(1330, 250, 0.8),
        footlights,
      ],
    },
    {
      palette: workshop,
      elements: [
        shelves,
        gear(300, 210, 86, 'mid'),
        gear(420, 300, 52, 'near'),
        gear(1130, 230, 110, 'mid'),
        stores,
        planks,
        lantern(720, 180, 0.9),
        torch(90, 270),
        footlights,
        frame,
      ],
    },
    {
      palette: clock,
      elements: [
        gear(260, 260, 190, 'far'),
        gear(1190, 230, 230, 'far'),
        gear(730, 190, 120, 'mid'),
        gear(560, 340, 80, 'near'),
        gear(930, 350, 62, 'near'),
        shaft(640, 0.22),
        mist(0.2),
        tiles,
        footlights,
        frame,
      ],
    },
  ],
  'ash-stair': [
    {
      palette: camps,
      elements: [
        stars(50),
        ridge(250, 120, 'far', 0.9),
        ridge(340, 60, 'mid'),
        clouds(200, 0.3),
        trees(8, 'near', true),
        ash,
        brazier(260, 0.8),
        brazier(1240, 0.9),
        mist(0.25),
        footlights,
      ],
    },
    {
      palette: hounds,
      elements: [
        ridge(220, 80, 'far', 0.7),
        tower(240, 170, 1),
        tower(1120, 170, 1),
        niches(3, true),
        pillars(4),
        flagstones,
        brazier(150, 0.9),
        brazier(1290, 0.9),
        chains,
        footlights,
      ],
    },
    {
      palette: cinder,
      elements: [
        vault(4),
        niches(4, true),
        chains,
        mist(0.3),
        ash,
        brazier(420, 0.7),
        brazier(1020, 0.7),
        footlights,
        frame,
      ],
    },
    {
      palette: lastStair,
      elements: [
        stars(70),
        moon(720, 210, 60, '#ffb9a0'),
        ridge(300, 110, 'far', 0.6),
        stair,
        pillars(5),
        ash,
        mist(0.3),
        brazier(120, 0.8),
        brazier(1320, 0.8),
        footlights,
      ],
    },
  ],
  crown: [
    {
      palette: margins,
      elements: [
        clouds(170, 0.5),
        ridge(320, 40, 'far', 0.6),
        shelves,
        pages(26),
        mist(0.3),
        tiles,
        lantern(100, 220, 0.8),
        footlights,
      ],
    },
    {
      palette: footnotes,
      elements: [
        shelves,
        niches(4, true),
        pillars(5),
        candles(10, 440),
        planks,
        pages(12),
        lantern(720, 170, 0.7),
        footlights,
        frame,
      ],
    },
    {
      palette: struck,
      elements: [
        vault(3),
        shelves,
        pages(44),
        chains,
        mist(0.35),
        tiles,
        shaft(500, 0.18),
        shaft(1050, 0.14),
        footlights,
        frame,
      ],
    },
    {
      palette: blank,
      elements: [
        clouds(150, 0.4),
        pillars(6),
        stair,
        throne,
        pages(18),
        mist(0.4),
        tiles,
        shaft(940, 0.25),
        footlights,
      ],
    },
  ],
};
