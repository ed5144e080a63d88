import { INK, type Material } from '../hand/materials.ts';
import type { Pen } from '../hand/pen.ts';
import { shield } from '../parts/arms.ts';
import { crown } from '../parts/head.ts';
import { fist } from '../parts/limbs.ts';
import type { Paint } from './thing.ts';

const boot = (p: Pen, stuff: Material, sole: Material): Pen =>
  p
    .part(stuff, '-24,-52! 14,-52! 16,-4 22,10 50,22 54,40! -26,40! -28,0', { s: 14, l: 8, cut: 0.3 })
    .part(sole, '-28,38! 56,38! 58,50! -28,50!', { s: 5, l: 3, cut: 0 });

const helm = (p: Pen, metal: Material, trim: Material): Pen =>
  p
    .part(metal, '-46,28! -48,-8 -28,-42 0,-52 28,-42 46,-8 46,28! 0,20', { s: 22, l: 11, cut: 0.3 })
    .part(trim, '-50,32! -48,12! 0,4 46,12! 50,32! 0,24', { s: 7, l: 5, cut: 0 })
    .part(trim, '-8,-52! 10,-52! 12,10! -10,10!', { s: 6, l: 4, cut: 0 });

const shirt = (p: Pen, stuff: Material): Pen =>
  p.part(stuff, '-20,-46! -46,-34 -56,0! -34,8 -32,50! 34,50! 34,8 56,0! 48,-34 20,-46! 0,-32', {
    s: 20,
    l: 9,
    cut: 0.4,
  });

