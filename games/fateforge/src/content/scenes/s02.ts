import { exitAny, foe, type Scene, spare, take, zone } from '../scene.ts';
import { gem, objective } from '../token.ts';

export const S02: Scene = {
  id: 's02',
  title: 'Runner in Debt',
  act: 'side',
  rounds: 3,
  stage: 1,
  zones: [
    zone('a', 'Net Loft Stairs', 13, 43),
    zone('b', 'Drying Loft', 40, 52),
    zone('c', 'Debtor’s Room', 70, 44),
    zone('d', 'Hoist', 59, 18),
    zone('e', 'Outer Walkway', 27, 12),
  ],
  edges: 'a-b b-c c-d a-e e-d',
  start: ['a'],
  exits: { A: 'd' },
  enemies: [
    [
      foe('cutpurse', 1, 'b'),
      foe('cutpurse', 2, 'e'),
      foe('slinger', 1, 'c'),
      foe('doorman', 1, 'd', 'exit A'),
    ],
    [foe('cutpurse', 3, 'c'), foe('cutpurse', 4, 'c')],
    [foe('knife-dancer', 1, 'd')],
  ],
  tokens: [objective('purse1', 'c'), gem(1, 'e')],
  primary: [take('purse1'), exitAny('A')],
  secondary: [spare('cutpurse-1')],
  place: 1,
  reactions: [['cutpurse'], ['cutpurse'], ['slinger', 'cutpurse']],
  specials: [],
  unlocks: [],
};
