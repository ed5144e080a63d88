import { defeat, exploit, foe, type Scene, zone } from '../scene.ts';
import { difficult, food, fountain, gem } from '../token.ts';

export const C12: Scene = {
  id: 'c12',
  title: 'Drowned Matriarch',
  act: 2,
  rounds: 5,
  stage: 5,
  zones: [
    zone('a', 'Sandbar', 22, 64),
    zone('b', 'Drowned Street', 22, 4),
    zone('c', 'Chapel Roof', 78, 4),
    zone('d', 'Mill Race', 78, 64),
    zone('e', 'Reed Shelf', 39, 38),
    zone('f', 'Sunken Square', 39, 30),
    zone('g', 'Matriarch’s Pool', 61, 30),
    zone('h', 'Weir', 61, 38),
  ],
  edges: 'a-b b-c c-d d-a a-e b-f c-g d-h e-f f-g g-h h-e',
  start: ['a'],
  exits: { A: 'a' },
  enemies: [
    [
      foe('the-drowned-matriarch', 0, 'g'),
      foe('reed-spear', 1, 'c'),
      foe('fen-mother', 1, 'h'),
      foe('blowpiper', 1, 'd'),
      foe('bog-leech', 1, 'f'),
    ],
    [foe('reed-spear', 3, 'h'), foe('reed-spear', 4, 'g'), foe('blowpiper', 2, 'c')],
    [foe('mud-hulk', 1, 'b'), foe('reed-spear', 5, 'f')],
  ],
  tokens: [difficult('e'), difficult('g'), fountain('c', 3), gem(5, 'h'), food('d')],
  primary: [defeat('the-drowned-matriarch-0')],
  secondary: [exploit(0, 4)],
  place: 1,
  reactions: [
    ['bog-leech'],
    ['reed-spear', 'blowpiper'],
    ['blowpiper'],
    ['reed-spear', 'bog-leech'],
    ['reed-spear'],
  ],
  specials: [],
  unlocks: [3, 4, 12, 13, 14],
};
