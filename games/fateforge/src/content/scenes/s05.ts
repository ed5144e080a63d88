import { exitAny, foe, noTrapCard, type Scene, take, zone } from '../scene.ts';
import { gem, objective, trap } from '../token.ts';

export const S05: Scene = {
  id: 's05',
  title: 'Embers under the Mill',
  act: 'side',
  rounds: 4,
  stage: 5,
  zones: [
    zone('a', 'Mill Door', 8, 12),
    zone('b', 'Grindstone', 29, 33),
    zone('c', 'Kiln Mouth', 12, 57),
    zone('d', 'Flour Loft', 42, 59),
    zone('e', 'Wheel Pit', 60, 35),
    zone('f', 'Back Race', 85, 19),
  ],
  edges: 'a-b b-c c-d d-e b-e e-f',
  start: ['a'],
  exits: { A: 'f' },
  enemies: [
    [
      foe('zealot', 1, 'b'),
      foe('zealot', 2, 'e'),
      foe('cantor', 1, 'd'),
      foe('furnace-guard', 1, 'c'),
      foe('censer-bearer', 1, 'f', 'exit A'),
    ],
    [foe('zealot', 3, 'd'), foe('zealot', 4, 'd')],
    [foe('choirmaster', 1, 'e')],
  ],
  tokens: [objective('ring1', 'd'), gem(5, 'c'), trap('e')],
  primary: [take('ring1'), exitAny('A')],
  secondary: [noTrapCard],
  place: 1,
  reactions: [['zealot'], ['cantor'], ['furnace-guard', 'zealot'], ['zealot']],
  specials: [],
  unlocks: [10],
};
