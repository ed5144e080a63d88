import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { sword } from '../../parts/arms.ts';
import { ember } from '../../parts/fire.ts';
import { arm, grip, leg, paw } from '../../parts/limbs.ts';

/** The armour remembers the man. Sign: a gap where he was, the cape blown out, the point set down. */
export const hollowKnight = figure(
  'hollow-knight',
  { side: 'dead', facing: 'left', face: [150, 78, 50] },
  (p) => {
    const K = ['#f4f6f2', '#9aa4b4', '#4c5468', '#1b1d2a'] as const;
    p.part(
      'crimson',
      '116,112 70,110 26,142 -14,150! 6,176 -26,206! 14,218 -6,256! 40,244 44,280! 84,250 110,200',
      { tone: 1, s: 22, l: 10, cut: 0.7 },
    ).folds('crimson', ['100,130 52,160 0,196', '104,150 60,200 20,240'], 6);
    leg(p, K, '116,220 104,250 100,272', 30, 22, { boot: K, k: 1.1 });
    leg(p, K, '152,220 168,248 172,272', 32, 22, { boot: K, k: 1.1, o: { rim: 4 } });
    for (const [x, y] of [
      [106, 246],
      [166, 244],
    ] as const)
      p.part(K, `${x - 14},${y}! ${x},${y - 14}! ${x + 14},${y}! ${x},${y + 14}!`, { s: 6, l: 4, cut: 0 });
    p.part(K, '100,118 88,152 98,192 92,232 132,244 176,230 172,192 184,152 168,116 132,108', {
      s: 28,
      l: 11,
      cut: 0.4,
      rim: 5,
    });
    // the hole, and the moths that live there
    p.flat(
      INK,
      '116,140! 134,132! 152,136! 162,156! 152,176! 158,190! 136,206! 120,190! 124,172! 110,160!',
    ).brush('#dfe2e6', ['114,142 134,134 152,138', '110,160 124,170 120,188'], 3);
    for (const [x, y, r, k] of [
      [132, 166, -20, 0.9],
      [186, 120, 30, 1],
      [206, 94, 10, 0.7],
      [204, 160, 50, 0.6],
    ] as const)
      p.at({ x, y, turn: r, scale: k }, () =>
        p
          .part('linen', '0,0! -16,-14 -20,2 -6,8!', { s: 4, l: 3, cut: 0 })
          .part('linen', '0,0! 16,-14 20,2 6,8!', { s: 4, l: 3, cut: 0 })
          .flat(INK, '-2,-6 2,-6 2,8 -2,8'),
      );
    p.part(K, '76,142 82,112 112,106 122,128 104,148', { s: 13, l: 8, cut: 0.2 }).part(
      K,
      '152,128 164,106 192,112 200,142 176,148',
      { s: 12, l: 6, cut: 0.2, rim: 3 },
    );
    p.part(K, '124,104! 150,112 172,102! 170,120 148,130 126,120', { s: 6, l: 4 }).flat(
      INK,
      '132,108! 150,113 166,106! 160,116 148,120 138,116',
    );
    // helm, tipped forward, visor up on nothing
    p.at({ x: 150, y: 72, turn: 10 }, () => {
      p.fur('crimson', '34,-40! 20,-72 -14,-84 -48,-70 -66,-34 -64,10! -46,6 -40,-24 -22,-48 6,-54', {
        tuft: 12,
        hang: [-0.8, 0.2],
        s: 12,
        l: 7,
        cut: 0.7,
      });
      p.part(K, '-32,30! -36,-10 -22,-38 6,-46 28,-34 34,-14! 30,24! 10,38 -14,38', {
        s: 17,
        l: 9,
        cut: 0.2,
        rim: 3,
      });
      p.flat(INK, '-16,-4! 10,-12 36,-10! 34,6! 30,22! 8,30 -10,24');
      ember(p, 2, 4, 7, { hole: 0, glow: 'Violet', lit: '#f4e6ff', slant: 2 });
      ember(p, 23, 3, 6, { hole: 0, glow: 'Violet', lit: '#f4e6ff', slant: -2 });
      p.part(K, '-24,-8! 6,-26 46,-38! 50,-28! 34,-12! 8,-10 -18,4', { s: 8, l: 5, cut: 0 })
        .brush(INK, ['6,-16 34,-26', '8,-12 32,-19'], 2.6, { from: 1, to: 1 })
        .dot('#e3a83a', -20, -4, 5)
        .part(K, '-14,22! 8,32 30,22! 26,40! 8,46 -14,38!', { s: 6, l: 4, cut: 0 });
    });
    arm(p, K, '94,138 70,172 104,196', 26, 17);
    arm(p, K, '186,138 214,166 206,192', 26, 17, { rim: 3 });
    p.at({ x: 206, y: 204, turn: 180 }, () => {
      sword(p, { length: 104, wide: 18, metal: 'iron', hilt: 'gold' });
    });
    p.at({ x: 206, y: 198, turn: 6 }, () => grip(p, K, 1.1));
    p.at({ x: 108, y: 196, turn: 120 }, () => paw(p, K, { s: 0.95, spread: 14, len: 20 }));
  },
);
