import { defeat, exitAny, foe, getAway, noGemStolen, otherBand, type Scene, zone } from '../scene.ts';
import { chest, gem } from '../token.ts';

export const S06: Scene = {
  id: 's06',
  title: 'The Baron’s Ring',
  act: 'side',
  rounds: 4,
  stage: 6,
  zones: [
    zone('a', 'Fighting Pit', 50, 41),
    zone('b', 'Betting Stand', 56, 8),
    zone('c', 'Baron’s Box', 87, 15),
    zone('d', 'Beast Cages', 85, 49),
    zone('e', 'Ring Floor', 70, 30),
  ],
  edges: 'a-b b-c c-d a-d b-e d-e',
  start: ['a'],
  exits: { A: 'c' },
  enemies: [
    [
      foe('knife-dancer', 1, 'b'),
      foe('knife-dancer', 2, 'd'),
      foe('doorman', 1, 'c', 'exit A'),
      foe('slinger', 1, 'e'),
      foe('rust-baron', 1, 'e'),
    ],
    [foe('cutpurse', 1, 'd'), foe('slinger', 2, 'c'), foe('doorman', 2, 'e')],
    [foe('knife-dancer', 3, 'c')],
  ],
  tokens: [
    gem(5, 'e', 'rust-baron-1'),
    gem(3, 'd'),
    chest('chest1', 'c', 'salt-sabre', 'mirror-shield', 'feather-token'),
  ],
  primary: [defeat('rust-baron-1'), exitAny('A')],
  secondary: [noGemStolen],
  place: 1,
  reactions: [['knife-dancer'], ['slinger', 'knife-dancer'], ['rust-baron'], ['knife-dancer', 'rust-baron']],
  specials: [
    otherBand('rust-baron-1', 3, '0 hit +1 earliest / 1-3 step exit:A'),
    getAway('rust-baron-1', 'c', 4),
  ],
  unlocks: [1],
};
