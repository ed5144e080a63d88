import { defeat, exitAny, foe, open, type Scene, zone } from '../scene.ts';
import { chest, difficult, gem } from '../token.ts';

export const S03: Scene = {
  id: 's03',
  title: 'The Sunken Cart',
  act: 'side',
  rounds: 4,
  stage: 3,
  zones: [
    zone('a', 'Cart Road', 9, 29),
    zone('b', 'Washed Ford', 40, 29),
    zone('c', 'Wagon Bed', 66, 17),
    zone('d', 'Deep Mud', 92, 32),
    zone('e', 'Snapped Axle', 66, 42),
  ],
  edges: 'a-b b-c c-d b-e e-d',
  start: ['a'],
  exits: { A: 'a' },
  enemies: [
    [
      foe('reed-spear', 1, 'c'),
      foe('blowpiper', 1, 'e'),
      foe('marsh-stalker', 1, 'd'),
      foe('bog-leech', 1, 'b'),
      foe('bog-leech', 2, 'e'),
    ],
    [foe('reed-spear', 2, 'e'), foe('reed-spear', 3, 'd')],
    [foe('mud-hulk', 1, 'c')],
  ],
  tokens: [
    chest('chest1', 'd', 'reed-bow', 'night-cloak', 'bearskin'),
    chest('chest2', 'e', 'focus-crystal', 'belt-of-vials', 'signal-mirror'),
    difficult('b'),
    difficult('e'),
    gem(3, 'c'),
  ],
  primary: [open('chest1', 'chest2'), exitAny('A')],
  secondary: [defeat('marsh-stalker-1')],
  place: 1,
  reactions: [['bog-leech'], ['blowpiper', 'reed-spear'], ['bog-leech'], ['marsh-stalker']],
  specials: [],
  unlocks: [1, 3, 14],
};
