import { type Adventure, boss, encounter, fight, find, rest, zone } from './node.ts';

export const candles: Adventure = {
  name: 'Candles for Nera',
  difficulty: 3,
  zones: [
    zone('Village of Wicks', [
      ['a1', encounter('apprentice')],
      [
        'a2',
        fight(
          1.5,
          { 'lantern-wisp': [0, 1, 2, 2], 'hedge-bandit': '0.5P' },
          { 'lantern-wisp': [0, 1, 2, 2], 'bog-toad': '0.5P' },
        ),
      ],
      ['a3', find],
      ['a4', fight(2.5, { 'drowned-porter': '1P' }, { 'bog-toad': '1P' })],
      ['a5', rest(5)],
      [
        'a6',
        boss(
          4.5,
          { 'captain-of-spades': 1, 'thistle-sprite': '1P' },
          { 'captain-of-spades': 1, 'gutter-imp': '1P' },
        ),
      ],
    ]),
    zone('Chapel Crypts', [
      ['b1', encounter('shrine')],
      ['b2', fight(5, { 'candle-monk': [2, 3, 4, 5] }, { 'glass-spider': [2, 3, 4, 5] })],
      ['b3', find, 'b4', 'b5'],
      ['b4', fight(5, { 'ferry-ghoul': '1P' }, { 'friend-of-the-groom': '1P' }), 'b6'],
      ['b5', encounter('number-door')],
      [
        'b6',
        fight(5.5, { 'glass-spider': '1P', 'candle-monk': 1 }, { 'candle-monk': '1P', 'glass-spider': 1 }),
      ],
      ['b7', rest(6)],
      [
        'b8',
        boss(
          7,
          { 'the-best-man': 1, 'friend-of-the-groom': '0.5P', 'ferry-ghoul': [0, 1, 1, 1] },
          { 'the-best-man': 1, 'ferry-ghoul': '0.5P', 'friend-of-the-groom': [0, 1, 1, 1] },
        ),
      ],
    ]),
    zone('The Waiting Room', [
      ['c1', find],
      ['c2', fight(7, { 'white-aunt': '1P' }, { 'chain-wraith': '1P' })],
      ['c3', encounter('dice-altar')],
      ['c4', fight(8, { 'ember-acolyte': [2, 2, 3, 4] }, { 'gallows-crow': [2, 2, 3, 4] })],
      ['c5', rest(8)],
      ['c6', boss(12, { 'nera-who-waits': 1 })],
    ]),
  ],
};
