import { exitAny, foe, noGemStolen, type Scene, take, zone } from '../scene.ts';
import { food, gem, objective } from '../token.ts';

export const C09B: Scene = {
  id: 'c09b',
  title: 'Ferry Ambush',
  act: 2,
  rounds: 4,
  stage: 4,
  zones: [
    zone('a', 'Near Landing', 16, 10),
    zone('b', 'Ferry Deck', 14, 37),
    zone('c', 'Toll Raft', 41, 49),
    zone('d', 'Far Landing', 69, 39),
    zone('e', 'Towpath', 43, 26),
  ],
  edges: 'a-b b-c c-d a-e e-d b-e',
  start: ['a'],
  exits: { A: 'd' },
  enemies: [
    [
      foe('cutpurse', 1, 'b'),
      foe('cutpurse', 2, 'e'),
      foe('slinger', 1, 'c'),
      foe('knife-dancer', 1, 'c'),
      foe('doorman', 1, 'd', 'exit A'),
      foe('cutter-crow', 1, 'd'),
    ],
    [foe('cutpurse', 3, 'd'), foe('cutpurse', 4, 'c'), foe('slinger', 2, 'd')],
    [foe('knife-dancer', 2, 'e')],
  ],
  tokens: [objective('casket1', 'c'), gem(3, 'e'), gem(1, 'b'), food('d')],
  primary: [take('casket1'), exitAny('A')],
  secondary: [noGemStolen],
  place: 1,
  reactions: [['cutpurse'], ['knife-dancer', 'cutter-crow'], ['cutpurse', 'slinger'], ['knife-dancer']],
  specials: [],
  unlocks: [],
};
