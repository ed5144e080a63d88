import { type Adventure, boss, encounter, fight, find, rest, zone } from './node.ts';

export const candles: Adventure = {
  name: 'Candles for Nera',
  difficulty: 3,
  toughness: [
    [2.76, 1.6, 1.36, 1.6],
    [3.02, 2.09, 2.07, 1.55],
    [2.2, 1.9, 1.81, 1.57],
  ],
  zones: [
    zone('Village of Wicks', [
      ['a1', encounter('apprentice')],
      [
        'a2',
        fight(
          { 'lantern-wisp': [0, 1, 2, 2], 'hedge-bandit': '0.5P' },
          { 'lantern-wisp': [0, 1, 2, 2], 'bog-toad': '0.5P' },
        ),
      ],
      ['a3', find],
      ['a4', fight({ 'drowned-porter': '1P' }, { 'bog-toad': '1P' })],
      ['a5', rest(5)],
      [
        'a6',
        boss({ 'bandit-captain': 1, 'thistle-sprite': '1P' }, { 'bandit-captain': 1, 'gutter-imp': '1P' }),
      ],
    ]),
    zone('Chapel Crypts', [
      ['b1', encounter('shrine')],
      ['b2', fight({ 'candle-monk': '1P' }, { 'glass-spider': '1P' })],
      ['b3', find, 'b4', 'b5'],
      ['b4', fight({ 'ferry-ghoul': '1P' }, { 'mirror-duelist': '1P' }), 'b6'],
      ['b5', encounter('number-door')],
      ['b6', fight({ 'glass-spider': '1P', 'candle-monk': 1 }, { 'candle-monk': '1P', 'glass-spider': 1 })],
      ['b7', rest(6)],
      [
        'b8',
        boss({ 'mirror-duelist': '1P', 'ferry-ghoul': 1 }, { 'ferry-ghoul': '1P', 'mirror-duelist': 1 }),
      ],
    ]),
    zone('The Waiting Room', [
      ['c1', find],
      ['c2', fight({ 'salt-widow': '1P' }, { 'chain-wraith': '1P' })],
      ['c3', encounter('dice-altar')],
      ['c4', fight({ 'ember-acolyte': '1P' }, { 'gallows-crow': '1P' })],
      ['c5', rest(8)],
      ['c6', boss({ 'nera-who-waits': 1 })],
    ]),
  ],
};
