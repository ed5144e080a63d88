import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { ember } from '../../parts/fire.ts';
import { arm, grip, leg } from '../../parts/limbs.ts';
import { spike } from '../../parts/things.ts';

/** The blade is raised and held, perfectly still. Sign: that blade. */
export const gildedExecutioner = figure(
  'gilded-executioner',
  { side: 'fire', facing: 'left', face: [134, 118, 50] },
  (p) => {
    const G = ['#fff3b8', '#dca43c', '#8a5622', '#3d2012'] as const;
    leg(p, G, '104,222 86,250 84,272', 42, 28, { boot: G, k: 1.2 });
    leg(p, G, '156,222 178,246 182,272', 42, 28, { boot: G, k: 1.2, o: { rim: 4 } });
    p.part('ash', '94,196! 130,212 168,196! 180,240 168,276! 148,266 130,284! 112,266 92,278! 84,240', {
      s: 16,
      l: 7,
      cut: 0.6,
    });
    p.part(G, '86,128 66,162 78,208 130,224 182,208 194,162 174,126', { s: 32, l: 13, cut: 0.3, rim: 5 });
    p.part('ruddy', '104,140! 130,152 158,138! 160,176 132,194 102,178', {
      s: 16,
      l: 7,
      cut: 0.4,
      cased: false,
    }).brush('#3b1a1c', ['130,154 131,186', '112,166 122,172', '142,172 152,166'], 4);
    p.part('leather', '80,200! 130,216 184,200! 184,214! 130,230 80,214!', { s: 5, l: 3 })
      .part(G, '116,208 130,200 146,208 144,228 118,228', { s: 6, l: 4, cut: 0 })
      .flat(INK, '123,212 128,211 127,217')
      .flat(INK, '134,211 139,212 135,217');
    // the arms go up on both sides of the hood, to the grip
    arm(p, 'ruddy', '88,140 38,112 54,48', 46, 26);
    arm(p, 'ruddy', '174,138 222,108 176,46', 44, 24, { rim: 4 });
    for (const [x, y, r] of [
      [84, 136, -14],
      [178, 134, 14],
    ] as const)
      p.at({ x, y, turn: r }, () => {
        spike(p, G, -16, -14, -30, 26, 9);
        spike(p, G, 8, -18, 16, 26, 9);
        p.part(G, '-30,14 -26,-14 0,-24 26,-14 30,14 0,22', { s: 12, l: 8, cut: 0.2 });
      });
    p.at({ x: 134, y: 112, turn: 4 }, () => {
      p.part('ash', '-40,42! -36,-6 -24,-36 4,-58! 28,-36 36,-4 38,38! 4,54', {
        s: 18,
        l: 8,
        cut: 0.5,
        rim: 3,
      });
      p.part(G, '-22,-14 4,-26 30,-14 30,10 18,30 4,36 -12,28 -22,8', { s: 11, l: 7, cut: 0, cased: false })
        .flat(INK, '-14,-6! 2,-8! 4,2! -10,4!')
        .flat(INK, '11,2! 14,-8! 28,-6! 25,4!');
      ember(p, -3, -2, 5, { hole: 0, glow: 'Red', lit: '#ffd0b0' });
      ember(p, 20, -2, 4.4, { hole: 0, glow: 'Red', lit: '#ffd0b0' });
      p.brush('#3d2012', ['8,-4 8,16', '-6,22 8,26 22,21', '-16,10 -8,14'], 3.4);
    });
    // flat as a level, broad as a door
    p.at({ x: 54, y: 36, turn: 84 }, () => {
      p.limb('leather', '0,40 0,-140', 12, 11).dot('#e3a83a', 0, 44, 9);
      p.part('iron', '-8,-112! -40,-116! -50,-250! 8,-236! 12,-112!', { s: 14, l: 7, cut: 0 })
        .brush('#f2f4ee', '-46,-246 -38,-120', 6, { from: 1, to: 1 })
        .part(G, '-12,-106! 16,-106! 16,-122! -12,-122!', { s: 5, l: 3, cut: 0 })
        .brush('#59606f', ['-24,-136 -28,-226', '-12,-136 -14,-226'], 3);
    });
    p.at({ x: 56, y: 40, turn: 84 }, () => grip(p, G, 1.3));
    p.at({ x: 162, y: 28, turn: 84 }, () => grip(p, G, 1.25));
  },
);
