import { INK, type Material } from '../hand/materials.ts';
import type { Pen } from '../hand/pen.ts';
import { axe, bow, club, pick, sword } from '../parts/arms.ts';
import { flame } from '../parts/fire.ts';
import type { Paint } from './thing.ts';

/** Points right. */
const arrow = (p: Pen, feather: Material, head: Material): Pen =>
  p
    .limb('wood', '-46,0 40,0', 5, 5, { s: 2, l: 1 })
    .part(head, '34,-11! 60,0! 34,11! 40,0!', { s: 6, l: 4, cut: 0 })
    .part(feather, '-56,-10! -34,-10! -24,0! -34,10! -56,10! -48,0!', { s: 5, l: 3, cut: 0.2 });

const knife = (p: Pen): Pen =>
  p
    .part('iron', '-7,8! -9,-30 0,-54! 9,-30 7,8!', { s: 6, l: 3, cut: 0 })
    .part('gold', '-17,8! 17,8! 15,15! -15,15!', { s: 3, l: 2, cut: 0 })
    .limb('leather', '0,15 0,46', 11, 9)
    .dot('#e3a83a', 0, 49, 6);

const plainPick = (p: Pen, metal: Material, boss: Material): Pen =>
  p
    .limb('wood', '0,56 2,-8 0,-40', 11, 10)
    .part(metal, '-58,-16! -34,-40 -8,-52 8,-52 34,-42 58,-18! 32,-28 8,-30 -10,-30 -34,-24', {
      s: 9,
      l: 6,
      cut: 0.2,
    })
    .part(boss, '-11,-56! 11,-56! 10,-24! -10,-24!', { s: 6, l: 4, cut: 0 });

