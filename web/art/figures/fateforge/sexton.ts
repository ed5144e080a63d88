import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { bell, grip, lantern, M, visage } from './parts.ts';

/** He knows every one of them by name, and calls. */
export const sexton = figure('sexton', { side: 'dead', facing: 'left', face: [134, 88, 62] }, (p) => {
  p.at({ x: 38, y: 168, turn: -9 }, () => {
    p.limb('wood', '0,130 3,0 0,-110', 11, 10, { cut: 0.5 });
    p.part('rust', '-26,-106! 26,-106! 30,-150 0,-184! -30,-150', { s: 18, l: 8, cut: 0.5 }).brush(
      '#57393a',
      ['0,-112 0,-166', '-26,-150 0,-178 26,-150'],
      4,
    );
  });
  // hunched long coat
  p.part(M.soot, '78,108 40,128 30,190 40,240 14,302! 204,302! 188,240 196,186 184,138 156,116', {
    s: 34,
    l: 10,
    cut: 0.8,
    rim: 6,
  });
  p.part(M.shroud, '120,140! 148,138 160,230! 140,302! 108,302! 116,220', {
    tone: 1,
    s: 16,
    l: 7,
    cut: 0.5,
    cased: false,
  });
  p.folds(M.soot, ['70,170 62,230 52,296', '94,200 96,250 90,298', '178,200 172,250 184,298'], 6).brush(
    '#c9b48a',
    ['60,216 110,238 184,212'],
    6,
    { from: 1, to: 1 },
  );
  for (const [x, y, r, s] of [
    [84, 228, 10, 0.6],
    [112, 236, -6, 0.72],
    [140, 232, 6, 0.6],
    [166, 222, -12, 0.52],
  ] as const)
    p.at({ x, y, turn: r }, () => bell(p, s));
  p.part(M.soot, '74,112 60,150 100,156 150,152 190,156 182,124 150,112 110,104', { s: 14, l: 8, cut: 0.6 });
  p.at({ x: 134, y: 92, scale: 1.14, turn: 10 }, () => {
    p.fur('white', '-26,-12 -40,26 -44,56 -28,48 -14,30 -10,0', { tuft: 12, s: 8, l: 5 });
    visage(p, {
      skin: 'rot',
      wide: 0.94,
      jaw: 0.6,
      long: 1.32,
      nose: 1.9,
      hook: 1.4,
      mood: 0.7,
      mouth: 'none',
      ear: 1.4,
      gaunt: 1.2,
      brow: '#dcd8d2',
      glow: 'Ice',
      lit: '#e6fbff',
      eye: { w: 7, h: 4.6 },
    });
    p.brush(INK, '-8,34 4,40 18,38', 4).brush('#1c2340', ['0,36 0,44', '6,37 6,46', '12,37 12,45'], 2.4, {
      from: 1,
      to: 1,
    });
    // the tall hat, crushed
    p.part(M.soot, '-26,-26! -34,-62 -22,-76 -30,-104! 4,-114 34,-102! 28,-66 34,-30! 4,-36', {
      s: 16,
      l: 8,
      cut: 0.5,
    }).part(M.shroud, '-28,-34! -30,-50! 2,-58 32,-52! 33,-36! 4,-42', {
      s: 6,
      l: 4,
      cut: 0.3,
      cased: false,
    });
    p.part(M.soot, '-56,-16! -34,-30 2,-40 36,-32 56,-22! 30,-24 4,-27 -30,-20', { s: 6, l: 5, cut: 0.3 });
  });
  p.limb(M.soot, '184,150 216,176 210,140', 30, 20, { rim: 4 })
    .at({ x: 212, y: 138, turn: 10 }, () =>
      lantern(p, 1.1, { metal: 'iron', light: '#b9ecff', glow: 'Ice', reach: 62 }),
    )
    .at({ x: 210, y: 130, turn: 60 }, () => grip(p, 'rot', 1));
  p.limb(M.soot, '60,140 26,182 36,196', 32, 22).at({ x: 36, y: 192, turn: -9 }, () => grip(p, 'rot', 1.15));
});
