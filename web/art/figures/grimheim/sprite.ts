import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import type { Pen } from '../../hand/pen.ts';
import { flame } from '../../parts/fire.ts';

const claws = (p: Pen, x: number, y: number, turn: number) =>
  p.at({ x, y, turn }, () => {
    for (const a of [-32, 0, 32])
      p.at({ turn: a }, () => p.part('fire', '-6,4! -3,-14 2,-30! 7,-12 7,4!', { s: 4, l: 3, cut: 0 }));
  });

/** A spark with teeth, in the middle of its leap. Sign: the tail it came on, and claws before it. */
export const sprite = figure('sprite', { face: [160, 126, 76], side: 'fire', facing: 'left' }, (p) => {
  p.limb('lava', '124,222 104,252 128,282', 22, 12);
  claws(p, 130, 284, 150);
  flame(
    p,
    '-6,300! 14,264 8,232! 40,240 58,214 30,184! 66,190 82,160 44,122! 86,128 88,92 50,48! 98,70 112,34 96,-12! 142,22 168,40 184,14! 200,58 222,88 226,124 214,156 190,182 172,214 136,246 96,268 54,276',
    { cx: 152, cy: 146, steps: [0.72, 0.46] },
  );
  p.limb('lava', '156,210 194,232 224,212', 24, 13);
  claws(p, 226, 210, 62);
  p.flat(INK, '112,86! 142,98 164,118 150,134 124,118').flat(INK, '180,124! 192,104 218,92! 216,118 196,132');
  p.flat('#fff3b0', '130,108! 148,116 150,126 136,120', { over: true })
    .flat('#fff3b0', '194,122! 206,110 206,118', { over: true })
    .glow('Gold', 144, 118, 20);
  p.flat(INK, '114,142! 146,156 182,158 218,134! 214,172 184,204 150,202 126,178')
    .flat('#c22a14', '140,180 160,174 184,178 196,184 184,198 152,196')
    .flat(
      '#fff3d0',
      '124,148! 132,164! 143,156! 152,172! 163,159! 174,173! 183,159! 196,168! 208,144! 182,157 148,155',
    )
    .flat('#fff3d0', '140,194! 147,180! 155,198! 166,184! 174,199! 186,186! 190,194! 176,203 154,203');
  p.dot('#ffb02e', 22, 150, 6).dot('#ffd24a', 226, 36, 5).dot('#ffb02e', 30, 84, 4);
});
