import { defeat, exitAny, foe, getAway, open, otherBand, type Scene, zone } from '../scene.ts';
import { chest, food, gem } from '../token.ts';

export const C02: Scene = {
  id: 'c02',
  title: 'Lamplight Chase',
  act: 1,
  rounds: 4,
  stage: 0,
  zones: [
    zone('a', 'Bell Lane', 83, 60),
    zone('b', 'Pump Cross', 64, 38),
    zone('c', 'Dyers’ Row', 37, 33),
    zone('d', 'Arch Market', 54, 9),
    zone('e', 'Court Door', 21, 15),
    zone('f', 'Midden Steps', 39, 59),
    zone('g', 'Lamp Alley', 10, 42),
  ],
  edges: 'a-b b-c c-d d-e b-f f-g g-e c-g',
  start: ['a'],
  exits: { A: 'a', B: 'e' },
  enemies: [
    [
      foe('cutpurse', 1, 'b'),
      foe('cutpurse', 2, 'c'),
      foe('slinger', 1, 'd'),
      foe('doorman', 1, 'e', 'exit B'),
      foe('knife-dancer', 1, 'g'),
    ],
    [foe('cutpurse', 3, 'f'), foe('cutpurse', 4, 'e')],
    [foe('slinger', 2, 'g'), foe('cutpurse', 5, 'd')],
  ],
  tokens: [
    chest('chest1', 'f', 'bronze-charm', 'lucky-coin', 'prayer-beads'),
    gem(1, 'c'),
    gem(3, 'g', 'knife-dancer-1'),
    food('d'),
  ],
  primary: [defeat('knife-dancer-1'), exitAny('B')],
  secondary: [open('chest1')],
  place: 1,
  reactions: [['cutpurse'], ['cutpurse', 'slinger'], ['knife-dancer'], ['cutpurse', 'knife-dancer']],
  specials: [
    otherBand('knife-dancer-1', 1, '0 hit earliest / 1-4 step exit:B'),
    getAway('knife-dancer-1', 'e', 4),
  ],
  unlocks: [1],
};
