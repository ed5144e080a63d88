import { type Adventure, boss, encounter, fight, find, rest, zone } from './node.ts';

export const clockmaker: Adventure = {
  name: "The Clockmaker's Funeral",
  difficulty: 3,
  zones: [
    zone('Procession', [
      ['a1', fight(1.5, { 'sentinel-of-the-guild': '1P' }, { 'crypt-rat-swarm': '1P' })],
      ['a2', encounter('cups')],
      ['a3', find],
      [
        'a4',
        fight(2.5, { 'gutter-imp': '1P', 'sentinel-of-the-guild': 1 }, { 'gutter-imp': '1P', 'bog-toad': 1 }),
      ],
      ['a5', rest(5)],
      [
        'a6',
        boss(
          4.5,
          { 'the-head-porter': 1, 'drowned-pallbearer': '0.5P', 'sentinel-of-the-guild': [0, 1, 1, 1] },
          { 'the-head-porter': 1, 'drowned-pallbearer': '0.5P', 'hedge-bandit': [0, 1, 1, 1] },
        ),
      ],
    ]),
    zone('The Workshop', [
      ['b1', encounter('strongbox')],
      ['b2', fight(5, { 'clockwork-page': [2, 3, 4, 5] }, { 'quicksilver-man': [2, 3, 4, 5] })],
      ['b3', find],
      ['b4', encounter('arch'), 'b5', 'b6'],
      ['b5', fight(5, { 'skimmed-oil': '1P' }, { 'clockwork-page': '1P' }), 'b7'],
      [
        'b6',
        fight(
          6.5,
          { 'bellows-golem': 1, 'clockwork-page': [1, 2, 3, 3] },
          { 'bellows-golem': 1, 'glass-spider': [1, 2, 3, 3] },
        ),
      ],
      ['b7', rest(6)],
      [
        'b8',
        boss(
          7.5,
          { 'the-journeyman': 1, 'bellows-golem': [1, 1, 3, 3] },
          { 'the-last-page': 1, 'bellows-golem': [1, 1, 3, 3] },
        ),
      ],
    ]),
    zone('Inside the Great Clock', [
      ['c1', find],
      ['c2', fight(7.5, { 'watchcase-thrall': '1P' }, { 'hired-mourner': '1P' })],
      ['c3', encounter('lesson')],
      [
        'c4',
        fight(
          8,
          { 'tomb-bailiff': '0.5P', 'gallows-crow': [1, 1, 2, 3] },
          { 'tomb-bailiff': '0.5P', 'ember-acolyte': [1, 1, 2, 3] },
        ),
      ],
      ['c5', rest(8)],
      ['c6', boss(12, { 'the-minute': 1, 'tomb-bailiff': [0, 1, 1, 2] })],
    ]),
  ],
};
