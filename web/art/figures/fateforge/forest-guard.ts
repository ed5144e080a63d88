import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { bow } from '../../parts/arms.ts';
import { grip, leg, visage } from './parts.ts';

/** Forest Guard. On one knee, where the light ends. */
export const forestGuard = figure('forest-guard', { side: 'hero', face: [104, 96, 62] }, (p) => {
  p.part('blue', '92,126 52,140 26,196 10,262 -10,296! 40,284 92,292 120,240 128,160', {
    s: 26,
    l: 11,
    cut: 0.7,
  }).folds('blue', ['70,170 52,226 30,280', '92,190 84,240 72,284'], 7);
  p.at({ x: 40, y: 158, turn: -28 }, () => {
    for (const x of [-10, 1, 11])
      p.part('linen', `${x - 6},-44! ${x - 5},-74! ${x},-82! ${x + 5},-74! ${x + 6},-44!`, {
        s: 4,
        l: 3,
        cut: 0,
      });
    p.part('leather', '-18,-46! 18,-46! 14,40 -13,40', { s: 11, l: 5 });
  });
  p.limb('leather', '96,226 70,276 30,284', 36, 20, { tone: 1 }).at({ x: 24, y: 282, turn: 84 }, () =>
    p.part('leather', '-10,-14! 10,-16! 30,2 32,14! -10,14!', { s: 7, l: 4 }),
  );
  p.part('troll', '82,130 66,168 78,226 70,256! 100,248 126,258! 146,232 142,176 136,134 108,124', {
    s: 24,
    l: 9,
    cut: 0.6,
    rim: 4,
  }).part('leather', '74,212 108,224 142,210! 144,224! 108,240 74,226!', { s: 5, l: 3, cased: false });
  leg(p, 'leather', '124,232 182,220 184,272', 38, 23);
  p.at({ x: 102, y: 94, scale: 1.06 }, () => {
    p.part('blue', '-38,44 -46,0 -32,-40 0,-58! 28,-42 38,-10 34,34 6,58 -22,54', { s: 18, l: 9 }).flat(
      INK,
      '-22,30 -28,-6 -16,-32 6,-40 24,-30 30,-6 26,26',
    );
    visage(p, {
      skin: 'skin',
      wide: 0.95,
      jaw: 0.96,
      long: 1,
      nose: 0.9,
      mood: 0.6,
      mouth: 'none',
      ear: 0,
      brow: '#4a2c18',
      iris: '#3f7ab0',
    });
    p.fur('darkhair', '-24,2! -16,18 -4,24 8,22 20,22 26,8! 27,30 14,50 -2,50 -20,32', {
      tuft: 8,
      every: 9,
      s: 10,
      l: 5,
    }).brush(INK, '0,31 9,29 18,31', 3);
    p.part('blue', '-32,46! -38,4 -26,-36 2,-52 28,-38 36,-14! 24,-27 4,-35 -14,-23 -24,4 -20,40!', {
      s: 8,
      l: 7,
      cut: 0.4,
    }).at({ x: -10, y: 48, turn: 20 }, () => p.part('moss', '-12,2! -2,-12 14,-8! 8,6', { s: 5, l: 3 }));
  });
  p.at({ x: 172, y: 136, turn: -20, scale: 0.92 }, () => bow(p, { drawn: 58 }));
  p.limb('troll', '90,148! 62,180! 112,162', 28, 20).at({ x: 118, y: 156, turn: 66 }, () =>
    grip(p, 'skin', 0.92),
  );
  p.limb('blue', '134,146 164,142 186,130', 26, 20, { rim: 3 }).at({ x: 198, y: 126, turn: -20 }, () =>
    grip(p, 'leather', 0.98),
  );
});