export const WEAPONS: Readonly<Record<string, Paint>> = {
  arrow: (p) => arrow(p, 'crimson', 'iron'),
  'black-arrow': (p) => arrow(p, 'ash', 'ash'),
  'elf-arrow': (p) => arrow(p, 'teal', 'gold'),
  'fire-arrow': (p) => {
    p.at({ turn: 90, x: 40, scale: 0.34 }, () =>
      flame(p, '-34,40 -50,-10 -34,-40 -44,-80! -12,-60 -6,-110 6,-140! 26,-90 22,-60 44,-84! 50,-20 34,40', {
        cx: 0,
        cy: 10,
      }),
    );
    arrow(p, 'ochre', 'fire').glow('Fire', 44, 0, 40);
  },
  sheaf: (p) => {
    for (const [x, turn] of [
      [-20, -112],
      [0, -90],
      [20, -68],
    ] as const)
      p.at({ x, turn, scale: 0.86 }, () => arrow(p, 'ash', 'ash'));
    p.part('leather', '-22,8! 22,8! 20,24! -20,24!', { s: 7, l: 4 });
  },
  bow: (p) => p.at({ scale: 0.5, x: -8 }, () => bow(p, { drawn: -4, arrow: false })),
  'drawn-bow': (p) => p.at({ scale: 0.5 }, () => bow(p)),
  'white-bow': (p) => p.at({ scale: 0.5, x: -6 }, () => bow(p, { drawn: -2, arrow: false, wood: 'white' })),
  'bone-bow': (p) => {
    p.at({ scale: 0.5, x: -8 }, () => bow(p, { drawn: -4, arrow: false, wood: 'bone' }));
    for (const [x, y, turn] of [
      [6, -36, 60],
      [14, -18, 80],
      [14, 18, 100],
      [6, 36, 120],
    ] as const)
      p.at({ x, y, turn }, () => p.part('bone', '-5,3! 0,-18! 5,3!', { s: 3, l: 2, cut: 0 }));
  },
  'horn-bow': (p) => {
    p.brush('#fff1d0', '-26,-48 -26,48', 3, { from: 1, to: 1 });
    p.limb('darkfur', '-28,52 8,40 6,16 22,0', 7, 12).limb('darkfur', '-28,-52 8,-40 6,-16 22,0', 7, 12);
    p.part('gold', '10,-14! 32,-12! 32,12! 10,14!', { s: 6, l: 4 })
      .dot('#ff4a2a', 21, 0, 5)
      .glow('Red', 21, 0, 16);
  },
  harp: (p) => {
    p.brush('#ffe9a0', ['-14,-40 -16,42', '-2,-44 -4,40', '10,-42 8,34', '20,-34 18,24'], 2.6, {
      from: 1,
      to: 1,
    });
    p.limb('gold', '-28,52 -34,-20 -10,-50 28,-46 40,-30', 10, 8).limb(
      'gold',
      '-28,52 10,42 34,6 40,-30',
      10,
      7,
    );
  },
  axe: (p) => p.at({ y: 22, scale: 0.62 }, () => axe(p)),
  'war-axe': (p) => p.at({ y: 22, scale: 0.6 }, () => axe(p, { double: true, metal: 'gold' })),
  'thrown-axe': (p) => p.at({ x: -6, y: 14, turn: 20, scale: 0.56 }, () => axe(p)),
  knife,
  dart: (p) =>
    p
      .limb('wood', '0,46 0,-8', 8, 7)
      .part('iron', '0,-54! 12,-10! 0,-2! -12,-10!', { s: 6, l: 4, cut: 0 })
      .part('teal', '-18,54! 0,24! 18,54! 0,44!', { s: 5, l: 3 }),
  sword: (p) => p.at({ y: 34, scale: 0.76 }, () => sword(p, { wide: 17 })),
  'thin-sword': (p) => p.at({ y: 34, scale: 0.76 }, () => sword(p, { wide: 9, metal: 'rust', hilt: 'iron' })),
  'elf-blade': (p) =>
    p
      .part('ice', '-8,16! -16,-14 -8,-40 14,-58! 10,-34 14,-8 6,16!', { s: 7, l: 4, cut: 0 })
      .part('teal', '-20,16! 16,14! 14,22! -18,24!', { s: 4, l: 3 })
      .limb('teal', '-2,22 0,40 8,52', 10, 7),
  'rune-sword': (p) => {
    p.at({ y: 34, scale: 0.76 }, () => sword(p, { wide: 22, metal: 'blue' }));
    p.brush('#8fe6ff', ['-4,-30 4,-36 -4,-42', '0,-8 0,-20', '-5,-14 5,-20', '-5,6 5,0 -3,-2'], 3.4, {
      over: true,
    });
    p.glow('Ice', 0, -18, 34);
  },
  'gem-sword': (p) => {
    p.at({ y: 34, scale: 0.76 }, () => sword(p, { wide: 17, hilt: 'crimson' }));
    for (const [x, y, c] of [
      [-12, 22, '#5fe0ff'],
      [12, 22, '#ffd36b'],
      [0, 22, '#ff5a7a'],
      [0, 54, '#9aff8a'],
    ] as const)
      p.dot(INK, x, y, 6).dot(c, x, y, 4.4, { over: true }).glow('Gold', x, y, 12);
  },
  'fire-sword': (p) => {
    flame(p, '-12,18 -24,-10 -14,-22 -26,-44! -8,-38 0,-62! 10,-38 26,-46! 16,-20 24,-8 12,18', {
      cx: 0,
      cy: 0,
    });
    p.at({ y: 34, scale: 0.7 }, () => sword(p, { wide: 15, metal: 'fire', hilt: 'rust' })).glow(
      'Fire',
      0,
      -20,
      44,
    );
  },
  claw: (p) => {
    p.limb('leather', '-6,54 -2,26', 13, 12).part('iron', '-26,24! 24,20! 22,32! -24,34!', {
      s: 4,
      l: 3,
      cut: 0,
    });
    for (const [x, bend] of [
      [-18, -16],
      [0, 0],
      [18, 16],
    ] as const)
      p.limb('ash', `${x},24 ${x + bend},-14 ${x + bend * 0.4 + 8},-54`, 11, 1.5, { s: 5, l: 3 });
  },
  pick: (p) => p.at({ y: 20, scale: 0.6 }, () => pick(p)),
  'rust-pick': (p) => plainPick(p, 'rust', 'leather'),
  'gold-pick': (p) => plainPick(p, 'gold', 'crimson').glow('Gold', 0, -40, 30),
  'rune-pick': (p) => {
    plainPick(p, 'blue', 'gold');
    p.brush('#8fe6ff', ['-34,-32 -24,-36 -30,-42', '26,-42 34,-34 24,-34'], 3, { over: true }).glow(
      'Ice',
      0,
      -38,
      36,
    );
  },
  club: (p) => p.at({ y: 26, scale: 0.6 }, () => club(p)),
  hammer: (p) =>
    p
      .limb('wood', '0,56 0,-20', 11, 10)
      .part('iron', '-40,-48! 40,-52! 42,-18! -42,-14!', { s: 14, l: 7, cut: 0.3 })
      .part('gold', '-12,-54! 12,-54! 12,-12! -12,-12!', { s: 6, l: 4, cut: 0 }),
  scythe: (p) =>
    p
      .limb('wood', '22,58 4,0 -14,-48', 9, 8)
      .part('iron', '-14,-50! 14,-58 44,-42 58,-6! 34,-28 8,-34 -12,-36!', { s: 8, l: 5, cut: 0.2 }),
  spear: (p) =>
    p
      .limb('wood', '-36,54 30,-36', 8, 7)
      .part('iron', '50,-60! 42,-24! 32,-30! 18,-34!', { s: 6, l: 4, cut: 0 }),
  hook: (p) =>
    p
      .limb('wood', '30,58 16,20', 12, 11)
      .limb('iron', '17,26 10,-18 -14,-42 -40,-26 -42,4 -26,18', 14, 4, { s: 6, l: 4 }),
  whip: (p) =>
    p
      .limb('leather', '30,54 18,20', 12, 10)
      .limb('leather', '18,22 -30,6 -34,-30 6,-38 20,-12 -6,-2 -18,-20', 8, 2, { s: 3 }),
  sling: (p) =>
    p
      .limb('leather', '-24,56 -4,10 24,-18', 5, 5, { s: 2 })
      .limb('leather', '-16,58 8,16 36,-8', 5, 5, { s: 2 })
      .part('leather', '16,-18 22,-38 46,-34 50,-12 34,-4', { s: 8, l: 5 })
      .part('stone', '22,-28 30,-42 44,-38 46,-24 32,-20', { s: 8, l: 5 }),
};
