import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { candle } from '../../parts/fire.ts';
import { paw } from '../../parts/limbs.ts';

/** He prays with his whole body, and it runs down. Sign: a bent neck under three flames, a hem of wax. */
export const candleMonk = figure(
  'candle-monk',
  { side: 'fire', facing: 'left', face: [160, 112, 54] },
  (p) => {
    candle(p, 60, 122, 40, { w: 14, lean: -5 });
    candle(p, 82, 104, 26, { w: 12, lean: -3 });
    candle(p, 42, 148, 20, { w: 12, lean: -4 });
    p.part(
      'linen',
      '120,98 76,104 42,140 34,190 46,236 30,262 14,286 40,296 66,288 96,298 130,290 164,298 196,292 186,268 172,232 176,190 166,146 150,116',
      { s: 36, l: 14, cut: 0.7, rim: 5 },
    );
    p.folds('linen', ['74,140 62,190 70,240 56,284', '104,150 98,210 106,286', '150,190 146,230 156,284'], 7);
    for (const [x, y, h] of [
      [44, 176, 34],
      [58, 214, 26],
      [84, 128, 30],
      [172, 224, 28],
      [122, 250, 30],
      [88, 256, 24],
      [38, 250, 22],
    ] as const)
      p.part(
        ['#fff6da', '#f0dcae', '#b08e60', '#5a4230'],
        `${x - 7},${y - h} ${x + 6},${y - h + 2} ${x + 7},${y - 6} ${x},${y + 4} ${x - 6},${y - 6}`,
        { s: 4, l: 3, cut: 0 },
      );
    p.part('leather', '58,196! 112,214 172,200! 172,212! 112,228 60,210!', { s: 5, l: 3, cased: false }).limb(
      'leather',
      '120,220 126,252 120,272',
      7,
      6,
    );
    // the head hangs forward on a long neck
    p.limb('pale', '108,118 134,112 146,120', 34, 28);
    p.at({ x: 158, y: 118, turn: 24, scale: 0.98 }, () => {
      p.part('pale', '-30,-16 -16,-38 8,-42 28,-26 30,0 26,24 10,42 -8,36 -24,16', {
        s: 18,
        l: 9,
        cut: 0.3,
        rim: 3,
      });
      p.flat('#9a5c4a', '-12,-8! 6,-10 8,4! -8,6')
        .flat('#9a5c4a', '14,-8! 28,-10 28,4! 16,6')
        .brush(INK, ['-10,-2 -1,3 8,-1', '15,0 21,4 28,0'], 4)
        .brush('#fff6da', ['-4,4 -6,20 -2,32', '22,6 24,18'], 5);
      p.brush(INK, ['-14,-12 -2,-18 8,-14', '14,-14 22,-18 29,-14'], 4.5)
        .flat('#9a5c4a', '10,-6 18,10 10,14!')
        .flat('#3a1014', '4,22! 12,19 21,21! 18,32 9,33');
      p.part('darkhair', '-32,-10! -30,-22 -12,-30 10,-32 28,-22! 30,-12! 8,-22 -14,-20', {
        s: 5,
        l: 3,
        cut: 0.4,
      });
    });
    candle(p, 150, 76, 42, { w: 16, lean: -4 });
    candle(p, 174, 82, 26, { w: 13 });
    candle(p, 128, 86, 24, { w: 12, lean: -4 });
    p.part(
      ['#fff6da', '#f0dcae', '#b08e60', '#5a4230'],
      '116,92 128,78 160,72 186,82 188,100 180,92 170,104 160,90 148,108 138,92 126,102',
      { s: 6, l: 4, cut: 0 },
    );
    p.limb('linen', '100,166 126,206 166,196', 40, 30).limb('linen', '158,160 186,190 186,184', 30, 28, {
      rim: 3,
    });
    p.at({ x: 176, y: 194, turn: 22 }, () => {
      paw(p, 'pale', { s: 0.95, spread: 3, len: 30, bend: 2, thumb: false });
    });
    p.at({ x: 190, y: 192, turn: 26 }, () => paw(p, 'pale', { s: 0.92, spread: 3, len: 30, bend: 2 }));
  },
);
