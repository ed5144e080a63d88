import { boulders, cargo, fence, nearPillars, pendulum } from '../foreground.ts';
import { flagstones, planks, tiles } from '../ground.ts';
import { gear, shelves, stores } from '../indoors.ts';
import { footlights, frame, lantern, mist, shaft, torch } from '../lights.ts';
import { clouds, roofs, tower, trees } from '../outdoors.ts';
import { palette, type Zone } from './zone.ts';

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

export const clockmakerZones: readonly Zone[] = [
  {
    palette: procession,
    elements: [
      clouds(160, 0.5),
      tower(980, 130, 1.15),
      roofs(300, 'far', 0.2),
      roofs(340, 'mid', 0.35),
      trees(7, 'near', true),
      fence,
      mist(0.4),
      flagstones,
      lantern(120, 250, 0.8),
      lantern(1330, 250, 0.8),
      footlights,
      boulders,
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
      cargo,
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
      pendulum,
      mist(0.2),
      tiles,
      footlights,
      nearPillars,
      frame,
    ],
  },
];
