import { defeat, exitAny, explore, foe, open, type Scene, zone } from '../scene.ts';
import { chest, exploration, food, gem } from '../token.ts';

export const C09A: Scene = {
  id: 'c09a',
  title: 'Charcoal Camp',
  act: 2,
  rounds: 4,
  stage: 4,
  zones: [
    zone('a', 'Ash Path', 8, 29),
    zone('b', 'Turf Kiln', 31, 46),
    zone('c', 'Drying Racks', 53, 29),
    zone('d', 'Sleeping Huts', 33, 9),
    zone('e', 'Burner’s Ring', 60, 60),
    zone('f', 'Track Uphill', 81, 41),
  ],
  edges: 'a-b b-c c-d d-a b-e c-e e-f',
  start: ['a'],
  exits: { A: 'f' },
  enemies: [
    [
      foe('zealot', 1, 'b'),
      foe('zealot', 2, 'd'),
      foe('cantor', 1, 'e'),
      foe('cantor', 2, 'c'),
      foe('censer-bearer', 1, 'e'),
      foe('cinder-imp', 1, 'c'),
    ],
    [foe('zealot', 3, 'e'), foe('zealot', 4, 'f')],
    [foe('furnace-guard', 1, 'f')],
  ],
  tokens: [
    chest('chest1', 'd', 'field-kit', 'ashen-robe', 'net'),
    exploration('exp1', 'c'),
    gem(3, 'e'),
    food('b'),
  ],
  primary: [explore('exp1'), defeat('cantor-1'), defeat('cantor-2'), exitAny('A')],
  secondary: [open('chest1')],
  place: 0,
  reactions: [['cantor'], ['zealot', 'cinder-imp'], ['cantor', 'zealot'], ['zealot']],
  specials: [],
  unlocks: [1, 9],
};
