import { type Adventure, boss, encounter, fight, find, rest, zone } from './node.ts';

export const tollRoad: Adventure = {
  name: 'The Toll Road',
  difficulty: 2,
  toughness: [
    [1.78, 1.15, 1.37, 1.28],
    [2.25, 1.71, 1.89, 1.47],
  ],
  zones: [
    zone('Hedge Country', [
      ['a1', fight({ 'hedge-bandit': '1P', 'thistle-sprite': 1 }, { 'hedge-bandit': '1P', 'gutter-imp': 1 })],
      ['a2', encounter('pedlar')],
      ['a3', find],
      ['a4', encounter('cut-rope'), 'a5', 'a6'],
      [
        'a5',
        fight(
          { 'hedge-bandit': '1P', 'bandit-captain': 1 },
          { 'hedge-bandit': '1P', 'rust-sentinel': 1, 'gutter-imp': 1 },
        ),
        'a7',
      ],
      [
        'a6',
        fight(
          { 'crypt-rat-swarm': '1P', 'lantern-wisp': 1 },
          { 'crypt-rat-swarm': '1P', 'thistle-sprite': 1 },
        ),
      ],
      ['a7', rest(5)],
      ['a8', boss({ 'rust-sentinel': '1P', 'bandit-captain': 1 })],
    ]),
    zone('The Long Bridge', [
      ['b1', find],
      ['b2', fight({ 'gate-hound': '1P' }, { 'ferry-ghoul': '1P' })],
      ['b3', encounter('scales')],
      [
        'b4',
        fight({ 'candle-monk': 1, 'clockwork-page': '1P' }, { 'glass-spider': 1, 'clockwork-page': '1P' }),
      ],
      ['b5', encounter('double')],
      ['b6', rest(7)],
      ['b7', boss({ 'the-toll-taker': 1 })],
    ]),
  ],
};
