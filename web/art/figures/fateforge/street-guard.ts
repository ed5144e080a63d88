import { figure } from '../../hand/figure.ts';
import { lampSign, watchEyes } from './kin.ts';
import { grip, kettle, lantern, leg, M, visage } from './parts.ts';

/** Walks into your light with his. */
export const streetGuard = figure(
  'street-guard',
  { side: 'lamp', facing: 'left', face: [122, 82, 62] },
  (p) => {
    p.at({ x: 42, y: 112, turn: -34 }, () => {
      p.limb('wood', '0,70 0,-20 0,-74', 13, 15, { s: 6 });
      p.part('iron', '-11,-84! 11,-84! 13,-46! -13,-46!', { s: 7, l: 4, cut: 0 });
      for (const [x, y, r] of [
        [12, -74, 90],
        [12, -56, 90],
        [-12, -66, -90],
        [0, -84, 0],
      ] as const)
        p.at({ x, y, turn: r }, () => p.part('iron', '-5,2 0,-15! 5,2', { s: 3, l: 2, cut: 0 }));
    });
    p.limb(M.navy, '86,146! 48,160! 44,126', 30, 22).at({ x: 43, y: 116, turn: -34 }, () =>
      grip(p, 'leather', 1),
    );
    leg(p, M.soot, '94,214 66,242 48,268', 36, 22, { turn: 14 });
    leg(p, M.soot, '142,214 166,240 172,272', 36, 22);
    p.part(
      M.navy,
      '88,126 70,148 74,190 60,244! 92,238 118,252! 148,238 184,236! 164,190 170,150 154,126 122,118',
      { s: 28, l: 10, cut: 0.6, rim: 4 },
    );
    p.part('leather', '70,188 120,198 168,186! 168,200! 120,213 70,202!', { s: 5, l: 3, cased: false }).part(
      M.brass,
      '112,192! 130,192! 130,214! 112,214!',
      { s: 5, l: 3, cut: 0 },
    );
    p.at({ x: 136, y: 160, scale: 0.95 }, () => lampSign(p));
    p.part('iron', '78,128 104,116 134,126 166,126 180,148 140,144 100,146 66,154', {
      s: 10,
      l: 6,
      cut: 0.3,
    });
    p.at({ x: 120, y: 82, scale: 1.04 }, () => {
      visage(p, {
        skin: 'ruddy',
        wide: 1.05,
        jaw: 1.28,
        long: 1,
        nose: 1.5,
        hook: 0.3,
        mood: 1,
        mouth: 'none',
        ear: 0,
        ...watchEyes,
      });
      p.fur('darkhair', '-16,22! 6,14 12,17 26,18! 32,30 14,28 6,27 -14,36', {
        tuft: 8,
        every: 9,
        s: 6,
        l: 4,
      });
      kettle(p, 'iron');
      p.limb('leather', '-24,-10 -18,20 -6,42', 5, 5, { s: 2, l: 1 });
    });
    p.limb(M.navy, '160,146 192,162 208,146', 28, 20)
      .at({ x: 214, y: 146 }, () => lantern(p, 1.05, { reach: 64 }))
      .at({ x: 212, y: 140, turn: 70 }, () => grip(p, 'ruddy', 0.95));
  },
);