export const ARMOUR: Readonly<Record<string, Paint>> = {
  helmet: (p) =>
    helm(p, 'iron', 'gold').part('iron', '-8,18! 8,18! 6,46! 0,52! -6,46!', { s: 5, l: 3, cut: 0 }),
  'dwarf-helm': (p) => {
    for (const flip of [true, false])
      p.at({ flip, x: flip ? -38 : 38, y: -10, turn: 30 }, () => p.limb('bone', '0,4 18,-18 14,-46', 15, 2));
    helm(p, 'rust', 'iron').dot('#ffd36b', 1, -20, 6).glow('Gold', 1, -20, 18);
  },
  'miner-helm': (p) => {
    helm(p, 'leather', 'iron');
    p.part('gold', '-14,-40! 16,-40! 18,-10! -16,-10!', { s: 6, l: 4 })
      .dot('#fff3b0', 1, -25, 9)
      .glow('Gold', 1, -25, 44);
  },
  shield: (p) => p.at({ scale: 1.1 }, () => shield(p)),
  'blue-shield': (p) => p.at({ scale: 1.1 }, () => shield(p, { field: 'blue', rim: 'gold' })),
  'tower-shield': (p) =>
    p
      .part('iron', '-38,-50! 0,-58 38,-50! 36,12 0,58! -36,12', { s: 18, l: 9, cut: 0.2 })
      .part('ochre', '-28,-42! 0,-48 28,-42! 26,8 0,42! -26,8', { s: 16, l: 7, cased: false })
      .brush(INK, ['0,-44 0,40', '-28,-14 28,-14'], 6),
  mail: (p) => {
    shirt(p, 'iron');
    const row = (y: number) =>
      `-28,${y} -20,${y + 6} -12,${y} -4,${y + 6} 4,${y} 12,${y + 6} 20,${y} 28,${y + 6}`;
    p.brush('#59606f', [row(-24), row(-10), row(4), row(18), row(32)], 3.4);
  },
  plate: (p) =>
    shirt(p, 'iron')
      .part('gold', '-20,-46! 0,-34 20,-46! 22,-36! 0,-24 -22,-36!', { s: 4, l: 3, cut: 0 })
      .brush('#59606f', ['0,-26 0,46', '-28,6 0,14 28,6', '-28,26 0,34 28,26'], 4),
  tunic: (p) =>
    shirt(p, 'blue')
      .part('linen', '-12,-40! 0,-12! 12,-40! 0,-34', { s: 4, l: 3 })
      .brush('#fff1c8', ['-26,-6 -20,-2', '-26,6 -20,10', '-26,18 -20,22', '24,-6 18,-2', '24,6 18,10'], 3)
      .part('leather', '-34,20! 34,20! 34,30! -34,30!', { s: 4, l: 3 }),
  cape: (p) =>
    p
      .part('crimson', '-16,-50! -40,-20 -50,50! -28,42 -8,56! 10,42 32,54! 52,44 38,-22 16,-50!', {
        s: 24,
        l: 10,
        cut: 0.7,
      })
      .folds('crimson', ['-18,-24 -24,14 -26,40', '2,-22 2,46', '20,-24 28,36'], 6)
      .part('gold', '-16,-54! 16,-54! 14,-42! -14,-42!', { s: 5, l: 3, cut: 0 }),
  boot: (p) =>
    boot(p, 'leather', 'ash').brush('#29150f', ['-16,-30 10,-30', '-16,-16 10,-16', '-16,-2 14,-2'], 4),
  'iron-boot': (p) =>
    boot(p, 'iron', 'gold').brush('#242735', ['-24,-18 16,-20', '-26,4 20,4', '26,16 40,38'], 4),
  'fine-boot': (p) =>
    boot(p, 'crimson', 'gold').part('gold', '-26,-56! 16,-56! 16,-42! -26,-42!', { s: 4, l: 3, cut: 0 }),
  heel: (p) =>
    p.part(
      'crimson',
      '-44,-36! -24,-44 -10,-14 22,6 50,26 54,40! 12,36 -14,16 -28,0! -32,48! -42,48! -42,0',
      {
        s: 10,
        l: 6,
        cut: 0,
      },
    ),
  greaves: (p) => {
    for (const x of [-24, 24])
      p.at({ x }, () =>
        p
          .part('iron', '-16,-50! 0,-56 16,-50! 18,0 10,50! -10,50! -18,0', { s: 11, l: 6, cut: 0.2 })
          .part('gold', '-17,-30! 0,-36 17,-30! 17,-20! 0,-26 -17,-20!', { s: 4, l: 2, cut: 0 }),
      );
  },
  bracers: (p) => {
    for (const [x, turn, flip] of [
      [-26, -16, true],
      [26, 16, false],
    ] as const)
      p.at({ x, y: 8, turn }, () =>
        p.at({ flip }, () => {
          p.limb('pale', '0,56 0,-30', 30, 20);
          p.at({ y: -40, scale: 1.1 }, () => fist(p, 'pale'));
          p.part('teal', '-20,46! -16,-22! 0,-30 16,-22! 20,46! 0,54', { s: 12, l: 7 })
            .part('gold', '-22,36! 22,36! 22,48! 0,55 -22,48!', { s: 4, l: 3, cut: 0 })
            .part('gold', '-17,-24! 0,-33 17,-24! 17,-14! 0,-23 -17,-14!', { s: 4, l: 3, cut: 0 })
            .brush('#86e0cd', ['-8,26 0,12 8,26', '0,12 0,-8', '-8,2 0,-8 8,2'], 4.4, { from: 0.7, to: 0.5 });
        }),
      );
  },
  belt: (p) =>
    p
      .limb('leather', '-56,14 -30,34 0,38 32,34 56,10', 20, 20)
      .part('gold', '-18,18! 18,18! 20,56! -18,56!', { s: 8, l: 5, cut: 0 })
      .dot('#5fe0a0', 1, 37, 8)
      .glow('Green', 1, 37, 24),
  tiara: (p) =>
    p
      .part('gold', '-54,20! -46,-6 -26,4 -16,-26 0,-6! 0,-50! 0,-6! 16,-26 26,4 46,-6 54,20! 0,34', {
        s: 8,
        l: 5,
        cut: 0,
      })
      .dot('#5fe0ff', 0, 8, 9)
      .dot('#c9a8f0', -26, 14, 5)
      .dot('#c9a8f0', 26, 14, 5)
      .glow('Ice', 0, 8, 30),
  crown: (p) => p.at({ y: 20, scale: 1.4 }, () => crown(p)),
  glove: (p) =>
    p
      .part(
        'leather',
        '-24,52! -26,10 -34,-10 -26,-20 -16,-6 -16,-44 -6,-46 -2,-12 2,-52 12,-52 12,-12 20,-44 29,-42 26,12 22,52!',
        {
          s: 13,
          l: 7,
          cut: 0.2,
        },
      )
      .part('iron', '-27,50! -26,34! 24,34! 25,52!', { s: 5, l: 3, cut: 0 }),
  mask: (p) =>
    p
      .part('white', '-38,-30 0,-48 38,-30 36,8 20,40 0,52 -20,40 -36,8', { s: 16, l: 8, cut: 0 })
      .flat(INK, '-26,-8! -12,-18 -4,-6! -14,0')
      .flat(INK, '26,-8! 12,-18 4,-6! 14,0')
      .brush(INK, '-14,26 0,32 16,24', 4)
      .brush('#b0344f', ['-24,6 -16,26', '24,6 16,26'], 5),
  ring: (p) =>
    p
      .limb('gold', '0,48 -34,32 -36,-4 0,-22 36,-4 34,32 0,48', 12, 12, { s: 5, l: 3 })
      .part('crimson', '-16,-24! -10,-48! 12,-48! 18,-24! 0,-10!', { s: 8, l: 5, cut: 0 })
      .glow('Red', 0, -32, 26),
  hood: (p) =>
    p
      .part('moss', '-40,52! -48,4 -34,-38 0,-58! 34,-38 46,4 40,52!', { s: 20, l: 10, cut: 0.5 })
      .flat(INK, '-24,40 -30,0 -14,-30 8,-38 28,-24 32,6 24,40')
      .dot('#ffe9a0', -4, 2, 4)
      .dot('#ffe9a0', 18, 2, 3.4),
};
