import { defeat, exitAny, foe, type Scene, take, zone } from '../scene.ts';
import { chest, gem, objective } from '../token.ts';

export const C04A: Scene = {
  id: 'c04a',
  title: 'Warehouse Nine',
  act: 1,
  rounds: 4,
  stage: 1,
  zones: [
    zone('a', 'Cart Door', 80, 13),
    zone('b', 'Bale Floor', 53, 24),
    zone('c', 'Counting Loft', 26, 31),
    zone('d', 'Crane Dock', 15, 58),
    zone('e', 'Cooperage', 76, 44),
    zone('f', 'Strong Room', 45, 54),
  ],
  edges: 'a-b b-c c-d a-e e-f f-d b-e c-f',
  start: ['a'],
  exits: { A: 'd', B: 'a' },
  enemies: [
    [
      foe('cutpurse', 1, 'b'),
      foe('cutpurse', 2, 'c'),
      foe('doorman', 1, 'd', 'exit A'),
      foe('slinger', 1, 'f'),
      foe('rust-baron', 1, 'c'),
    ],
    [foe('cutpurse', 3, 'e'), foe('cutpurse', 4, 'd')],
    [foe('knife-dancer', 1, 'f')],
  ],
  tokens: [
    objective('ledger1', 'c'),
    objective('ledger2', 'f'),
    gem(3, 'd'),
    chest('chest1', 'e', 'rapier', 'throwing-knives', 'padded-coat'),
  ],
  primary: [take('ledger1', 'ledger2'), exitAny('B')],
  secondary: [defeat('rust-baron-1')],
  place: 1,
  reactions: [['cutpurse'], ['cutpurse', 'slinger'], ['rust-baron'], ['cutpurse', 'rust-baron']],
  specials: [],
  unlocks: [1],
};
