import { type Adventure, boss, encounter, fight, find, rest, zone } from './node.ts';

export const tollRoad: Adventure = {
  name: 'The Toll Road',
  difficulty: 2,
  zones: [
    zone('Hedge Country', [
      [
        'a1',
        fight(1.5, { 'hedge-bandit': '1P', 'thistle-sprite': 1 }, { 'hedge-bandit': '1P', 'gutter-imp': 1 }),
      ],
      ['a3', find],
      ['a2', encounter('pedlar')],
      ['a4', encounter('cut-rope'), 'a5', 'a6'],
      [
        'a5',
        fight(
          4,
          { 'hedge-bandit': '1P', 'bandit-captain': 1 },
          { 'hedge-bandit': '1P', 'rust-sentinel': 1, 'gutter-imp': 1 },
        ),
        'a7',
      ],
      [
        'a6',
        fight(
          2.5,
          { 'crypt-rat-swarm': '1P', 'lantern-wisp': 1 },
          { 'crypt-rat-swarm': '1P', 'thistle-sprite': 1 },
        ),
      ],
      ['a7', rest(5)],
      ['a8', boss(4.5, { 'kings-old-sentinel': '1P', 'captain-of-customs': 1 })],
    ]),
    zone('The Long Bridge', [
      ['b1', find],
      ['b2', fight(4.5, { 'gate-hound': '1P' }, { 'ferry-ghoul': '1P' })],
      ['b3', encounter('scales')],
      [
        'b4',
        fight(
          5,
          { 'counting-monk': 1, 'clockwork-page': '1P' },
          { 'glass-spider': 1, 'clockwork-page': '1P' },
        ),
      ],
      ['b5', encounter('double')],
      ['b6', rest(7)],
      ['b7', boss(8, { 'the-toll-taker': 1 })],
    ]),
  ],
};
