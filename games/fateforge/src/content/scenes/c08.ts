import { exitAny, foe, gone, type Scene, take, zone } from '../scene.ts';
import { food, fountain, gem, objective } from '../token.ts';

export const C08: Scene = {
  id: 'c08',
  title: 'Drowned Chapel',
  act: 2,
  rounds: 4,
  stage: 3,
  zones: [
    zone('a', 'Flooded Quay', 75, 55),
    zone('b', 'West Nave', 47, 60),
    zone('c', 'Grave Aisle', 30, 38),
    zone('d', 'Font Chapel', 14, 13),
    zone('e', 'South Aisle', 62, 33),
    zone('f', 'Crossing', 42, 8),
    zone('g', 'High Altar', 70, 9),
  ],
  edges: 'a-b b-c c-d b-e e-f f-d c-f f-g',
  start: ['a'],
  exits: { A: 'g' },
  enemies: [
    [
      foe('bone-digger', 1, 'b'),
      foe('bone-digger', 2, 'c'),
      foe('bone-digger', 3, 'e'),
      foe('wailing-shade', 1, 'd'),
      foe('barrow-wight', 1, 'f', 'objective ledger1'),
      foe('tomb-knight', 1, 'g'),
    ],
    [foe('bone-digger', 4, 'd'), foe('bone-digger', 5, 'g'), foe('wailing-shade', 3, 'd')],
    [foe('wailing-shade', 2, 'e')],
  ],
  tokens: [objective('ledger1', 'f'), fountain('d', 4), gem(3, 'e'), food('b')],
  primary: [take('ledger1'), exitAny('A')],
  secondary: [gone('bone-digger')],
  place: 1,
  reactions: [
    ['bone-digger'],
    ['bone-digger', 'wailing-shade'],
    ['barrow-wight', 'bone-digger'],
    ['bone-digger', 'tomb-knight'],
  ],
  specials: [],
  unlocks: [4, 13],
};
