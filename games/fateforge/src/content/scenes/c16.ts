import { counterLeft, exitAny, foe, type Scene, spawn, toll, zone } from '../scene.ts';
import { counter, fountain, gem } from '../token.ts';

export const C16: Scene = {
  id: 'c16',
  title: 'The Long Bell',
  act: 3,
  rounds: 5,
  stage: 7,
  zones: [
    zone('a', 'North Arch', 64, 41),
    zone('b', 'East Arch', 34, 59),
    zone('c', 'South Arch', 15, 29),
    zone('d', 'West Arch', 45, 13),
    zone('e', 'The Long Bell', 38, 36),
  ],
  edges: 'a-b b-c c-d d-a a-e b-e c-e d-e',
  start: ['e'],
  exits: { A: 'a', B: 'c' },
  enemies: [
    [
      foe('bone-digger', 1, 'a'),
      foe('bone-digger', 2, 'b'),
      foe('bell-moth', 1, 'c'),
      foe('barrow-wight', 1, 'd'),
      foe('wailing-shade', 1, 'b'),
      foe('sexton', 1, 'c'),
      foe('furnace-guard', 1, 'a'),
    ],
    [foe('bone-digger', 4, 'd'), foe('bone-digger', 5, 'a'), foe('wailing-shade', 2, 'b')],
    [foe('furnace-guard', 2, 'c'), foe('bone-digger', 6, 'c')],
  ],
  tokens: [counter('bell', 'e', 6), fountain('e', 4), gem(5, 'c')],
  primary: [counterLeft('bell', 1), exitAny('A', 'B')],
  secondary: [counterLeft('bell', 5)],
  place: 1,
  reactions: [
    ['bone-digger'],
    ['bone-digger', 'wailing-shade'],
    ['bell-moth', 'barrow-wight'],
    ['bone-digger', 'sexton'],
    ['bone-digger', 'furnace-guard'],
  ],
  specials: [spawn('bone-digger', 'a', 'c'), toll('bell')],
  unlocks: [4, 13],
};
