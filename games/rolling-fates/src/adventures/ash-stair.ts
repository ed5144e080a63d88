import { type Adventure, boss, encounter, fight, find, rest, zone } from './node.ts';

export const ashStair: Adventure = {
  name: 'Ash on the Stair',
  difficulty: 4,
  toughness: [
    [2.62, 1.96, 2.21, 2.1],
    [2.24, 2.75, 1.54, 1.97],
    [2.86, 2.75, 2.61, 2.54],
    [2.01, 1.91, 1.6, 1.73],
  ],
  zones: [
    zone('Foothill Camps', [
      ['a1', fight({ 'hedge-bandit': '1P' }, { 'bog-toad': '1P' })],
      ['a2', encounter('pedlar')],
      ['a3', find],
      ['a4', fight({ 'bog-toad': '1P', 'hedge-bandit': 1 }, { 'bog-toad': '1P', 'drowned-porter': 1 })],
      ['a5', rest(5)],
      [
        'a6',
        boss({ 'bandit-captain': '0.5P', 'hedge-bandit': 1 }, { 'bandit-captain': '0.5P', 'bog-toad': 1 }),
      ],
    ]),
    zone('Gate of Hounds', [
      [
        'b1',
        fight(
          { 'gate-hound': '0.5P', 'candle-monk': '0.5P' },
          { 'gate-hound': '0.5P', 'glass-spider': '0.5P' },
        ),
      ],
      ['b2', find],
      ['b3', encounter('gallery')],
      ['b4', fight({ 'glass-spider': '1P' }, { 'candle-monk': '1P' })],
      ['b5', rest(6)],
      [
        'b6',
        boss(
          { 'gate-hound': '0.5P', 'ferry-ghoul': '0.5P', 'candle-monk': 1 },
          { 'gate-hound': '0.5P', 'ferry-ghoul': '0.5P', 'glass-spider': 1 },
        ),
      ],
    ]),
    zone('The Cinder Galleries', [
      ['c1', find],
      ['c2', fight({ 'ash-wolf': '1P' }, { 'gallows-crow': '1P' })],
      ['c3', encounter('bone-market'), 'c4', 'c5'],
      [
        'c4',
        fight({ 'ember-acolyte': '1P', 'gallows-crow': 1 }, { 'ember-acolyte': '1P', 'salt-widow': 1 }),
        'c6',
      ],
      ['c5', encounter('riddle')],
      ['c6', rest(8)],
      ['c7', boss({ 'marsh-ogre': '0.5P', 'ember-acolyte': 1 }, { 'marsh-ogre': '0.5P', 'gallows-crow': 1 })],
    ]),
    zone('The Last Stair', [
      ['d1', find, 'd2', 'd2b'],
      [
        'd2',
        fight(
          { 'storm-herald': '0.5P', 'ash-wolf': '0.5P' },
          { 'storm-herald': '0.5P', 'chain-wraith': '0.5P' },
        ),
        'd3',
      ],
      [
        'd2b',
        fight(
          { 'rift-stalker': '0.5P', 'gate-hound': '0.5P' },
          { 'rift-stalker': '0.5P', 'ferry-ghoul': '0.5P' },
        ),
      ],
      ['d3', encounter('shrine')],
      ['d4', fight({ 'abyssal-leech': '1P' }, { 'rift-stalker': '1P' })],
      ['d5', rest(10)],
      ['d6', boss({ 'wyrm-of-the-last-stair': 1 })],
    ]),
  ],
};
