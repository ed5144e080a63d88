import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { skull } from '../../parts/face.ts';
import { paw } from '../../parts/limbs.ts';

/** The low voices stop first. Sign: five heads, one chest, all mouths open. */
export const boneChoir = figure('bone-choir', { side: 'dead', facing: 'left', face: [124, 96, 88] }, (p) => {
  const sing = (x: number, y: number, turn: number, k: number, spine: string) => {
    p.limb('bone', spine, 12, 10, { tone: 1, cut: 0.3 });
    p.at({ x, y, turn, scale: k }, () => {
      p.flat(INK, '-10,14 26,16 26,62 4,64');
      p.part('bone', '-14,20! -14,58 2,76 18,74 28,52 28,24! 20,50 8,60 -2,50', { s: 7, l: 4 });
      skull(p, { jaw: 0, glow: 'Green', lit: '#f0ffc8' });
      p.flat('#5a1420', '0,34 12,32 20,44 12,56 2,50');
    });
  };
  p.part('crimson', '84,196 50,220 30,262 14,296! 226,296! 212,258 192,218 160,196', {
    tone: 1,
    s: 30,
    l: 10,
    cut: 0.7,
    rim: 5,
  }).folds('crimson', ['74,230 60,262 50,294', '172,230 186,262 194,294', '122,264 122,296'], 6);
  sing(36, 124, -30, 0.72, '98,220 60,190 40,150');
  sing(206, 116, 26, 0.72, '146,218 186,190 204,146');
  sing(76, 66, -14, 0.82, '106,210 86,150 78,100');
  sing(168, 58, 14, 0.82, '140,210 162,150 168,96');
  // the one chest
  p.flat(INK, '90,204 122,196 156,204 164,240 146,274 122,282 98,274 82,240');
  p.limb('bone', '122,196 124,240 122,284', 15, 12);
  for (const [y, w] of [
    [210, 36],
    [228, 42],
    [246, 40],
    [263, 32],
  ] as const)
    p.limb(
      'bone',
      `${122 - w},${y + 8} ${114 - w / 3},${y - 5} 123,${y} ${134 + w / 3},${y - 5} ${122 + w},${y + 7}`,
      9,
      8,
      { s: 4, l: 2, cut: 0 },
    );
  sing(124, 126, 0, 0.98, '123,214 124,190 122,170');
  p.part('gold', '92,196! 122,206 154,194! 156,208! 122,220 90,210!', { s: 5, l: 3, cut: 0 });
  // hands with the score
  p.limb('bone', '70,228 50,256 84,270', 11, 9).limb('bone', '176,226 198,254 162,270', 11, 9, { rim: 2 });
  p.at({ x: 122, y: 268, turn: -3 }, () =>
    p
      .part('linen', '-44,-14! 0,-4! 44,-18! 46,18! 2,30! -42,20!', { s: 8, l: 5, cut: 0 })
      .brush(INK, ['0,-4 2,28', '-36,-4 -8,3', '-36,6 -8,13', '10,4 38,-5', '10,14 38,5'], 2.2, {
        from: 1,
        to: 1,
      })
      .dot(INK, -28, 1, 3)
      .dot(INK, -14, 8, 3)
      .dot(INK, 22, 6, 3)
      .dot(INK, 32, -2, 3),
  );
  p.at({ x: 82, y: 276, turn: 40 }, () => paw(p, 'bone', { s: 0.7, w: 6, spread: 12 })).at(
    { x: 162, y: 276, turn: -40 },
    () => paw(p, 'bone', { s: 0.7, w: 6, spread: 12 }),
  );
});
