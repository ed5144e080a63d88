import { type Adventure, boss, encounter, fight, find, rest, zone } from './node.ts';

export const sump: Adventure = {
  name: 'The Sump Beneath Harrow',
  difficulty: 1,
  zones: [
    zone('Harrow Cellars', [
      ['a1', encounter('two-ways'), 'a2', 'a3'],
      [
        'a2',
        fight(1.5, { 'gutter-imp': '1P', 'hedge-bandit': 1 }, { 'gutter-imp': '1P', 'bog-toad': 1 }),
        'a4',
      ],
      ['a3', fight(1.5, { 'crypt-rat-swarm': '1P' }, { 'thistle-sprite': '1P' }), 'a4'],
      ['a4', find],
      ['a5', encounter('loose-floor')],
      [
        'a6',
        fight(2.5, { 'rust-sentinel': 1, 'gutter-imp': '1P' }, { 'lantern-wisp': 1, 'gutter-imp': '1P' }),
      ],
      ['a7', rest(5)],
      ['a8', boss(4, { 'cellar-captain': 1, 'hedge-bandit': '1P', 'gutter-imp': 1 })],
    ]),
    zone('The Sump', [
      ['b1', find],
      [
        'b2',
        fight(
          4.5,
          { 'bog-toad': '1P', 'lantern-wisp': '0.5P' },
          { 'bog-toad': '1P', 'thistle-sprite': '0.5P' },
        ),
      ],
      ['b3', encounter('well')],
      ['b4', encounter('beggar'), 'b5', 'b6'],
      [
        'b5',
        fight(
          5,
          { 'drowned-porter': '1P', 'thistle-sprite': 1 },
          { 'drowned-porter': '1P', 'lantern-wisp': 1 },
        ),
        'b7',
      ],
      ['b6', encounter('riddle')],
      ['b7', rest(6)],
      ['b8', boss(9, { 'old-mother-sump': 1 })],
    ]),
  ],
};
