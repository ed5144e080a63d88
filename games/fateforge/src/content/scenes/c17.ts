import { defeat, exploit, foe, type Scene, zone } from '../scene.ts';
import { food, fountain, portal, trap } from '../token.ts';

export const C17: Scene = {
  id: 'c17',
  title: 'The Hollow Regent',
  act: 3,
  rounds: 6,
  stage: 8,
  zones: [
    zone('a', 'Throne Steps', 23, 21),
    zone('b', 'Left Colonnade', 27, 52),
    zone('c', 'Chapel Door', 56, 60),
    zone('d', 'Shattered Window', 84, 51),
    zone('e', 'Right Colonnade', 76, 21),
    zone('f', 'Ancestor Wall', 52, 8),
    zone('g', 'The Hollow Throne', 55, 36),
  ],
  edges: 'a-b b-c c-d d-e e-f f-a b-g d-g f-g',
  start: ['a'],
  exits: { A: 'a' },
  enemies: [
    [
      foe('the-hollow-regent', 0, 'g'),
      foe('bone-digger', 1, 'b'),
      foe('bone-digger', 2, 'f'),
      foe('cantor', 1, 'd'),
      foe('choirmaster', 1, 'e'),
    ],
    [foe('tomb-knight', 1, 'c'), foe('bone-digger', 3, 'd'), foe('cantor', 2, 'c')],
    [foe('furnace-guard', 2, 'd')],
  ],
  tokens: [fountain('c', 3), portal('a', 'd'), trap('c'), food('f')],
  primary: [defeat('the-hollow-regent-0')],
  secondary: [exploit(0), exploit(1)],
  place: 1,
  reactions: [
    ['bone-digger'],
    ['bone-digger', 'cantor'],
    ['cantor'],
    ['bone-digger', 'choirmaster'],
    ['bone-digger'],
    ['bone-digger', 'cantor'],
  ],
  specials: [],
  unlocks: [4, 5, 10, 12, 13],
};
