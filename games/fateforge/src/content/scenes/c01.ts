import { collect, exitAll, foe, type Scene, take, zone } from '../scene.ts';
import { food, gem, objective } from '../token.ts';

export const C01: Scene = {
  id: 'c01',
  title: 'Toll at the Ford',
  act: 1,
  rounds: 3,
  stage: 0,
  zones: [
    zone('a', 'West Bank', 9, 29),
    zone('b', 'Toll Boards', 40, 29),
    zone('c', 'Ford Stones', 66, 17),
    zone('d', 'Toll House', 92, 32),
    zone('e', 'Willow Shoal', 66, 42),
  ],
  edges: 'a-b b-c c-d b-e e-d',
  start: ['a'],
  exits: { A: 'd' },
  enemies: [
    [
      foe('street-guard', 1, 'b'),
      foe('street-guard', 2, 'd', 'objective book1'),
      foe('lantern-archer', 1, 'c'),
      foe('watch-hound', 1, 'e'),
    ],
    [foe('street-guard', 3, 'c')],
    [foe('lantern-archer', 2, 'd')],
  ],
  tokens: [objective('book1', 'd'), gem(1, 'e'), food('e')],
  primary: [take('book1'), exitAll('A')],
  secondary: [collect('gem', 'e')],
  place: 1,
  reactions: [['watch-hound'], ['street-guard'], ['street-guard', 'lantern-archer']],
  specials: [],
  unlocks: [],
};
