import { figure } from '../../hand/figure.ts';
import { INK, type Tones } from '../../hand/materials.ts';
import type { Pen } from '../../hand/pen.ts';
import { eyes } from '../../parts/face.ts';
import { tusk } from '../../parts/head.ts';
import { fist } from '../../parts/limbs.ts';

const NEEDLES: Tones = ['#9fc27a', '#4d8050', '#26503c', '#122822'];

const fir = (p: Pen) =>
  p
    .limb('wood', '0,18 0,2', 9, 8)
    .part(NEEDLES, '0,-50! 13,-26! 7,-26! 20,-6! 11,-6! 27,12! -27,12! -11,-6! -20,-6! -7,-26! -13,-26!', {
      s: 10,
      l: 7,
      cut: 0.4,
    });

/** Older than the forest on its back. */
export const troll = figure('troll', { face: [130, 146, 78], side: 'trollkin', facing: 'left' }, (p) => {
  p.fur('moss', '64,70 20,110 4,190 10,280 60,286 180,286 230,280 232,190 206,104 150,60 104,56', {
    tuft: 16,
    every: 17,
    hang: [-0.2, 0.8],
    s: 30,
    l: 12,
    rim: 5,
  });
  for (const [x, y, k, turn] of [
    [26, 116, 1.1, -26],
    [52, 74, 1.5, -12],
    [208, 116, 0.9, 22],
  ] as const)
    p.at({ x, y, scale: k, turn }, () => fir(p));
  p.part('troll', '80,150 40,176 18,230 20,302! 220,302! 214,226 196,176 160,150', {
    s: 32,
    l: 12,
    cut: 0.6,
    rim: 5,
  });
  p.flat('#3b5f52', '120,214 150,232 196,206! 210,250 204,302! 110,302!').folds('troll', [
    '96,226 120,246 116,296',
    '62,220 56,260 66,296',
  ]);
  // head hangs forward; the nose is the point of it
  p.part('troll', '56,120 32,104 10,116! 26,138 58,146', { s: 10, l: 6 });
  p.part('troll', '70,148 62,112 82,78 124,68 164,82 184,114 190,150 180,196 140,218 96,206 74,180', {
    s: 30,
    l: 14,
    cut: 0.55,
    rim: 4,
  });
  p.flat(INK, '86,116! 118,112 142,128 180,110! 184,128 160,140 140,136 112,142 90,134');
  p.at({ x: 116, y: 128 }, () =>
    eyes(p, { near: 0, far: 50, y: 0, w: 9, h: 5, slant: 2, glow: 'Gold', lit: '#ffd75a' }),
  );
  p.part('troll', '70,112! 84,88 122,96 146,116! 116,112 88,122', { s: 8, l: 7 }).part(
    'troll',
    '146,116! 166,94 188,100 190,116! 170,112',
    { s: 7, l: 4 },
  );
  p.flat('#20302f', '86,186! 120,180 180,180! 176,204 138,214 100,204');
  p.part('troll', '132,122 156,120 186,150 206,190 192,206 168,194 140,172 126,152', {
    s: 18,
    l: 9,
    cut: 0.3,
    rim: 4,
  });
  p.dot(INK, 180, 194, 4).brush('#3b5f52', ['144,140 156,150', '142,150 154,160', '164,160 174,172'], 3);
  p.at({ x: 104, y: 190, turn: -6 }, () => tusk(p, 1.8))
    .at({ x: 130, y: 196, turn: 2 }, () => tusk(p, 1.3))
    .at({ x: 164, y: 196, turn: 8 }, () => tusk(p, 1.4));
  p.fur('moss', '66,118! 70,84 98,56 138,52 176,76 186,106! 156,82 120,78 90,92', {
    tuft: 15,
    hang: [0, 1],
    s: 8,
    l: 6,
  });
  p.limb('troll', '206,214 226,256 200,290', 46, 38, { rim: 4 });
  p.at({ x: 196, y: 284, turn: 20 }, () => fist(p, 'troll', 1.7));
});
