import { figure } from '../../hand/figure.ts';
import { watchEyes } from './kin.ts';
import { grip, lantern, M, pointer, visage } from './parts.ts';

/** His lamp goes before, his moustache before that. */
export const lampSergeant = figure(
  'lamp-sergeant',
  { side: 'lamp', facing: 'left', face: [116, 98, 62] },
  (p) => {
    // the street lamp he carries on his back
    p.limb('wood', '56,240 46,120 52,30 88,-4 140,-8', 13, 9, { cut: 0.5 }).limb(
      M.brass,
      '60,60 84,40 96,0',
      7,
      5,
    );
    p.at({ x: 146, y: -4 }, () => lantern(p, 1.1, { reach: 74 }));
    p.part(M.navy, '78,140 44,164 30,230 18,302! 206,302! 202,230 198,170 162,140', {
      s: 32,
      l: 11,
      cut: 0.7,
      rim: 5,
    });
    p.part(M.brass, '84,150! 108,142 168,262! 150,276!', { s: 8, l: 5, cut: 0.2, cased: false });
    p.folds(M.navy, ['70,220 62,262 66,300', '116,256 112,280 116,300', '178,240 184,270 180,300'], 6);
    for (const y of [186, 208, 230]) p.dot('#fff2b8', 96, y, 5.5).dot('#86581f', 97, y + 1.6, 3);
    p.part('leather', '34,250 110,264 204,248! 206,266! 110,282 31,268!', { s: 5, l: 3, cased: false });
    p.part('iron', '28,182 38,152 74,140 96,160 76,184 48,198', { s: 13, l: 8, cut: 0.2 }).part(
      M.brass,
      '26,186! 48,200 78,186! 74,196 50,210 28,198',
      { s: 4, l: 3, cut: 0 },
    );
    p.at({ x: 118, y: 104, scale: 1.16 }, () => {
      visage(p, {
        skin: 'ruddy',
        wide: 1.08,
        jaw: 1.2,
        long: 1,
        nose: 1.4,
        hook: 0.2,
        mood: 1,
        bushy: 1.4,
        brow: '#8f8c9c',
        mouth: 'none',
        ...watchEyes,
      });
      p.flat('#3a1014', '0,30 10,27 20,30 16,40 4,40').flat('#fff1d8', '3,31 10,30 17,32 15,34 4,34');
      p.fur('white', '8,16! -4,16 -20,24 -38,16! -32,36 -14,40 4,30 12,27 24,33 36,26 40,10! 26,20 16,17', {
        tuft: 9,
        every: 10,
        s: 9,
        l: 5,
      });
      p.part('iron', '-36,-10! -34,-36 -12,-54 16,-54 34,-34 36,-10! 18,-18 -12,-18', {
        s: 14,
        l: 8,
        cut: 0.2,
      }).part(M.brass, '-40,-6! -38,-17! 0,-27 36,-19! 40,-7! 18,-15 -14,-13', { s: 5, l: 3, cut: 0 });
      p.fur('crimson', '-4,-50! -16,-66 -44,-74 -66,-58 -70,-24 -56,-40 -34,-48 -18,-44', {
        tuft: 14,
        every: 11,
        hang: [-0.8, 0.6],
        s: 10,
        l: 6,
      });
    });
    p.limb(M.navy, '176,176 212,196 218,176', 34, 25, { rim: 3 }).part(
      M.brass,
      '206,182! 232,180! 230,166! 206,168!',
      { s: 4, l: 3, cut: 0 },
    );
    p.at({ x: 220, y: 156, turn: -24 }, () => pointer(p, 'ruddy', 1.2));
    p.limb(M.navy, '52,196 48,232 66,238', 34, 26).at({ x: 58, y: 238, turn: -6 }, () =>
      grip(p, 'leather', 1.15),
    );
  },
);
