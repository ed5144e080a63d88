import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { sword } from '../../parts/arms.ts';
import { skull } from '../../parts/face.ts';
import { fist } from '../../parts/limbs.ts';

/** Still in line, still armed. */
export const skeleton = figure('skeleton', { face: [118, 108, 70], side: 'dead', facing: 'left' }, (p) => {
  p.at({ x: 202, y: 214, turn: 20 }, () => sword(p, { length: 140, wide: 17, metal: 'rust', hilt: 'iron' }));
  p.part('night', '80,164 46,186 28,240 22,302! 214,302! 208,236 190,184 156,164', {
    s: 30,
    l: 9,
    cut: 0.8,
    rim: 5,
  });
  p.flat(INK, '92,186 82,240 96,302! 160,302! 168,236 156,186');
  p.limb('bone', '124,170 122,230 124,300', 15, 13);
  for (const [y, w] of [
    [196, 38],
    [220, 42],
    [244, 40],
    [268, 34],
  ] as const)
    p.limb(
      'bone',
      `${120 - w},${y + 10} ${110 - w / 3},${y - 4} 124,${y} ${142 + w / 4},${y - 4} ${124 + w},${y + 8}`,
      10,
      8,
      { s: 4, l: 2, cut: 0 },
    );
  p.part('iron', '30,208 42,178 76,168 92,186 76,212 44,224', { tone: 1, s: 14, l: 8 }).brush(
    '#242735',
    '40,214 58,196 86,186',
    4,
  );
  p.limb('bone', '164,184 190,180 200,206', 13, 11).dot('#d9c49a', 190, 181, 8);
  p.at({ x: 118, y: 112, scale: 1.36 }, () => {
    skull(p);
    p.part('rust', '-36,-10! -36,-36 -14,-58 14,-58 32,-42 36,-14! 20,-22 -10,-22', {
      s: 18,
      l: 8,
      cut: 0.6,
    });
    p.part('iron', '-38,-8! -37,-20! -8,-27 18,-27 36,-22! 38,-9! 18,-16 -12,-15', {
      s: 6,
      l: 4,
      cut: 0.2,
    }).part('iron', '8,-20! 17,-20! 16,8! 12,12! 8,7!', { s: 4, l: 3, cut: 0 });
    p.flat(INK, '-18,-48 -8,-38 -14,-30! -4,-40 -10,-52');
  });
  p.at({ x: 201, y: 212, turn: -60 }, () => fist(p, 'bone', 1.15));
});
