import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { blind } from './kin.ts';
import { grip, knife, M, nails, visage } from './parts.ts';

/** She bows first. It is the last polite thing. */
export const knifeDancer = figure(
  'knife-dancer',
  { side: 'rust', facing: 'left', face: [118, 96, 58] },
  (p) => {
    p.brush(M.verdi[1], ['88,190 48,204 26,186 2,208', '92,196 54,226 30,216 6,246'], 12, {
      from: 0.6,
      to: 0.1,
    }).brush(M.verdi[0], ['86,188 48,200 26,183'], 4);
    p.limb(M.plum, '128,206 182,190 216,214', 32, 15, { rim: 3 }).at({ x: 220, y: 216, turn: 54 }, () =>
      p.part('leather', '-10,-10 12,-10 34,2! 12,10 -12,8', { s: 6, l: 3 }),
    );
    p.limb(M.plum, '112,206 104,244 108,276', 32, 16).at({ x: 108, y: 278 }, () =>
      p.part('leather', '-10,-14 9,-14 30,6 32,14! -10,14!', { s: 6, l: 3 }),
    );
    p.part(
      M.rusty,
      '94,196 62,220 44,256! 74,244 86,262! 112,238 142,254! 152,232 178,236! 152,204 134,192',
      { s: 16, l: 8, cut: 0.7, rim: 4 },
    );
    p.part(M.rusty, '96,132 88,160 100,182 96,202 136,200 132,180 146,154 140,130 118,124', {
      s: 18,
      l: 8,
      cut: 0.4,
      rim: 3,
    })
      .part(M.verdi, '96,186 116,192 136,184! 138,196! 116,206 94,198!', { s: 5, l: 3, cased: false })
      .brush('#33131a', ['112,136 108,156 114,180', '104,146 122,152', '102,160 122,166'], 3);
    p.limb(M.rusty, '96,140! 54,152! 26,128', 20, 14).at({ x: 20, y: 122, turn: -62 }, () => {
      knife(p, 66);
      grip(p, 'brown' in M ? M.brown : 'skin', 0.8);
    });
    p.limb('darkhair', '90,76 60,92 44,74 22,86 6,66', 20, 5, { cut: 0.6 });
    p.at({ x: 118, y: 96, scale: 0.98, turn: 6 }, () => {
      p.limb(M.brown, '-4,26 -4,48', 20, 22, { s: 8, l: 2 });
      visage(p, {
        skin: M.brown,
        jaw: 0.72,
        long: 0.94,
        nose: 0.6,
        mood: 0.6,
        mouth: 'none',
        ear: 1,
        eye: blind,
      });
      p.flat('#9a2f3a', '2,28 9,26 18,28! 11,33');
      p.part('darkhair', '-36,16! -38,-20 -18,-50 12,-54 32,-36 34,-16! 16,-32 -6,-30 -22,-12', {
        s: 12,
        l: 7,
        cut: 0.6,
      });
      // half mask with the long beak
      p.part('linen', '-28,-16! -4,-24 12,-18 30,-22! 34,-8 48,6 66,24! 40,20 22,12 10,2 -8,7 -27,0!', {
        s: 8,
        l: 5,
        cut: 0,
      })
        .flat(INK, '-14,-9 -4,-12 6,-5 -4,2 -12,-1')
        .flat(INK, '15,-6 22,-11 28,-8 26,-1');
      p.flat('#e8ffb0', '-11,-7! 2,-4! -8,0', { over: true })
        .flat('#e8ffb0', '16,-4! 27,-8! 24,-2', { over: true })
        .brush(M.rusty[1], ['-26,-16 -4,-21 12,-17', '38,4 54,16'], 3);
      p.at({ x: -6, y: -44, turn: -14, scale: 0.62 }, () =>
        nails(p, 1, [
          [-14, -10, 22],
          [0, 0, 34],
          [14, 12, 22],
        ]),
      );
    });
    p.limb(M.rusty, '138,140! 182,126! 178,76', 20, 14, { rim: 3 }).at({ x: 178, y: 64, turn: 24 }, () => {
      knife(p, 66);
      grip(p, M.brown, 0.82);
    });
  },
);
