import { exitAll, foe, noKO, type Scene, zone } from '../scene.ts';
import { barricade, food, gem } from '../token.ts';

export const C04B: Scene = {
  id: 'c04b',
  title: 'Roof Run',
  act: 1,
  rounds: 4,
  stage: 1,
  zones: [
    zone('a', 'Chandler’s Roof', 8, 60),
    zone('b', 'Plank Bridge', 30, 37),
    zone('c', 'Tile Ridge', 8, 16),
    zone('d', 'Belfry Gutter', 37, 14),
    zone('e', 'Slate Saddle', 66, 11),
    zone('f', 'Ladder House', 92, 28),
    zone('g', 'Pigeon Loft', 59, 40),
  ],
  edges: 'a-b b-c c-d d-e e-f b-g g-e',
  start: ['a'],
  exits: { A: 'f' },
  enemies: [
    [
      foe('lantern-archer', 1, 'c'),
      foe('lantern-archer', 2, 'e'),
      foe('street-guard', 1, 'b'),
      foe('street-guard', 2, 'd'),
      foe('shieldman', 1, 'f', 'exit A'),
      foe('watch-hound', 1, 'g'),
    ],
    [foe('street-guard', 3, 'e'), foe('street-guard', 4, 'f')],
    [foe('halberdier', 1, 'f')],
  ],
  tokens: [gem(1, 'b'), gem(3, 'g'), food('d'), barricade('e', 'd')],
  primary: [exitAll('A')],
  secondary: [noKO],
  place: 1,
  reactions: [
    ['lantern-archer'],
    ['street-guard', 'watch-hound'],
    ['lantern-archer'],
    ['lantern-archer', 'street-guard'],
  ],
  specials: [],
  unlocks: [2],
};
