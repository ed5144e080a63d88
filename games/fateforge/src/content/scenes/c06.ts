import { defeat, exploit, foe, type Scene, zone } from '../scene.ts';
import { food, fountain, gem } from '../token.ts';

export const C06: Scene = {
  id: 'c06',
  title: 'Warden Vey',
  act: 1,
  rounds: 5,
  stage: 2,
  zones: [
    zone('a', 'Stair Head', 8, 57),
    zone('b', 'West Frame', 24, 32),
    zone('c', 'Clapper Pit', 41, 57),
    zone('d', 'Wheel Floor', 70, 59),
    zone('e', 'Great Bell', 85, 35),
    zone('f', 'East Frame', 55, 33),
    zone('g', 'Rain Tank', 42, 8),
  ],
  edges: 'a-b b-c c-a c-d d-e e-f f-d b-g g-f',
  start: ['a'],
  exits: { A: 'a' },
  enemies: [
    [
      foe('warden-vey', 0, 'e'),
      foe('shieldman', 1, 'd'),
      foe('street-guard', 1, 'c'),
      foe('street-guard', 2, 'g'),
    ],
    [foe('street-guard', 3, 'f'), foe('street-guard', 4, 'e'), foe('shieldman', 2, 'f')],
    [foe('lantern-archer', 1, 'f'), foe('street-guard', 5, 'd')],
  ],
  tokens: [fountain('g', 3), gem(5, 'e'), food('c')],
  primary: [defeat('warden-vey-0')],
  secondary: [exploit(0)],
  place: 1,
  reactions: [
    ['street-guard'],
    ['street-guard', 'shieldman'],
    ['shieldman'],
    ['street-guard'],
    ['street-guard', 'shieldman'],
  ],
  specials: [],
  unlocks: [4, 12],
};
