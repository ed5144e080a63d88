import { boulders, nearPillars, spill, tents } from '../foreground.ts';
import { ash, flagstones } from '../ground.ts';
import { chains, niches, pillars, stair, vault } from '../indoors.ts';
import { brazier, footlights, frame, mist } from '../lights.ts';
import { clouds, moon, ridge, stars, tower, trees } from '../outdoors.ts';
import { palette, type Zone } from './zone.ts';

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

export const ashStairZones: readonly Zone[] = [
  {
    palette: camps,
    elements: [
      stars(50),
      ridge(250, 120, 'far', 0.9),
      ridge(340, 60, 'mid'),
      clouds(200, 0.3),
      trees(8, 'near', true),
      tents,
      ash,
      brazier(260, 0.8),
      brazier(1240, 0.9),
      mist(0.25),
      footlights,
      boulders,
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
      spill(3),
      footlights,
      nearPillars,
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
      spill(4),
      footlights,
      boulders,
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
      boulders,
    ],
  },
];
