import { fence, ferns, nearPillars, spill } from '../foreground.ts';
import { flagstones, tiles } from '../ground.ts';
import { drapes, niches, pillars, vault } from '../indoors.ts';
import { candles, footlights, frame, mist, shaft } from '../lights.ts';
import { moon, ridge, roofs, stars } from '../outdoors.ts';
import { palette, type Zone } from './zone.ts';

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

export const candlesZones: readonly Zone[] = [
  {
    palette: wicks,
    elements: [
      stars(60),
      moon(330, 240, 44, '#e8ecff'),
      ridge(300, 50, 'far', 0.7),
      roofs(290, 'far', 0.9),
      roofs(320, 'mid', 1),
      candles(18, 440),
      fence,
      mist(0.3),
      flagstones,
      candles(9, 500),
      footlights,
      ferns,
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
      nearPillars,
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
      spill(3),
      footlights,
      nearPillars,
      frame,
    ],
  },
];
