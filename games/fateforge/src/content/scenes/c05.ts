import { defeat, exitAny, foe, open, type Scene, zone } from '../scene.ts';
import { chest, difficult, gem } from '../token.ts';

export const C05: Scene = {
  id: 'c05',
  title: 'Tower Stairs',
  act: 1,
  rounds: 4,
  stage: 2,
  zones: [
    zone('a', 'Tower Door', 9, 39),
    zone('b', 'Broken Flight', 28, 60),
    zone('c', 'Rope Room', 43, 31),
    zone('d', 'Scaffold', 68, 39),
    zone('e', 'Warden’s Landing', 60, 10),
    zone('f', 'Bell Frame', 88, 18),
    zone('g', 'Sacristy', 21, 8),
  ],
  edges: 'a-b b-c c-d d-e e-f c-g',
  start: ['a'],
  exits: { A: 'f' },
  enemies: [
    [
      foe('street-guard', 1, 'b'),
      foe('street-guard', 2, 'd'),
      foe('shieldman', 1, 'c'),
      foe('halberdier', 1, 'e', 'enemy lamp-sergeant-1'),
      foe('lantern-archer', 1, 'd'),
      foe('lamp-sergeant', 1, 'e'),
    ],
    [foe('street-guard', 3, 'f'), foe('lantern-archer', 3, 'e')],
    [foe('lantern-archer', 2, 'f'), foe('street-guard', 4, 'd')],
  ],
  tokens: [
    difficult('b'),
    difficult('d'),
    chest('chest1', 'g', 'leather-jack', 'runners-shoes', 'spyglass'),
    gem(3, 'f'),
  ],
  primary: [defeat('lamp-sergeant-1'), exitAny('A')],
  secondary: [open('chest1')],
  place: 1,
  reactions: [['street-guard'], ['shieldman', 'lantern-archer'], ['lantern-archer'], ['halberdier']],
  specials: [],
  unlocks: [1, 3, 6],
};
