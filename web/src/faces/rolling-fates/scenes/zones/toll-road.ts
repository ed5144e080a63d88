import { boulders, fence, ferns } from '../foreground.ts';
import { flagstones, grass } from '../ground.ts';
import { footlights, lantern, mist } from '../lights.ts';
import { bridge, clouds, hedge, moon, ridge, river, stars, tower, trees } from '../outdoors.ts';
import { palette, type Zone } from './zone.ts';

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

export const tollRoadZones: readonly Zone[] = [
  {
    palette: hedges,
    elements: [
      clouds(150, 0.4),
      moon(1060, 250, 60, '#fff1c8'),
      ridge(300, 60, 'far', 0.7),
      ridge(350, 36, 'mid', 0.8),
      trees(10, 'mid', false),
      hedge,
      fence,
      grass,
      mist(0.2),
      lantern(80, 250, 0.9),
      footlights,
      ferns,
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
      boulders,
    ],
  },
];
