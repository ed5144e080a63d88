import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { face } from '../../parts/face.ts';
import { arm, grip } from '../../parts/limbs.ts';

/** Guardian: they took his gate, so he brought the door. Sign: the door. */
export const grum = figure('grum', { side: 'hero', face: [112, 112, 64] }, (p) => {
  p.at({ x: 40, y: 196, turn: -22 }, () => {
    p.limb('wood', '0,70 2,0 0,-96', 11, 10, { cut: 0.3 })
      .part('iron', '-34,-120! 30,-124! 34,-76! -32,-72!', { s: 12, l: 7, cut: 0.2 })
      .part('gold', '-9,-124! 9,-124! 9,-72! -8,-72!', { s: 4, l: 3, cut: 0, cased: false });
  });
  p.part('iron', '82,156 46,170 28,216 40,256 34,302! 200,302! 202,220 186,172 152,156', {
    tone: 0,
    s: 32,
    l: 13,
    cut: 0.4,
    rim: 5,
  });
  p.brush('#59606f', ['52,236 110,250 190,236', '50,262 110,276 190,262'], 6);
  p.part('blue', '92,170! 116,186 146,168! 152,302! 84,302!', { s: 14, l: 7, cased: false });
  p.part('iron', '30,206 40,172 76,160 96,180 82,206 50,218', { s: 14, l: 9, cut: 0.2 }).brush(
    '#242735',
    '36,208 60,192 92,186',
    4,
  );
  p.at({ x: 106, y: 108, scale: 1.2 }, () => {
    face(p, {
      build: 'square',
      skin: 'skin',
      stern: 0.7,
      iris: '#6a5a4a',
      brow: '#5c3f35',
      nose: 2,
      mouth: 'none',
      ear: false,
    });
    p.fur('darkhair', '-26,2! -14,22 4,24 20,20 29,2! 36,32 28,62 8,76 -14,66 -30,34', {
      tuft: 12,
      every: 12,
      s: 13,
      l: 6,
    })
      .brush('#33222a', ['-10,38 -6,58', '8,40 10,62', '22,36 24,52'], 3)
      .brush(INK, '-2,29 8,27 19,29', 3.4);
    p.part('iron', '-40,20! -42,-24 -22,-54 12,-58 34,-40 40,-8 36,14! 31,-10 10,-18 -16,-14 -25,14!', {
      s: 18,
      l: 10,
      cut: 0.3,
    })
      .part('gold', '-42,-8! -14,-22 10,-26 40,-16! 40,-6! 12,-16 -14,-12 -40,4!', { s: 4, l: 3, cut: 0 })
      .part('iron', '5,-56! 16,-56! 18,12! 12,19! 7,11!', { s: 6, l: 4, cut: 0 });
    for (const x of [-32, -12, 26]) p.dot('#242735', x, -12 - (x === -12 ? 6 : 0), 2.6);
  });
  arm(p, 'iron', '62,196 10,246 42,210', 42, 26);
  p.at({ x: 41, y: 198, turn: -22 }, () => grip(p, 'leather', 1.25));
  // boards, bands, a ring, and the marks of everything that wanted in
  p.at({ x: 192, y: 226, turn: 6 }, () => {
    p.part('wood', '-50,76! -54,-96 -30,-126 4,-134 38,-124 58,-94 56,76!', {
      s: 26,
      l: 11,
      cut: 0.7,
      rim: 5,
    });
    p.brush('#271611', ['-28,-118 -28,74', '0,-128 0,74', '28,-120 30,74'], 4, { from: 1, to: 1 });
    for (const y of [-84, -14, 56])
      p.part('iron', `-58,${y - 10}! 60,${y - 12}! 60,${y + 8}! -58,${y + 10}!`, {
        tone: 0,
        s: 7,
        l: 5,
        cut: 0.1,
      });
    for (const y of [-85, -15, 55]) for (const x of [-44, -14, 16, 46]) p.dot('#242735', x, y, 3.6);
    p.brush('#d0a06a', ['-44,-60 -20,-30', '-38,-66 -12,-34', '-30,-70 -6,-40'], 5)
      .limb('gold', '14,6 2,20 14,36 28,22 16,6', 7, 7, { s: 3 })
      .limb('wood', '34,-66 62,-86', 5, 5)
      .part('crimson', '58,-92! 76,-104! 80,-94! 66,-80!', { s: 3, l: 2, cut: 0 });
  });
});
