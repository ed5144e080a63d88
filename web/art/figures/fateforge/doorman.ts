import { figure } from '../../hand/figure.ts';
import { mask } from './kin.ts';
import { grip, M, ruff, visage } from './parts.ts';

/** Nobody is on the list. */
export const doorman = figure('doorman', { side: 'rust', facing: 'left', face: [124, 84, 54] }, (p) => {
  p.part(M.plum, '76,106 22,124 -6,186 8,256 28,302! 214,302! 232,250 246,186 218,124 168,106', {
    s: 38,
    l: 14,
    cut: 0.5,
    rim: 6,
  });
  p.part('leather', '84,132! 110,150 150,150 172,130! 204,302! 44,302!', {
    s: 24,
    l: 8,
    cut: 0.4,
    cased: false,
  }).brush('#29150f', ['70,272 120,284 188,270', '110,156 106,200'], 4);
  for (const [x, y, r] of [
    [10, 150, -58],
    [28, 126, -34],
    [214, 122, 30],
    [236, 148, 56],
  ] as const)
    p.at({ x, y, turn: r }, () =>
      p.part('rust', '-6,6 -4,-22! -8,-24! -8,-30! 8,-30! 8,-24! 4,-22! 6,6', { s: 5, l: 2, cut: 0 }),
    );
  p.part('rust', '-6,182 2,146 34,120 60,130 52,156 22,196', { s: 14, l: 8, cut: 0.5 }).part(
    'rust',
    '188,126 214,116 240,146 248,184 222,184 200,158',
    { s: 13, l: 6, cut: 0.5, rim: 4 },
  );
  // keys
  p.at({ x: 128, y: 258 }, () => {
    p.brush('#261a22', ['-16,0 -12,-14 0,-19 12,-14 16,0 10,13 0,16 -10,13 -16,0'], 9, {
      from: 1,
      to: 1,
    }).brush('#e0a878', ['-16,0 -12,-14 0,-19 12,-14 16,0 10,13 0,16 -10,13 -16,0'], 4, { from: 1, to: 1 });
    for (const [a, l] of [
      [-34, 40],
      [-8, 46],
      [20, 40],
    ] as const)
      p.at({ y: 10, turn: a }, () =>
        p.part('rust', `-3,0! 3,0! 3,${l - 12}! 12,${l - 12}! 12,${l - 4}! 3,${l - 4}! 3,${l}! -3,${l}!`, {
          s: 3,
          l: 2,
          cut: 0,
        }),
      );
  });
  p.at({ x: 124, y: 122 }, () => ruff(p, 58, 'linen', 0.34));
  p.at({ x: 122, y: 84, scale: 1.02 }, () => {
    visage(p, {
      skin: 'ruddy',
      wide: 0.98,
      jaw: 1.5,
      long: 0.98,
      nose: 1.7,
      hook: -0.4,
      mood: 1,
      bushy: 1.3,
      mouth: 'snarl',
      ear: 1.4,
      ...mask,
    });
    p.brush('#3b1a1c', ['-4,-38 -10,-26 -6,-16', '-12,-32 0,-28'], 3.4).brush(
      M.rusty[1],
      '-26,-26 0,-38 26,-30',
      5,
      { from: 0.7, to: 0.7 },
    );
    p.fur('redhair', '-12,36! 4,42 24,36! 20,52 6,62 -8,52', { tuft: 9, every: 9, s: 7, l: 4 });
  });
  // arms crossed over the apron
  p.limb('ruddy', '16,186! 40,238! 138,218', 52, 36).limb('ruddy', '228,186! 206,240! 112,212', 50, 36, {
    rim: 4,
  });
  p.brush('#3b1a1c', ['48,216 66,228 84,224', '178,226 166,232 152,228'], 4).brush(
    M.verdi[1],
    ['30,206 42,214 38,226 50,228', '210,204 202,214 210,222'],
    4,
  );
  p.at({ x: 104, y: 208, turn: -100 }, () => grip(p, 'ruddy', 1.35)).at(
    { x: 150, y: 214, turn: 96, flip: false },
    () => grip(p, 'ruddy', 1.3),
  );
});
