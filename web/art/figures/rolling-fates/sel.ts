import { figure } from '../../hand/figure.ts';
import { bow } from '../../parts/arms.ts';
import { face } from '../../parts/face.ts';
import { hood } from '../../parts/head.ts';
import { arm, grip, paw } from '../../parts/limbs.ts';
import { spike } from '../../parts/things.ts';

/** Archer: the wood counts her as one of its own. Sign: bow drawn across the frame, cloak of thorn leaves. */
export const sel = figure('sel', { side: 'hero', face: [110, 112, 62] }, (p) => {
  p.part('troll', '84,150 44,168 16,214 -4,292! 24,272 36,302! 190,302! 196,230 180,172 150,150', {
    s: 34,
    l: 12,
    cut: 0.7,
    rim: 5,
  });
  for (const [x, y, r] of [
    [40, 176, -66],
    [24, 206, -76],
    [14, 236, -84],
    [4, 264, -92],
  ] as const)
    p.at({ x, y, turn: r }, () =>
      p.part('troll', '-14,12 -12,-10 0,-34! 12,-10 14,12', { s: 8, l: 6, cut: 0.3 }),
    );
  for (const [x, y, r, m] of [
    [62, 150, -30, 'crimson'],
    [50, 158, -38, 'linen'],
    [74, 142, -22, 'crimson'],
  ] as const)
    p.at({ x, y, turn: r }, () =>
      p
        .limb('wood', '0,30 0,-50', 5, 5, { s: 2 })
        .part(m, '-9,-46! 0,-56! 9,-46! 9,-72! 0,-80! -9,-72!', { s: 4, l: 3, cut: 0 }),
    );
  p.part('leather', '92,158 74,196 82,244 76,302! 170,302! 166,244 176,196 154,158', {
    s: 24,
    l: 9,
    cut: 0.5,
  })
    .folds('leather', ['100,214 104,256 98,298', '140,214 144,256 138,298'], 6)
    .part('wood', '80,246! 122,258 168,244! 170,258! 122,274 78,260!', { s: 5, l: 4 });
  p.at({ x: 112, y: 108, scale: 1.2 }, () => {
    hood.back(p, 'troll');
    face(p, {
      build: 'gaunt',
      skin: 'skin',
      stern: 0.6,
      thin: 0.9,
      iris: '#6a9a3a',
      brow: '#33222a',
      mouth: 'lips',
      ear: false,
      nose: 0.5,
    });
    p.part('darkhair', '-24,26! -26,-14 -8,-38 18,-40 29,-24! 14,-28 0,-16 -16,-4', {
      s: 6,
      l: 5,
      cased: false,
    }).part('darkhair', '-20,20! -30,40 -24,74 -34,96! -12,80 -8,44 -12,22', { s: 8, l: 5, cut: 0.6 });
    hood.brim(p, 'troll');
    for (const [x, y, r] of [
      [-30, -28, -44],
      [-14, -44, -24],
      [8, -52, 4],
    ] as const)
      spike(p, 'moss', x, y, r, 18, 5);
  });
  // the draw
  p.at({ x: 198, y: 190, turn: -12, scale: 1.02 }, () => bow(p, { drawn: 84 }));
  arm(p, 'troll', '164,186 190,204 224,186', 34, 22, { rim: 4 });
  p.part('leather', '202,176! 222,172! 228,196! 206,202!', { s: 5, l: 3 });
  p.at({ x: 230, y: 184, turn: -12 }, () => grip(p, 'skin', 1.05));
  arm(p, 'troll', '78,188 52,236 108,212', 38, 24);
  p.part('leather', '92,204! 110,196! 118,218! 98,226!', { s: 5, l: 3 });
  p.at({ x: 118, y: 206, turn: 70 }, () => paw(p, 'skin', { s: 0.85, spread: 6, len: 18, bend: 5 }));
});
