import { defeatAll, exitAny, foe, type Scene, zone } from '../scene.ts';
import { food, gem } from '../token.ts';

export const S01: Scene = {
  id: 's01',
  title: 'Rat Catchers',
  act: 'side',
  rounds: 3,
  stage: 1,
  zones: [
    zone('a', 'Cellar Hatch', 9, 26),
    zone('b', 'Barrel Row', 40, 31),
    zone('c', 'Grain Bins', 21, 54),
    zone('d', 'Brick Drain', 70, 18),
    zone('e', 'Nest', 90, 42),
  ],
  edges: 'a-b b-c c-a b-d d-e',
  start: ['a'],
  exits: { A: 'e' },
  enemies: [
    [
      foe('cellar-rats', 1, 'b'),
      foe('cellar-rats', 2, 'c'),
      foe('cellar-rats', 3, 'd'),
      foe('cellar-rats', 4, 'e'),
    ],
    [foe('cellar-rats', 5, 'd')],
    [foe('cutpurse', 1, 'e')],
  ],
  tokens: [gem(1, 'b'), gem(1, 'd'), food('e')],
  primary: [defeatAll(['cellar-rats']), exitAny('A')],
  secondary: [defeatAll(['cellar-rats'], 2)],
  place: 0,
  reactions: [['cellar-rats'], ['cellar-rats'], ['cellar-rats']],
  specials: [],
  unlocks: [],
};
