import { figure } from '../../hand/figure.ts';
import { mixDark } from './kin.ts';
import { claw, grip, M, visage } from './parts.ts';

/** Alchemist. It is supposed to do that. */
export const alchemist = figure('alchemist', { side: 'hero', face: [104, 106, 64] }, (p) => {
  p.part('teal', '78,150 46,180 40,240 22,302! 186,302! 176,240 168,182 142,150', {
    s: 28,
    l: 10,
    cut: 0.6,
    rim: 5,
  });
  p.part('leather', '84,166! 140,164! 150,230 156,302! 66,302! 74,230', {
    s: 16,
    l: 8,
    cut: 0.4,
    cased: false,
  })
    .flat('#3a5a2a', '92,250 104,244 110,256 100,264')
    .flat('#57301f', '126,214 138,210 142,222 130,226')
    .brush('#29150f', ['96,232 120,238 144,230'], 4);
  p.limb('leather', '60,168 108,216 168,262', 12, 12, { s: 4 });
  for (const [x, y, c] of [
    [98, 204, '#c2475a'],
    [118, 222, '#57a58c'],
    [138, 238, '#8a5fd0'],
  ] as const)
    p.at({ x, y, turn: 10 }, () =>
      p
        .part([c, c, mixDark(c), mixDark(c)], '-6,-4 -9,12 0,18 9,12 6,-4', { s: 5, l: 0, cut: 0 })
        .part('linen', '-4,-12! 4,-12! 5,-3! -5,-3!', { s: 2, l: 1, cut: 0 }),
    );
  p.part('leather', '146,250 186,242 206,262 202,302! 148,302!', { s: 12, l: 6 })
    .part('leather', '144,252 188,240 208,262 180,272 150,270', { s: 7, l: 5 })
    .dot('#e3a83a', 178, 268, 4);
  p.part('linen', '84,152! 106,176 138,150! 146,170 110,190 78,172', { s: 8, l: 5 });
  p.at({ x: 104, y: 106, scale: 1.18, turn: -3 }, () => {
    p.fur('fairhair', '-30,10 -46,-6 -40,-40 -14,-62 18,-62 40,-42 42,-14 30,-2 0,-20', {
      tuft: 20,
      every: 11,
      hang: [-0.3, -0.6],
      all: 0.6,
      s: 14,
      l: 8,
    });
    visage(p, {
      skin: 'pale',
      wide: 0.96,
      jaw: 0.7,
      long: 1.12,
      nose: 1.5,
      hook: 0.2,
      mood: -0.6,
      mouth: 'grin',
      ear: 1.4,
      bushy: 0.7,
      brow: '#956a30',
      iris: '#3f8f5a',
      eye: { w: 8.6, h: 6 },
    });
    p.brush('#7a5a52', ['-19,12 -14,18 -16,24', '-14,14 -10,20', '21,8 26,12'], 4);
    // goggles pushed up
    p.limb('leather', '-30,-22 0,-34 32,-26', 8, 8, { s: 3 });
    for (const [x, y, r] of [
      [-8, -31, 14],
      [20, -32, 12],
    ] as const)
      p.part(
        M.brass,
        `${x - r},${y} ${x - r * 0.6},${y - r * 0.9} ${x + r * 0.6},${y - r * 0.9} ${x + r},${y} ${x + r * 0.6},${y + r * 0.9} ${x - r * 0.6},${y + r * 0.9}`,
        { s: 5, l: 3, cut: 0 },
      )
        .dot('#1f4f57', x, y, r * 0.62)
        .dot('#b4ead0', x - 3, y - 3, r * 0.26);
  });
  // the flask
  p.limb('teal', '158,188 206,190 200,130', 30, 20, { rim: 3 }).part(
    'leather',
    '186,146! 214,148! 214,124! 188,122!',
    { s: 6, l: 4 },
  );
  p.at({ x: 202, y: 100, turn: 14 }, () => {
    p.part(
      ['#f4ffd0', '#b8f05a', '#5aa02c', '#2a5a1a'],
      '-9,-22! 9,-22! 9,-38 30,-62 22,-92 -2,-98 -26,-90 -30,-62 -9,-38',
      { s: 14, l: 7, cut: 0 },
    );
    p.flat('#f4ffd0', '-18,-66 -10,-80 0,-84 -12,-70').dot('#f4ffd0', 6, -62, 4).dot('#f4ffd0', 14, -74, 3);
    p.part('wood', '-9,-16! 9,-16! 10,-28! -10,-28!', { s: 4, l: 2, cut: 0 });
  });
  p.glow('Green', 220, 34, 54).brush('#c8ff5a', ['226,-4 232,-22 222,-36', '208,-2 206,-18'], 5);
  p.at({ x: 202, y: 106, turn: 14 }, () => grip(p, 'leather', 1.05));
  p.limb('teal', '58,192 36,232 76,246', 34, 24).at({ x: 88, y: 246, turn: 74 }, () =>
    claw(p, 'leather', 0.85, 0.7),
  );
});
