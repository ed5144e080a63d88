import { type Adventure, boss, encounter, fight, find, rest, zone } from './node.ts';

export const crown: Adventure = {
  name: 'The Unwritten Crown',
  difficulty: 5,
  toughness: [
    [2.19, 1.97, 1.51, 1.6],
    [2.93, 2.04, 2.07, 1.73],
    [2.14, 2.28, 1.74, 1.85],
    [1.55, 1.64, 1.49, 1.53],
  ],
  zones: [
    zone('Margins', [
      ['a1', fight({ 'lantern-wisp': '1P' }, { 'crypt-rat-swarm': '1P' })],
      ['a2', encounter('beggar')],
      ['a3', find],
      [
        'a4',
        fight(
          { 'crypt-rat-swarm': '0.5P', 'thistle-sprite': '0.5P' },
          { 'crypt-rat-swarm': '0.5P', 'lantern-wisp': '0.5P' },
        ),
      ],
      ['a5', rest(5)],
      [
        'a6',
        boss(
          { 'bandit-captain': 1, 'lantern-wisp': '0.5P' },
          { 'bandit-captain': 1, 'thistle-sprite': '0.5P' },
        ),
      ],
    ]),
    zone('Footnotes', [
      ['b1', fight({ 'mirror-duelist': '1P' }, { 'clockwork-page': '1P' })],
      ['b2', find],
      ['b3', encounter('number-door')],
      ['b4', fight({ 'ferry-ghoul': '1P' }, { 'cellar-ooze': '1P' })],
      ['b5', rest(6)],
      ['b6', boss({ 'cellar-ooze': '1P', 'candle-monk': 1 }, { 'cellar-ooze': '1P', 'glass-spider': 1 })],
    ]),
    zone('The Struck Pages', [
      ['c1', find],
      ['c2', fight({ 'chain-wraith': '1P' }, { 'salt-widow': '1P' })],
      ['c3', encounter('second-meeting')],
      [
        'c4',
        fight(
          { 'rune-thrall': '0.5P', 'salt-widow': '0.5P' },
          { 'rune-thrall': '0.5P', 'gallows-crow': '0.5P' },
        ),
      ],
      ['c5', rest(8)],
      [
        'c6',
        boss(
          { 'hollow-knight': '0.5P', 'gallows-crow': '0.5P' },
          { 'hollow-knight': '0.5P', 'ember-acolyte': '0.5P' },
        ),
      ],
    ]),
    zone('The Blank Throne', [
      ['d1', find],
      ['d2', fight({ 'twin-of-left': 1, 'twin-of-right': 1 })],
      ['d3', encounter('dice-altar'), 'd4', 'd4b'],
      [
        'd4',
        fight(
          { 'bone-choir': '0.5P', 'gallows-crow': '0.5P' },
          { 'bone-choir': '0.5P', 'salt-widow': '0.5P' },
        ),
        'd5',
      ],
      [
        'd4b',
        fight(
          { 'gilded-executioner': '0.5P', 'clockwork-page': '0.5P' },
          { 'gilded-executioner': '0.5P', 'glass-spider': '0.5P' },
        ),
      ],
      ['d5', rest(10)],
      ['d6', boss({ 'the-unwritten-king': 1 })],
    ]),
  ],
};
