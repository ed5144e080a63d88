import { type Adventure, boss, encounter, fight, find, rest, zone } from './node.ts';

export const clockmaker: Adventure = {
  name: "The Clockmaker's Funeral",
  difficulty: 3,
  toughness: [
    [2.87, 2.04, 2.23, 1.77],
    [2.64, 2.12, 2.76, 2.67],
    [1.07, 1.88, 1.4, 1.78],
  ],
  zones: [
    zone('Procession', [
      ['a1', fight({ 'rust-sentinel': '1P' }, { 'crypt-rat-swarm': '1P' })],
      ['a2', encounter('cups')],
      ['a3', find],
      ['a4', fight({ 'gutter-imp': '1P', 'rust-sentinel': 1 }, { 'gutter-imp': '1P', 'bog-toad': 1 })],
      ['a5', rest(5)],
      [
        'a6',
        boss({ 'drowned-porter': '1P', 'rust-sentinel': 1 }, { 'drowned-porter': '1P', 'hedge-bandit': 1 }),
      ],
    ]),
    zone('The Workshop', [
      ['b1', encounter('strongbox')],
      ['b2', fight({ 'clockwork-page': '1P' }, { 'mirror-duelist': '1P' })],
      ['b3', find],
      ['b4', encounter('arch'), 'b5', 'b6'],
      ['b5', fight({ 'cellar-ooze': '1P' }, { 'clockwork-page': '1P' }), 'b7'],
      [
        'b6',
        fight(
          { 'bellows-golem': 1, 'clockwork-page': '0.5P' },
          { 'bellows-golem': 1, 'glass-spider': '0.5P' },
        ),
      ],
      ['b7', rest(6)],
      [
        'b8',
        boss(
          { 'bellows-golem': '0.5P', 'mirror-duelist': 1 },
          { 'bellows-golem': '0.5P', 'clockwork-page': 1 },
        ),
      ],
    ]),
    zone('Inside the Great Clock', [
      ['c1', find],
      ['c2', fight({ 'rune-thrall': '1P' }, { 'salt-widow': '1P' })],
      ['c3', encounter('lesson')],
      [
        'c4',
        fight(
          { 'tomb-bailiff': '0.5P', 'gallows-crow': '0.5P' },
          { 'tomb-bailiff': '0.5P', 'ember-acolyte': '0.5P' },
        ),
      ],
      ['c5', rest(8)],
      ['c6', boss({ 'hollow-knight': '0.5P', 'tomb-bailiff': '0.5P', 'clockwork-page': '0.5P' })],
    ]),
  ],
};
