import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { ember } from '../../parts/fire.ts';
import { leg, paw } from '../../parts/limbs.ts';
import { fangs } from '../../parts/things.ts';

/** Got loose from its chapter. Sign: a letter that walks, its gilded square still on its back. */
export const livingInitial = figure(
  'living-initial',
  { side: 'hero', facing: 'left', face: [124, 116, 74] },
  (p) => {
    // the flourish it has torn off with itself
    p.brush(
      '#7fb8ea',
      [
        '70,80 20,60 -6,90 14,122 40,108 26,92',
        '66,170 18,176 -10,214 12,250 44,236 30,216',
        '56,120 16,140 -8,160',
      ],
      8,
      { from: 0.9, to: 0.3 },
    );
    p.part('gold', '34,46! 186,24! 206,196! 52,214!', { s: 16, l: 10, cut: 0.3 });
    p.part('blue', '48,60! 176,42! 192,184! 64,200!', { s: 22, l: 8, cut: 0.4, cased: false });
    for (const [x, y] of [
      [66, 76],
      [168, 62],
      [180, 172],
      [74, 186],
      [64, 130],
    ] as const)
      p.dot('#ffd36b', x, y, 5);
    leg(p, 'night', '92,206 80,240 96,272', 18, 13, { boot: 'gold', k: 0.9 });
    leg(p, 'night', '164,204 184,228 176,258', 18, 13, { boot: 'gold', k: 0.9, o: { rim: 3 } });
    // the letter: one thin stroke, one thick
    p.part(
      'crimson',
      '60,216! 66,202 84,200 122,62! 104,58! 100,44 146,34 158,44 196,196 216,196! 216,212! 138,216! 138,202! 152,198 128,106! 104,200 116,204! 116,214!',
      {
        s: 18,
        l: 9,
        cut: 0.3,
        rim: 4,
      },
    );
    p.brush('#ffd0c8', ['132,52 158,150 168,190', '92,190 112,110'], 4);
    // what it has for a face lies where the bar would be
    p.part('crimson', '78,128! 102,112 150,108 186,122! 188,168 160,190 116,192 84,170', {
      s: 16,
      l: 8,
      cut: 0.3,
      rim: 3,
    });
    p.flat(INK, '88,158! 116,164 150,162 182,150! 178,176 154,188 118,188 96,176');
    fangs(
      p,
      [
        [106, 164, 180, 1],
        [124, 166, 180, 1.2],
        [144, 165, 180, 1.2],
        [164, 160, 180, 1],
        [116, 186, 0, 0.9],
        [136, 188, 0, 1],
        [156, 184, 0, 0.9],
      ],
      'linen',
    );
    ember(p, 112, 136, 12, { slant: -4, glow: 'Gold', lit: '#fff3b0' });
    ember(p, 156, 132, 10, { slant: 4, glow: 'Gold', lit: '#fff3b0' });
    p.limb('night', '80,170 46,184 44,214', 13, 9).at({ x: 44, y: 214, turn: 190 }, () =>
      paw(p, 'crimson', { s: 0.7, n: 3, nail: 'gold' }),
    );
    p.limb('night', '188,150 220,142 232,114', 13, 9, { rim: 3 }).at({ x: 233, y: 112, turn: 20 }, () =>
      paw(p, 'crimson', { s: 0.8, n: 3, nail: 'gold' }),
    );
  },
);
