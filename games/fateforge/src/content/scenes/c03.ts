import { exitAny, explore, foe, healthAbove, type Scene, zone } from '../scene.ts';
import { barricade, exploration, food, gem } from '../token.ts';

export const C03: Scene = {
  id: 'c03',
  title: 'The Dry Cistern',
  act: 1,
  rounds: 4,
  stage: 1,
  zones: [
    zone('a', 'Well Shaft', 13, 22),
    zone('b', 'Silt Basin', 11, 58),
    zone('c', 'Sunken Altar', 29, 39),
    zone('d', 'Overflow', 48, 23),
    zone('e', 'Pillar Hall', 44, 56),
    zone('f', 'Sluice', 76, 52),
    zone('g', 'Iron Grating', 91, 25),
  ],
  edges: 'a-b b-c c-d d-a b-e d-e e-f f-g',
  start: ['a'],
  exits: { A: 'g' },
  enemies: [
    [
      foe('cellar-rats', 1, 'b'),
      foe('cellar-rats', 2, 'd'),
      foe('cellar-rats', 3, 'e'),
      foe('slinger', 1, 'f'),
      foe('slinger', 2, 'g'),
      foe('doorman', 1, 'g', 'exit A'),
    ],
    [foe('cellar-rats', 4, 'c'), foe('slinger', 3, 'g')],
    [foe('cutpurse', 1, 'g'), foe('slinger', 4, 'f')],
  ],
  tokens: [exploration('exp1', 'c'), exploration('exp2', 'e'), barricade('f', 'e'), gem(1, 'd'), food('f')],
  primary: [explore('exp1', 'exp2'), exitAny('A')],
  secondary: [healthAbove(2, 'all')],
  place: 0,
  reactions: [['cellar-rats'], ['cellar-rats', 'slinger'], ['slinger'], ['cellar-rats', 'slinger']],
  specials: [],
  unlocks: [2, 9],
};
