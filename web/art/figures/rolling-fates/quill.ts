import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { face } from '../../parts/face.ts';
import { arm, paw } from '../../parts/limbs.ts';

/** Scholar: it is all in here somewhere. Sign: the feather, the spectacles, the tower of books. */
export const quill = figure('quill', { side: 'hero', face: [120, 122, 66] }, (p) => {
  const D = ['#d8a070', '#8f5838', '#552e28', '#2a1519'] as const;
  // what the back can carry
  p.at({ x: 44, y: 150, turn: -5 }, () => {
    for (const [x, y, w, h, m] of [
      [0, 60, 38, 26, 'crimson'],
      [-6, 34, 34, 22, 'teal'],
      [5, 10, 36, 24, 'ochre'],
      [-4, -16, 30, 22, 'violet'],
      [6, -40, 26, 20, 'leather'],
    ] as const)
      p.part(m, `${x - w},${y}! ${x + w},${y - 2}! ${x + w},${y + h}! ${x - w},${y + h + 2}!`, {
        s: 8,
        l: 5,
        cut: 0.1,
      }).part(
        'linen',
        `${x - w - 1},${y + 4}! ${x - w + 9},${y + 4}! ${x - w + 9},${y + h - 3}! ${x - w - 1},${y + h - 2}!`,
        { s: 3, l: 2, cut: 0 },
      );
    p.limb('linen', '24,-44 38,-104', 16, 15)
      .limb('linen', '-2,-42 -8,-84', 14, 13)
      .dot('#8f7658', 38, -106, 4);
  });
  p.part('blue', '86,160 50,180 40,230 36,302! 204,302! 200,230 190,180 160,160', {
    tone: 0,
    s: 30,
    l: 12,
    cut: 0.6,
    rim: 5,
  });
  p.part('linen', '98,164! 122,196 150,162! 156,214 142,302! 102,302! 90,216', { s: 14, l: 7, cased: false })
    .part('crimson', '110,190! 134,190! 130,206! 138,250 122,270! 108,250 116,206!', { s: 7, l: 4, cut: 0 })
    .folds('blue', ['66,214 64,256 70,300', '182,212 186,256 178,300'], 7);
  p.part('leather', '72,170! 88,160! 102,302! 82,302!', { s: 6, l: 4, cased: false });
  p.limb(D, '120,150 120,172', 30, 38, { s: 16 });
  p.at({ x: 122, y: 116, scale: 1.22, turn: 4 }, () => {
    p.at({ x: -30, y: -8, turn: -34 }, () =>
      p
        .part('white', '-3,20! -18,-20 -26,-70 -8,-116! 14,-76 14,-20 4,20!', { s: 10, l: 6, cut: 0.7 })
        .brush('#8f8c9c', ['0,10 -4,-50 -8,-108', '-2,-30 -16,-50', '-2,-50 8,-66'], 3),
    );
    p.fur('darkhair', '-28,20 -48,-4 -46,-40 -20,-66 16,-68 42,-46 44,-14 30,-6 0,-26', {
      tuft: 11,
      every: 9,
      all: 0.9,
      hang: [-0.2, -0.3],
      s: 16,
      l: 8,
    });
    face(p, {
      build: 'round',
      skin: D,
      stern: 0.05,
      thin: 0.5,
      iris: '#5a3a1a',
      brow: '#1c1216',
      mouth: 'smile',
      nose: 1,
      eye: { w: 9, h: 6.4 },
    });
    p.fur('darkhair', '-28,4 -30,-22 -12,-42 14,-44 32,-26 28,-18 8,-30 -14,-20', {
      tuft: 7,
      every: 8,
      all: 0.8,
      s: 6,
      l: 5,
    });
    // round glass, lit by the fire
    for (const [x, r] of [
      [-5, 15],
      [22, 12.5],
    ] as const) {
      const ring = (k: number) =>
        Array.from(
          { length: 8 },
          (_, i) =>
            `${(x + Math.cos(i * 0.785) * r * k).toFixed(1)},${(-4 + Math.sin(i * 0.785) * r * k).toFixed(1)}`,
        ).join(' ');
      p.brush('#e3a83a', [`${ring(1)} ${ring(1).split(' ')[0]}`], 3.6, { from: 1, to: 1 }).brush(
        '#fff6da',
        `${x - r * 0.6},-8 ${x - r * 0.2},-14`,
        3.4,
      );
    }
    p.brush('#e3a83a', ['8,-6 12,-6', '-20,-6 -32,-8'], 3, { from: 1, to: 1 }).dot('#29264f', 26, 22, 3);
  });
  // the open book, the raised finger
  arm(p, 'blue', '70,214 46,266 96,272', 42, 28);
  arm(p, 'blue', '180,206 218,222 206,168', 38, 24, { rim: 4 });
  p.at({ x: 118, y: 256, turn: -8 }, () =>
    p
      .part('leather', '-58,-20! 0,-6! 56,-26! 60,26! 2,44! -56,32!', { s: 9, l: 6, cut: 0 })
      .part('linen', '-52,-26! -24,-28 0,-12! 0,32! -26,20 -50,22!', { s: 6, l: 5, cut: 0 })
      .part('linen', '0,-12! 24,-32 50,-32! 54,16! 26,18 0,32!', { s: 9, l: 4, cut: 0 })
      .brush(
        INK,
        ['-42,-16 -12,-8', '-42,-6 -12,2', '-42,4 -14,12', '10,-4 40,-18', '10,8 42,-6', '10,18 34,8'],
        3,
        { from: 1, to: 1 },
      ),
  );
  p.at({ x: 84, y: 282, turn: 24 }, () => paw(p, D, { s: 1, spread: 8, len: 18 }));
  p.at({ x: 205, y: 166, turn: 6 }, () => {
    p.limb(D, '-6,-8 -4,-34 -2,-52', 9, 7, { s: 4 });
    p.part(D, '-14,4 -14,-16 0,-22 14,-14 14,4 0,10', { s: 7, l: 4, cut: 0 });
    for (const y of [-14, -5, 4]) p.limb(D, `2,${y} 14,${y}`, 8, 7, { s: 3, l: 2, cut: 0, ink: 2.2 });
    p.limb(D, '-12,-4 -2,-10 8,-12', 8, 6, { s: 3, l: 2, cut: 0, ink: 2.2 });
  });
  p.dot('#29264f', 203, 116, 3);
});
