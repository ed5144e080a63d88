import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import type { Pen } from '../../hand/pen.ts';
import { horn } from '../../parts/head.ts';
import { paw } from '../../parts/limbs.ts';

const wing = (p: Pen, s = 12) =>
  p
    .part('night', '0,0 20,-50 58,-84! 62,-52 88,-48! 76,-24 92,-4! 66,-2 58,20! 36,8 12,26', {
      s,
      l: 7,
      cut: 0.4,
      rim: 3,
    })
    .folds('night', ['10,-2 30,-44 56,-78', '14,2 50,-34 82,-46', '18,8 52,-8 84,-4'], 4);

/** Small, winged, and it knows your name. Sign: one wing up, one wing down, a finger at you. */
export const imp = figure('imp', { face: [132, 104, 66], side: 'dead', facing: 'left' }, (p) => {
  p.at({ x: 100, y: 196, flip: true, scale: 1.24, turn: 6 }, () => wing(p, 16)).at(
    { x: 152, y: 200, scale: 1.05, turn: 24 },
    () => wing(p),
  );
  p.limb('violet', '110,262 50,296 14,272 22,238', 14, 5).part('violet', '22,246! 4,230! 20,206! 38,228!', {
    s: 6,
    l: 3,
    cut: 0,
  });
  // what it sits on is somebody's stone
  p.part('stone', '52,302! 58,274 84,264 176,264 200,274 206,302!', { s: 14, l: 8, cut: 0.7 });
  p.limb('violet', '150,234 196,220 190,264', 30, 16, { rim: 3 }).part(
    'violet',
    '176,262 200,258 220,272! 176,276!',
    {
      s: 4,
      l: 3,
      cut: 0,
    },
  );
  p.part('violet', '104,176 86,206 90,246 114,268 150,264 164,228 154,184', {
    s: 24,
    l: 9,
    cut: 0.5,
    rim: 4,
  });
  p.brush('#1d1240', ['104,220 122,226 142,222', '104,236 122,242 140,238', '108,252 124,257 138,253'], 4);
  p.limb('violet', '104,238 68,222 80,264', 30, 16).part('violet', '62,262 88,258 106,272! 62,276!', {
    s: 4,
    l: 3,
    cut: 0,
  });
  p.limb('violet', '96,196 74,222 96,250', 18, 12);
  p.at({ x: 12, y: -26 }, () => head(p));
  p.limb('violet', '156,198 196,206 216,182', 20, 13, { rim: 3 });
  p.at({ x: 218, y: 182, turn: 58 }, () => paw(p, 'violet', { s: 0.9, n: 3, nail: 'bone', spread: 26 }));
});

function head(p: Pen): void {
  p.at({ x: 84, y: 90, turn: -24 }, () => horn(p, 'bone', 68, -26)).at({ x: 160, y: 86, turn: 20 }, () =>
    horn(p, 'bone', 62, 24),
  );
  p.part('violet', '82,120 54,104 24,112! 44,136 82,144', { s: 9, l: 5 }).part(
    'violet',
    '168,118 194,102 216,106! 202,130 172,140',
    { s: 8, l: 4, rim: 3 },
  );
  p.part('violet', '76,124 84,92 118,76 154,84 174,110 176,136 158,170 128,198 106,184 84,156', {
    s: 26,
    l: 11,
    cut: 0.4,
    rim: 4,
  });
  p.flat(INK, '84,122! 112,122 130,138 120,152 96,146').flat(
    INK,
    '140,140! 158,124 178,118! 174,142 156,152',
  );
  p.flat('#e9ff8a', '94,130! 118,140 110,146 98,140', { over: true })
    .flat('#e9ff8a', '148,142! 168,130 164,142', { over: true })
    .glow('Green', 106, 138, 22)
    .glow('Green', 158, 138, 18);
  p.part('violet', '124,142! 140,144 148,158 134,164 122,158', { s: 6, l: 4, cut: 0 }).brush(
    INK,
    ['82,116 110,114 132,132', '140,134 156,114 178,110'],
    7,
    { from: 0.2, to: 0.6 },
  );
  p.flat('#1a0a20', '96,164! 124,174 160,164! 146,184 126,192 108,180').flat(
    '#fff1d8',
    '104,167! 110,178! 118,171! 138,171! 146,178! 152,167! 128,172',
  );
}
