import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { skull } from '../../parts/face.ts';
import { boneHand, grip, leg } from '../../parts/limbs.ts';
import { chain } from '../../parts/things.ts';

/** Debts do not end with the debtor. Sign: tall hat, ledger, and a headstone for a maul. */
export const tombBailiff = figure(
  'tomb-bailiff',
  { side: 'dead', facing: 'left', face: [148, 88, 56] },
  (p) => {
    p.at({ x: 42, y: 176, turn: -20 }, () => {
      p.limb('wood', '0,110 2,0 0,-70', 13, 12, { cut: 0.4 });
      p.part('stone', '-42,-58! -44,-120 -22,-148 10,-150 38,-130 42,-62!', { s: 22, l: 11, cut: 0.8 })
        .brush(
          '#262330',
          ['-22,-112 20,-116', '-24,-98 22,-102', '-20,-84 10,-86', '0,-138 0,-122', '-8,-131 8,-131'],
          5,
          { from: 0.6, to: 0.5 },
        )
        .part('iron', '-14,-70! 14,-72! 14,-50! -14,-48!', { tone: 1, s: 5, l: 3, cut: 0 });
    });
    leg(p, 'linen', '112,226 104,252 104,272', 26, 18, { boot: 'ash', k: 1.1 });
    leg(p, 'linen', '146,226 162,248 166,272', 26, 18, { boot: 'ash', k: 1.1, o: { rim: 3 } });
    p.part(
      'night',
      '98,122 68,150 74,200 62,260! 94,256 108,236 132,244 154,234 178,258 196,250! 182,200 188,150 166,120',
      { s: 32, l: 11, cut: 0.6, rim: 5 },
    );
    p.part('ochre', '116,128! 132,138 150,126! 158,180 150,226 116,228 108,180', {
      tone: 1,
      s: 14,
      l: 6,
      cased: false,
    });
    for (const y of [156, 176, 196, 214]) p.dot('#ffe9a0', 132, y, 3.6);
    chain(
      p,
      [
        [92, 150],
        [112, 176],
        [140, 184],
        [172, 160],
      ],
      { k: 0.62, m: 'gold' },
    );
    p.part('linen', '112,122! 132,116 152,122! 144,150 134,164! 124,150', { s: 7, l: 4 }).folds(
      'linen',
      ['126,132 130,150', '140,130 138,148'],
      3,
    );
    p.limb('night', '86,146 54,160 44,180', 34, 24).at({ x: 43, y: 182, turn: -20 }, () =>
      grip(p, 'bone', 1.15),
    );
    p.at({ x: 146, y: 92, scale: 0.96 }, () => {
      p.fur('white', '-22,-20 -38,6 -38,40 -18,48 -8,20 10,-10', { tuft: 8, every: 13, s: 10, l: 5 });
      skull(p, { glow: 'Violet', lit: '#f0e0ff', jaw: 0.6 });
      p.part('ash', '-50,-20 -20,-26 12,-30 46,-32! 54,-22 20,-18 -12,-14 -44,-8', { s: 6, l: 5, cut: 0.2 })
        .part('ash', '-28,-22! -34,-86! -2,-94 32,-92! 28,-30! 0,-26', { s: 16, l: 8, cut: 0.3, rim: 3 })
        .part('crimson', '-29,-22! -31,-38! 0,-44 30,-46! 29,-30! 0,-28', { s: 5, l: 4, cut: 0 })
        .part('iron', '4,-46! 16,-47! 16,-26! 5,-25!', { s: 4, l: 3, cut: 0 });
    });
    // the ledger, and the pen that strikes you out
    p.limb('night', '172,146 204,176 196,204', 32, 22, { rim: 3 });
    p.at({ x: 196, y: 208, turn: -10 }, () =>
      p
        .part('leather', '-44,-22! 0,-10! 44,-26! 46,22! 2,38! -42,26!', { s: 8, l: 5, cut: 0 })
        .part('linen', '-38,-26! 0,-14! 0,28! -36,18!', { s: 5, l: 4, cut: 0 })
        .part('linen', '0,-14! 38,-30! 40,14! 0,28!', { s: 7, l: 3, cut: 0 })
        .brush(
          INK,
          ['-30,-14 -8,-8', '-30,-4 -8,2', '-28,6 -10,11', '8,-6 30,-15', '8,4 30,-5', '8,14 24,8'],
          2.6,
          { from: 1, to: 1 },
        )
        .brush('#b0344f', '-34,-8 -4,4', 4, { from: 1, to: 1 }),
    );
    p.at({ x: 190, y: 240, turn: 14 }, () => boneHand(p, { s: 0.8 }));
  },
);
