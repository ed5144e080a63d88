import { figure } from '../../hand/figure.ts';
import { flame } from '../../parts/fire.ts';
import { burn, fireAt } from './kin.ts';
import { grip, leg, M, visage } from './parts.ts';

/** He only needs to reach you. */
export const zealot = figure('zealot', { side: 'fire', facing: 'left', face: [150, 96, 58] }, (p) => {
  fireAt(p, 96, 58, 1.15, -58);
  fireAt(p, 78, 96, 0.9, -70);
  leg(p, M.coal, '92,210 44,214 14,246', 34, 17, { shoe: '' });
  p.at({ x: 12, y: 250, turn: 50 }, () =>
    p.part('ruddy', '-9,-12 10,-12 30,6 32,16! -10,15', { s: 6, l: 3, cut: 0 }),
  );
  leg(p, M.coal, '122,212 172,208 180,266', 36, 18, { shoe: '' });
  p.at({ x: 182, y: 270 }, () => p.part('ruddy', '-9,-12 10,-12 32,6 34,16! -10,16', { s: 6, l: 3, cut: 0 }));
  p.part(M.robe, '98,180 60,206 30,206! 50,222 44,244! 82,230 110,246 132,228 164,236! 150,196', {
    s: 14,
    l: 7,
    cut: 0.7,
    rim: 4,
  });
  p.part('ruddy', '104,124 84,150 86,192 108,212 142,206 162,172 164,138 142,120', {
    s: 24,
    l: 9,
    cut: 0.4,
    rim: 4,
  });
  // jars of fire strapped to his chest
  p.limb('leather', '92,140 130,176 152,196', 9, 9, { s: 3 }).limb(
    'leather',
    '160,136 124,176 94,196',
    9,
    9,
    { s: 3 },
  );
  for (const [x, y] of [
    [108, 164],
    [136, 158],
    [124, 188],
  ] as const) {
    p.part(
      'rust',
      `${x - 12},${y - 10} ${x},${y - 15} ${x + 12},${y - 10} ${x + 14},${y + 8} ${x},${y + 15} ${x - 14},${y + 8}`,
      { s: 8, l: 4, cut: 0 },
    )
      .flat('#ffb02e', `${x - 5},${y - 4}! ${x + 1},${y}! ${x - 2},${y + 6}! ${x + 6},${y + 2}!`)
      .glow('Fire', x, y, 16);
  }
  p.at({ x: 150, y: 96, scale: 0.98, turn: 12 }, () => {
    visage(p, {
      skin: 'ruddy',
      wide: 0.96,
      jaw: 0.98,
      long: 1.04,
      nose: 1,
      mood: 1,
      mouth: 'none',
      ear: 1.2,
      gaunt: 0.6,
      bushy: 0.8,
      ...burn,
    });
    p.flat('#2a0a12', '-10,22! 6,18 24,20! 22,38 8,44 -6,38')
      .flat('#fff1d8', '-7,24! 6,21 22,22! 20,28 6,27 -5,29!')
      .flat('#fff1d8', '-3,38! 8,34 18,36! 8,42');
    flame(
      p,
      '-30,-14! -34,-36 -58,-44! -44,-58 -66,-78! -36,-70 -34,-96! -14,-72 0,-100! 10,-70 30,-84! 26,-56 34,-24! 10,-36 -12,-32',
      { cx: -6, cy: -30, steps: [0.78, 0.5] },
    );
    p.brush('#3b1a1c', ['-18,14 -14,22', '14,-34 18,-28'], 3);
  });
  p.glow('Fire', 130, 46, 56);
  p.limb('ruddy', '156,140 192,152 214,128', 24, 16, { rim: 3 });
  p.at({ x: 218, y: 122, turn: 24 }, () => {
    p.limb('wood', '0,34 0,-26', 10, 14);
    fireAt(p, 0, -26, 0.85, 0);
    grip(p, 'ruddy', 0.9);
  });
  p.limb('ruddy', '96,140! 58,158! 40,128', 24, 16);
  p.at({ x: 36, y: 122, turn: -30 }, () => {
    p.limb('wood', '0,34 0,-26', 10, 14);
    fireAt(p, 0, -26, 0.85, 0);
    grip(p, 'ruddy', 0.9);
  });
});
