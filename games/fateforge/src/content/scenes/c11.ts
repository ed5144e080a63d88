import { defeat, exitAny, foe, type Scene, take, zone } from '../scene.ts';
import { food, gem, objective, portal } from '../token.ts';

export const C11: Scene = {
  id: 'c11',
  title: 'Choir Foundry',
  act: 2,
  rounds: 4,
  stage: 5,
  zones: [
    zone('a', 'Coal Yard', 38, 36),
    zone('b', 'Tuyere', 30, 8),
    zone('c', 'Loading Ramp', 12, 29),
    zone('d', 'Slag Walk', 18, 59),
    zone('e', 'Ladle Bridge', 50, 59),
    zone('f', 'Crucible', 61, 28),
    zone('g', 'Mould Floor', 89, 19),
    zone('h', 'Quench Pool', 78, 45),
  ],
  edges: 'a-b b-c c-d d-a a-e e-f f-g g-h h-e',
  start: ['a'],
  exits: { A: 'c' },
  enemies: [
    [
      foe('zealot', 1, 'b'),
      foe('zealot', 2, 'd'),
      foe('cantor', 1, 'e'),
      foe('furnace-guard', 1, 'g'),
      foe('censer-bearer', 1, 'h', 'portal d-h'),
      foe('choirmaster', 1, 'f'),
    ],
    [foe('zealot', 3, 'f'), foe('zealot', 4, 'g'), foe('cantor', 3, 'c')],
    [foe('cantor', 2, 'g'), foe('zealot', 5, 'f'), foe('cantor', 4, 'h')],
  ],
  tokens: [
    portal('b', 'g'),
    portal('d', 'h'),
    objective('mould1', 'f'),
    objective('mould2', 'h'),
    gem(3, 'c'),
    food('d'),
  ],
  primary: [take('mould1', 'mould2'), exitAny('A')],
  secondary: [defeat('choirmaster-1')],
  place: 1,
  reactions: [['cantor'], ['zealot', 'choirmaster'], ['zealot', 'cantor'], ['furnace-guard']],
  specials: [],
  unlocks: [5],
};
