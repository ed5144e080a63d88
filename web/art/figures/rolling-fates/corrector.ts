import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { ember } from '../../parts/fire.ts';
import { grip } from '../../parts/limbs.ts';

/** He has it right, and there is no help for it. Sign: a pen as long as a lance, dipped in red. */
export const corrector = figure('corrector', { side: 'fire', facing: 'left', face: [156, 104, 58] }, (p) => {
  // what he has struck out hangs in the air
  p.brush('#e0304a', ['6,70 60,60 96,66', '-4,104 44,96 82,102', '196,262 232,254 262,260'], 7, {
    from: 0.8,
    to: 0.2,
  });
  // the pen: its feather behind his head
  p.part('white', '112,196! 138,110 184,34 240,-40 258,-24! 262,16 240,70 204,118 150,180!', {
    s: 22,
    l: 12,
    cut: 0.7,
  }).brush('#8f8c9c', ['152,140 206,70 246,-10', '196,92 226,78', '180,118 212,108', '210,64 236,46'], 5);
  p.part('darkfur', '116,112 72,124 44,164 38,220 46,262 22,300! 206,300! 188,262 184,210 176,160 152,124', {
    s: 36,
    l: 13,
    cut: 0.7,
    rim: 5,
  });
  p.part('linen', '118,150! 148,152! 166,300! 112,300!', { s: 14, l: 7, cut: 0.5, cased: false })
    .brush('#b0344f', ['126,180 150,178', '124,200 152,199', '122,222 140,221', '121,244 156,243'], 5, {
      from: 0.8,
      to: 0.5,
    })
    .folds('darkfur', ['74,170 62,220 66,290', '96,160 88,220 94,296'], 7);
  p.fur('darkfur', '88,126 70,150 96,172 138,176 174,160 178,136 150,120', { tuft: 6, s: 12, l: 7 });
  p.limb('pale', '118,130 138,120 148,116', 34, 30);
  p.at({ x: 156, y: 100, turn: 14, scale: 1.12 }, () => {
    p.part('pale', '-28,-18 -14,-38 10,-42 28,-28 31,-6 27,18 14,42 -4,40 -22,22', {
      s: 17,
      l: 9,
      cut: 0.3,
      rim: 3,
    });
    p.fur('darkhair', '-32,14! -34,-14 -22,-32! -18,-18 -22,4', { tuft: 8, s: 6, l: 4 }).part(
      'darkhair',
      '20,-32! 32,-22 36,-4! 28,-10',
      { s: 4, l: 3 },
    );
    p.flat('#9a5c4a', '8,-8! 30,-10 28,4! 12,6').flat('#9a5c4a', '-16,-8! 4,-10 6,4! -12,6');
    p.flat('#9a5c4a', '9,-6 14,4 26,14 20,20 8,18!').flat('#ffe3bf', '8,-8! 12,4 20,14 12,16! 7,8');
    // spectacles
    for (const [x, r] of [
      [-5, 13],
      [22, 10],
    ] as const) {
      p.dot('#e3a83a', x, -2, r).dot('#3a2410', x, -2, r - 3.4);
      ember(p, x, -2, r * 0.5, { hole: 0, glow: 'Red', lit: '#ffd8d0' });
    }
    p.brush('#e3a83a', ['7,-3 13,-3', '-18,-4 -30,-8'], 4, { from: 1, to: 1 });
    p.brush(INK, ['-20,-18 -4,-20 10,-12', '14,-12 24,-20 34,-17'], 6, { from: 0.3, to: 0.6 });
    p.brush(INK, ['-2,30 8,25 20,28'], 3.6).brush('#9a5c4a', ['2,36 10,34 16,36', '-16,12 -10,22 -6,30'], 3);
  });
  p.limb('linen', '60,284 96,226 136,162', 8, 7, { s: 4, l: 2 }).part(
    'crimson',
    '52,276! 70,258! 82,270! 40,304!',
    {
      s: 5,
      l: 4,
      cut: 0,
    },
  );
  p.brush('#e0304a', ['40,300 28,308 6,308', '60,300 74,306'], 8);
  p.limb('darkfur', '82,162 60,206 84,238', 40, 30);
  p.at({ x: 92, y: 234, turn: 30 }, () => grip(p, 'pale', 1.15));
  p.limb('darkfur', '172,166 180,206 136,190', 36, 24, { rim: 3 });
  p.at({ x: 124, y: 182, turn: 30 }, () => grip(p, 'pale', 1.1));
});
