import { bookPiles, nearPillars, spill } from '../foreground.ts';
import { planks, tiles } from '../ground.ts';
import { chains, niches, pages, pillars, shelves, stair, throne, vault } from '../indoors.ts';
import { candles, footlights, frame, lantern, mist, shaft } from '../lights.ts';
import { clouds, ridge } from '../outdoors.ts';
import { palette, type Zone } from './zone.ts';

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

export const crownZones: readonly Zone[] = [
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
      bookPiles,
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
      spill(4),
      footlights,
      bookPiles,
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
      bookPiles,
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
      nearPillars,
    ],
  },
];
