import { exitAny, foe, noTrapCard, open, type Scene, zone } from '../scene.ts';
import { chest, gem, trap } from '../token.ts';

export const C14A: Scene = {
  id: 'c14a',
  title: 'The Regent’s Vault',
  act: 3,
  rounds: 4,
  stage: 6,
  zones: [
    zone('a', 'Ledger Hall', 12, 27),
    zone('b', 'Sentry Walk', 36, 12),
    zone('c', 'Coin Stair', 48, 35),
    zone('d', 'Seal Room', 59, 60),
    zone('e', 'The Vault', 27, 56),
    zone('f', 'Assay Bench', 70, 11),
    zone('g', 'Grille', 80, 39),
  ],
  edges: 'a-b b-c c-d d-e b-f f-g g-d c-f',
  start: ['a'],
  exits: { A: 'a' },
  enemies: [
    [
      foe('street-guard', 1, 'b'),
      foe('shieldman', 1, 'c'),
      foe('halberdier', 1, 'e', 'enemy lamp-sergeant-1'),
      foe('cantor', 1, 'g'),
      foe('cantor', 2, 'f'),
      foe('lamp-sergeant', 1, 'e'),
    ],
    [foe('street-guard', 2, 'g'), foe('street-guard', 3, 'e'), foe('cantor', 3, 'd')],
    [foe('furnace-guard', 2, 'e'), foe('street-guard', 4, 'g')],
  ],
  tokens: [
    trap('b'),
    trap('f'),
    trap('g'),
    chest('chest1', 'e', 'heart-of-bronze', 'siege-crossbow'),
    gem(5, 'd'),
    gem(3, 'g'),
  ],
  primary: [open('chest1'), exitAny('A')],
  secondary: [noTrapCard],
  place: 1,
  reactions: [['street-guard'], ['cantor', 'shieldman'], ['cantor'], ['halberdier', 'cantor']],
  specials: [],
  unlocks: [1, 6, 10],
};
