import { INK } from '../../hand/materials.ts';
import type { Pen } from '../../hand/pen.ts';
import { face } from '../../parts/face.ts';
import { kettle, M, nails, visage } from './parts.ts';

/** Faces that somebody has on the map and in the story. */
export const HEADS = {
  hask(p: Pen) {
    visage(p, {
      skin: 'ruddy',
      wide: 1.04,
      jaw: 1.26,
      long: 1.02,
      nose: 1.6,
      hook: 0.1,
      mood: 0.5,
      mouth: 'none',
      ear: 1.2,
      bushy: 1.4,
      brow: '#98938f',
      iris: '#5a7a9a',
    });
    p.brush('#ffe0c0', ['-16,-12 -14,8 -6,22'], 4).brush('#3b1a1c', ['-20,0 -11,2', '-17,12 -8,12'], 2.6);
    p.fur('grey', '-26,8! -20,22 -4,24 6,20 12,22 26,20 30,10! 32,30 20,46 4,50 -16,44 -28,26', {
      tuft: 8,
      every: 9,
      s: 10,
      l: 5,
    }).brush(INK, '-2,32 8,30 20,32', 3.4);
    kettle(p, 'iron');
  },
  aune(p: Pen) {
    p.part('white', '-44,50 -46,-6 -36,-44 0,-60 34,-46 46,-8 44,50 4,66', { s: 16, l: 9, cut: 0.5 });
    visage(p, {
      skin: M.brown,
      wide: 0.98,
      jaw: 1.08,
      long: 0.92,
      nose: 1,
      hook: 0.2,
      mood: -0.4,
      mouth: 'smile',
      ear: 0,
      bushy: 0.7,
      brow: '#98938f',
      iris: '#6a4a2a',
      cut: 0.2,
    });
    p.brush('#673a2a', ['-16,12 -10,16', '24,10 28,14', '-20,-2 -15,2'], 2.6);
    // a veil cut like a bell
    p.part(
      M.navy,
      '-62,66! -50,30 -46,-14 -32,-48 2,-64 34,-50 44,-18 38,-14! 26,-32 4,-40 -16,-28 -26,0 -30,36 -34,62',
      { s: 14, l: 9, cut: 0.5 },
    ).part(M.navy, '38,-16! 44,-14 48,26 60,60! 40,58 34,20', { tone: 1, s: 8, l: 3 });
    p.part(M.bronze, '-2,-56! 10,-56! 12,-46 18,-38! -8,-38! -4,-46', { s: 5, l: 3, cut: 0 });
  },
  vixa(p: Pen) {
    p.fur('redhair', '-34,-24! -56,6 -54,40 -70,72 -40,70 -20,50 -14,30 -12,0', {
      tuft: 16,
      every: 13,
      hang: [-0.7, 0.8],
      s: 12,
      l: 8,
    });
    face(p, {
      skin: 'pale',
      thin: 1,
      stern: 0.5,
      iris: '#5a9a4a',
      mouth: 'lips',
      brow: '#7a3019',
      ear: true,
    });
    p.part(
      'redhair',
      '-32,20! -42,-14 -30,-46 2,-60 34,-44 40,-8 34,26! 32,-6 22,-28 2,-32! -18,-26 -24,-2',
      { s: 12, l: 8, cut: 0.6 },
    ).brush('#7a3019', ['-8,-52 -28,-34 -34,-6', '8,-54 24,-42 32,-22', '0,-50 -12,-40'], 3);
    // the loupe on its chain
    p.part(M.brass, '10,-10 20,-16 30,-10 31,2 20,9 10,2', { s: 4, l: 3, cut: 0, cased: false })
      .dot('#b4ead0', 20.5, -3.6, 7.4)
      .dot('#2a6460', 21, -3.6, 4.4)
      .dot(INK, 21.4, -3.6, 2.2)
      .dot('#ffffff', 18, -7, 1.8)
      .brush('#e3a83a', '28,6 30,30 20,50', 2.4, { from: 1, to: 1 });
    p.dot('#57a58c', -31, 16, 4.5).at({ x: -4, y: -50, turn: -16, scale: 0.5 }, () =>
      nails(p, 1, [
        [-14, -10, 22],
        [0, 0, 34],
        [14, 12, 22],
      ]),
    );
  },
  tam(p: Pen) {
    visage(p, {
      skin: 'skin',
      wide: 0.98,
      jaw: 0.9,
      long: 1.06,
      nose: 2,
      hook: 0.5,
      mood: -0.5,
      mouth: 'none',
      ear: 1.5,
      bushy: 1.3,
      brow: '#dcd8d2',
      iris: '#4a86a8',
    });
    p.brush('#854a38', ['-18,4 -12,8', '-20,10 -13,13', '25,6 29,9'], 2.6);
    p.fur('white', '-26,4! -20,22 -4,25 6,22 12,24 22,22 27,12! 28,40 18,72 2,88 -14,66 -28,36', {
      tuft: 11,
      every: 11,
      s: 12,
      l: 6,
    }).brush(INK, '0,31 8,33 16,30', 3);
    p.part(M.reed, '-72,-4! -40,-24 -22,-56 4,-66 28,-54 44,-26 72,-12! 34,-14 0,-19 -36,-12', {
      s: 14,
      l: 9,
      cut: 0.7,
    }).brush(
      M.reed[3],
      ['-22,-46 4,-54 28,-44', '-34,-28 2,-36 40,-28', '-58,-8 -30,-18', '62,-12 40,-20'],
      3,
    );
    p.part('leather', '-27,-34! 2,-43 34,-34! 36,-26! 2,-35 -30,-25!', { s: 3, l: 2, cut: 0, cased: false });
  },
  jot(p: Pen) {
    p.fur('darkhair', '-32,10 -40,-20 -22,-48 10,-54 36,-36 36,-10 0,-16', {
      tuft: 12,
      every: 9,
      hang: [-0.4, 0.4],
      all: 0.5,
      s: 10,
      l: 6,
    });
    visage(p, {
      skin: M.brown,
      wide: 1,
      jaw: 0.82,
      long: 0.86,
      nose: 0.8,
      hook: -0.6,
      mood: -0.4,
      mouth: 'grin',
      ear: 1.8,
      bushy: 0.7,
      iris: '#7a4a2a',
      eye: { w: 9, h: 6.4 },
    });
    p.brush('#673a2a', ['-14,12 -11,13', '-8,15 -5,15', '24,12 26,12'], 3, { from: 1, to: 1 }).flat(
      INK,
      '9,25! 14,24! 13,31! 9,31!',
    );
    p.part('crimson', '-38,-12! -40,-36 -14,-56 18,-54 38,-34 36,-18! 60,-12! 36,-10 6,-26 -20,-20', {
      s: 10,
      l: 7,
      cut: 0.3,
    }).dot('#ee7d86', 0, -54, 5);
  },
};
