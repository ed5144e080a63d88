import { figure } from '../../hand/figure.ts';
import { bow } from '../../parts/arms.ts';
import { watchEyes } from './kin.ts';
import { grip, lantern, leg, M, visage } from './parts.ts';

/** Leans back into the draw; the light hangs from the bow itself. */
export const lanternArcher = figure(
  'lantern-archer',
  { side: 'lamp', facing: 'left', face: [102, 82, 62] },
  (p) => {
    leg(p, M.soot, '92,204 62,236 44,270', 34, 20, { turn: 8 });
    p.at({ x: 52, y: 160, turn: -32 }, () => {
      for (const x of [-9, 1, 10])
        p.part('linen', `${x - 6},-38! ${x - 5},-66! ${x},-74! ${x + 5},-66! ${x + 6},-38!`, {
          s: 4,
          l: 3,
          cut: 0,
        });
      p.part('leather', '-17,-40! 17,-40! 12,40 -12,40', { s: 10, l: 5 });
    });
    leg(p, M.soot, '122,206 158,232 158,272', 34, 21);
    p.part(M.navy, '74,126 60,150 70,196 58,242! 84,232 112,246! 150,228! 140,190 146,146 136,122 104,116', {
      s: 24,
      l: 9,
      cut: 0.6,
      rim: 4,
    });
    p.part('leather', '66,192 104,200 142,186! 143,200! 104,214 67,206!', { s: 5, l: 3 }).folds(
      M.navy,
      ['92,214 88,226 84,240', '124,210 128,220 132,230'],
      5,
    );
    p.limb('iron', '86,150 112,160 132,186', 20, 16, { tone: 1 });
    p.at({ x: 100, y: 82, scale: 0.98 }, () => {
      p.part(M.navy, '-34,34 -36,-6 -18,-34 18,-36 36,-6 34,34 6,54 -20,50', { s: 14, l: 7 });
      visage(p, { skin: 'skin', jaw: 0.8, long: 0.95, nose: 1.1, mood: 0.9, ear: 0, ...watchEyes });
      p.part(M.navy, '-30,10! -22,26 4,34 26,24 32,8! 36,36 8,58 -26,48', { s: 9, l: 5, cut: 0.5 });
      // a hood with a long tail under a small iron cap
      p.limb(M.navy, '-26,-36 -56,-40 -84,-20 -104,-30', 24, 5, { cut: 0.5 });
      p.part(
        M.navy,
        '-32,40! -40,2 -34,-34 -10,-52 16,-50 34,-30 38,-8! 24,-24 4,-32 -16,-22 -26,4 -22,38!',
        { s: 9, l: 7, cut: 0.4 },
      )
        .part('iron', '-28,-30! -22,-50 0,-62 20,-54 34,-28! 6,-40', { s: 9, l: 6, cut: 0.2 })
        .part(M.brass, '-30,-26! 4,-43 36,-27! 35,-20! 4,-36 -28,-18!', { s: 3, l: 3, cut: 0 });
    });
    p.at({ x: 172, y: 150, turn: -4, scale: 0.94 }, () => bow(p, { drawn: 58 }));
    p.at({ x: 176, y: 44, turn: 8 }, () => lantern(p, 0.74, { reach: 54 }));
    p.limb(M.navy, '80,144! 56,168! 112,156', 28, 20).at({ x: 116, y: 152, turn: 80 }, () =>
      grip(p, 'skin', 0.9),
    );
    p.limb(M.navy, '136,142 164,150 190,150', 26, 20).at({ x: 200, y: 148 }, () => grip(p, 'leather', 0.95));
  },
);
