import { type Adventure, boss, encounter, fight, find, rest, zone } from './node.ts';

export const crown: Adventure = {
  name: 'The Unwritten Crown',
  difficulty: 5,
  zones: [
    zone('Margins', [
      ['a1', fight(2, { 'living-initial': '1P' }, { 'margin-mice': '1P' })],
      ['a3', find],
      ['a2', encounter('beggar')],
      [
        'a4',
        fight(
          3.5,
          { 'margin-mice': '0.5P', 'creeping-ornament': '0.5P' },
          { 'margin-mice': '0.5P', 'living-initial': '0.5P' },
        ),
      ],
      ['a5', rest(5)],
      [
        'a6',
        boss(
          5.5,
          { 'captain-of-the-preface': 1, 'living-initial': '0.5P' },
          { 'captain-of-the-preface': 1, 'creeping-ornament': '0.5P' },
        ),
      ],
    ]),
    zone('Footnotes', [
      ['b1', fight(6, { 'opposite-view': [2, 3, 4, 5] }, { 'brass-schoolboy': [2, 3, 4, 5] })],
      ['b2', find],
      ['b3', encounter('number-door')],
      ['b4', fight(6.5, { 'burial-example': '1P' }, { 'pooled-ink': '1P' })],
      ['b5', rest(6)],
      [
        'b6',
        boss(
          8.5,
          { 'the-corrector': 1, 'pooled-ink': '0.5P' },
          { 'the-corrector': 1, 'hairline-spider': '0.5P' },
        ),
      ],
    ]),
    zone('The Struck Pages', [
      ['c1', find],
      ['c2', fight(8.5, { 'struck-out-prisoner': '1P' }, { 'struck-out-widow': '1P' })],
      ['c3', encounter('second-meeting')],
      [
        'c4',
        fight(
          9,
          { 'bearer-of-the-laws': '0.5P', 'struck-out-widow': '0.5P' },
          { 'bearer-of-the-laws': '0.5P', 'gallows-crow': '0.5P' },
        ),
      ],
      ['c5', rest(8)],
      [
        'c6',
        boss(
          11,
          { 'knight-without-a-face': '0.5P', 'gallows-crow': '0.5P' },
          { 'knight-without-a-face': '0.5P', 'burning-draft': '0.5P' },
        ),
      ],
    ]),
    zone('The Blank Throne', [
      ['d1', find],
      ['d2', fight(11, { 'the-just-version': 1, 'the-strong-version': 1 })],
      ['d3', encounter('dice-altar'), 'd4', 'd4b'],
      [
        'd4',
        fight(
          11.5,
          { 'coronation-choir': '0.5P', 'gallows-crow': '0.5P' },
          { 'coronation-choir': '0.5P', 'struck-out-widow': '0.5P' },
        ),
        'd5',
      ],
      [
        'd4b',
        fight(
          14,
          { 'the-kings-justice': 1, 'clockwork-page': '0.5P' },
          { 'the-kings-justice': 1, 'hairline-spider': '0.5P' },
        ),
      ],
      ['d5', rest(10)],
      ['d6', boss(20, { 'the-unwritten-king': 1 })],
    ]),
  ],
};
