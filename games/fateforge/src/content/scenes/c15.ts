import { defeat, exitAny, foe, type Scene, take, zone } from '../scene.ts';
import { food, gem, objective, portal } from '../token.ts';

export const C15: Scene = {
  id: 'c15',
  title: 'Hall of Moulds',
  act: 3,
  rounds: 5,
  stage: 7,
  zones: [
    zone('a', 'Pattern Loft', 33, 25),
    zone('b', 'Wax Bench', 60, 8),
    zone('c', 'Pouring Gate', 86, 27),
    zone('d', 'Cooling Row', 72, 58),
    zone('e', 'Clay Store', 39, 52),
    zone('f', 'Casting Pit', 60, 35),
  ],
  edges: 'a-b b-c c-d d-e e-a a-f b-f c-f d-f e-f',
  start: ['a'],
  exits: { A: 'c', B: 'd' },
  enemies: [
    [
      foe('zealot', 1, 'b'),
      foe('zealot', 2, 'e'),
      foe('furnace-guard', 1, 'f'),
      foe('cantor', 1, 'c'),
      foe('censer-bearer', 1, 'd'),
      foe('tomb-knight', 2, 'c', 'exit A'),
      foe('choirmaster', 1, 'f'),
    ],
    [foe('bone-digger', 3, 'e'), foe('zealot', 4, 'c'), foe('cantor', 2, 'd'), foe('censer-bearer', 2, 'c')],
    [foe('furnace-guard', 3, 'b')],
  ],
  tokens: [
    objective('mould1', 'b'),
    objective('mould2', 'd'),
    objective('mould3', 'f'),
    portal('a', 'c'),
    gem(3, 'e'),
    food('b'),
  ],
  primary: [take('mould1', 'mould2', 'mould3'), exitAny('B')],
  secondary: [defeat('choirmaster-1')],
  place: 1,
  reactions: [
    ['zealot'],
    ['cantor', 'zealot'],
    ['furnace-guard'],
    ['choirmaster', 'zealot'],
    ['furnace-guard', 'choirmaster'],
  ],
  specials: [],
  unlocks: [5],
};
