import { defeatAll, exitAny, foe, noFearCard, type Scene, zone } from '../scene.ts';
import { fountain, gem } from '../token.ts';

export const S04: Scene = {
  id: 's04',
  title: 'Night Watch',
  act: 'side',
  rounds: 4,
  stage: 3,
  zones: [
    zone('a', 'Shrine Lamp', 21, 17),
    zone('b', 'Yew Row', 49, 21),
    zone('c', 'Lych Gate', 36, 45),
    zone('d', 'Fresh Graves', 8, 46),
  ],
  edges: 'a-b b-c c-d d-a a-c',
  start: ['a'],
  exits: { A: 'c' },
  enemies: [
    [
      foe('bone-digger', 1, 'b'),
      foe('bone-digger', 2, 'd'),
      foe('bone-digger', 3, 'c'),
      foe('wailing-shade', 1, 'c'),
      foe('tomb-knight', 1, 'd'),
    ],
    [foe('barrow-wight', 1, 'c')],
    [foe('bone-digger', 4, 'b'), foe('bone-digger', 5, 'a')],
  ],
  tokens: [fountain('a', 2), gem(3, 'd'), gem(1, 'b')],
  primary: [defeatAll(['bone-digger', 'barrow-wight', 'tomb-knight']), exitAny('A')],
  secondary: [noFearCard],
  place: 0,
  reactions: [['bone-digger'], ['bone-digger'], ['wailing-shade', 'bone-digger'], ['bone-digger']],
  specials: [],
  unlocks: [4, 13],
};
