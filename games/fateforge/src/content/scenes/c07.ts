import { collect, exitAll, foe, type Scene, zone } from '../scene.ts';
import { difficult, food, gem } from '../token.ts';

export const C07: Scene = {
  id: 'c07',
  title: 'Reed Causeway',
  act: 2,
  rounds: 4,
  stage: 3,
  zones: [
    zone('a', 'Landing', 8, 25),
    zone('b', 'First Planks', 23, 52),
    zone('c', 'Heron Post', 51, 46),
    zone('d', 'Far Planks', 81, 50),
    zone('e', 'Reed Gate', 91, 24),
    zone('f', 'Leech Pool', 35, 26),
    zone('g', 'Sunk Boats', 66, 20),
  ],
  edges: 'a-b b-c c-d d-e b-f f-g g-d c-g',
  start: ['a'],
  exits: { A: 'e' },
  enemies: [
    [
      foe('reed-spear', 1, 'b'),
      foe('reed-spear', 2, 'd'),
      foe('blowpiper', 1, 'f'),
      foe('blowpiper', 2, 'g'),
      foe('mud-hulk', 1, 'e', 'exit A'),
      foe('bog-leech', 1, 'g'),
    ],
    [foe('reed-spear', 3, 'g'), foe('reed-spear', 4, 'e')],
    [foe('marsh-stalker', 1, 'e')],
  ],
  tokens: [difficult('f'), difficult('g'), gem(1, 'f'), gem(3, 'g'), food('c')],
  primary: [exitAll('A')],
  secondary: [collect('gem', 'f'), collect('gem', 'g')],
  place: 1,
  reactions: [['blowpiper'], ['reed-spear', 'bog-leech'], ['blowpiper', 'reed-spear'], ['mud-hulk']],
  specials: [],
  unlocks: [3, 14],
};
