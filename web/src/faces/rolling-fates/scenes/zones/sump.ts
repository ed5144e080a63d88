import { cargo, spill } from '../foreground.ts';
import { flagstones, wet } from '../ground.ts';
import { niches, pipes, stores, vault } from '../indoors.ts';
import { footlights, frame, lantern, mist, reeds, torch } from '../lights.ts';
import { palette, type Zone } from './zone.ts';

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

export const sumpZones: readonly Zone[] = [
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
      cargo,
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
      spill(3),
      footlights,
      reeds,
      frame,
    ],
  },
];
