import { type Adventure, boss, encounter, fight, find, rest, zone } from './node.ts';

export const ashStair: Adventure = {
  name: 'Ash on the Stair',
  difficulty: 4,
  zones: [
    zone('Foothill Camps', [
      ['a1', fight(2, { 'hedge-bandit': [2, 2, 3, 4] }, { 'bog-toad': [2, 2, 3, 4] })],
      ['a3', find],
      ['a2', encounter('pedlar')],
      [
        'a4',
        fight(
          4,
          { 'bog-toad': '1P', 'hedge-bandit': 1 },
          { 'bog-toad': '1P', 'porter-of-the-first-expedition': 1 },
        ),
      ],
      ['a5', rest(5)],
      [
        'a6',
        boss(
          6,
          { 'teresa-voll': 1, 'hedge-bandit': [1, 1, 2, 3] },
          { 'teresa-voll': 1, 'bog-toad': [1, 1, 2, 3] },
        ),
      ],
    ]),
    zone('Gate of Hounds', [
      [
        'b1',
        fight(
          6.5,
          { 'gate-hound': '0.5P', 'candle-monk': '0.5P' },
          { 'gate-hound': '0.5P', 'glass-spider': '0.5P' },
        ),
      ],
      ['b2', find],
      ['b3', encounter('gallery')],
      ['b4', fight(7, { 'glass-spider': '1P' }, { 'candle-monk': '1P' })],
      ['b5', rest(6)],
      [
        'b6',
        boss(
          9,
          { 'the-kennelmaster': 1, 'gate-hound': [0, 1, 1, 1], 'candle-monk': 1 },
          { 'the-kennelmaster': 1, 'gate-hound': [0, 1, 1, 1], 'glass-spider': 1 },
        ),
      ],
    ]),
    zone('The Cinder Galleries', [
      ['c1', find],
      ['c2', fight(9, { 'ash-wolf': [2, 2, 3, 4] }, { 'gallows-crow': [2, 2, 3, 4] })],
      ['c3', encounter('bone-market'), 'c4', 'c5'],
      [
        'c4',
        fight(
          10,
          { 'novice-of-the-wyrm': '1P', 'gallows-crow': 1 },
          { 'novice-of-the-wyrm': '1P', 'salt-widow': 1 },
        ),
        'c6',
      ],
      ['c5', encounter('riddle')],
      ['c6', rest(8)],
      [
        'c7',
        boss(
          12,
          { 'the-doorkeeper': 1, 'novice-of-the-wyrm': '1P' },
          { 'the-doorkeeper': 1, 'gallows-crow': '1P' },
        ),
      ],
    ]),
    zone('The Last Stair', [
      ['d1', find, 'd2', 'd2b'],
      [
        'd2',
        fight(
          12,
          { 'storm-herald': '0.5P', 'ash-wolf': '1P' },
          { 'storm-herald': '0.5P', 'chain-wraith': '1P' },
        ),
        'd3',
      ],
      [
        'd2b',
        fight(
          14,
          { 'rift-stalker': '0.5P', 'gate-hound': '0.5P' },
          { 'rift-stalker': '0.5P', 'ferry-ghoul': '0.5P' },
        ),
      ],
      ['d3', encounter('shrine')],
      ['d4', fight(14.5, { 'abyssal-leech': '1P' }, { 'rift-stalker': '1P' })],
      ['d5', rest(10)],
      ['d6', boss(20, { 'wyrm-of-the-last-stair': 1 })],
    ]),
  ],
};
