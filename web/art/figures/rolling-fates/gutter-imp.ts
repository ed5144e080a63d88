import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { foot, paw } from '../../parts/limbs.ts';
import { spike } from '../../parts/things.ts';

/** It sits on the spout and giggles behind its hand. Sign: knees above the ears of lesser things. */
export const gutterImp = figure(
  'gutter-imp',
  { side: 'trollkin', facing: 'left', face: [124, 142, 66] },
  (p) => {
    p.part('stone', '40,262 60,250 168,248 220,256 234,268! 232,290! 196,284 150,292 60,298 36,286', {
      s: 16,
      l: 8,
      cut: 0.8,
    })
      .flat(INK, '214,262 230,268 229,284 212,280')
      .brush('#544e55', ['70,272 110,268', '130,276 180,270'], 4);
    p.limb('crimson', '74,250 28,262 8,222 30,186 22,156', 13, 5).part(
      'crimson',
      '24,164! 6,148! 24,122! 36,146!',
      { s: 6, l: 3, cut: 0 },
    );
    p.limb('crimson', '92,244 56,196 50,176', 30, 24).limb('crimson', '52,180 60,222 70,250', 22, 14);
    foot(p, 'crimson', 74, 250, { k: 0.9 });
    p.part('crimson', '88,178 72,214 80,254 118,264 154,254 160,214 142,180', {
      s: 24,
      l: 8,
      cut: 0.5,
      rim: 4,
    }).brush('#2f0b20', ['100,226 116,232 134,228', '102,242 118,247 134,243'], 4);
    p.part('crimson', '92,122 52,92 18,88! 28,122 58,150 92,152', { s: 14, l: 7 }).flat(
      '#4a1226',
      '82,128 54,106 34,100! 44,122 66,142',
    );
    p.part('crimson', '158,116 186,78 216,64! 214,102 194,136 166,146', { s: 10, l: 6, rim: 3 }).flat(
      '#4a1226',
      '170,118 190,92 206,78! 204,102 188,126',
    );
    p.part('crimson', '86,138 88,106 116,88 148,92 168,116 170,148 152,180 126,190 100,176', {
      s: 22,
      l: 10,
      cut: 0.4,
      rim: 3,
    });
    for (const [x, y, r] of [
      [104, 96, -26],
      [124, 88, -6],
      [144, 92, 16],
    ] as const)
      spike(p, 'bone', x, y, r, 20, 6);
    // eyes pressed shut with glee, one cracked open
    p.flat(INK, '92,132! 108,120 128,132 122,140 108,130 98,140').flat(
      INK,
      '138,132! 150,120 170,128 166,142 148,144',
    );
    p.flat('#ffe45a', '144,134! 154,127 165,132 160,139 150,140', { over: true })
      .flat(INK, '155,129 158,133 155,139 152,134', { over: true })
      .glow('Gold', 155, 134, 18);
    p.brush(INK, ['90,120 108,110 126,120', '140,118 154,108 172,116'], 6).part(
      'crimson',
      '126,136 142,140 158,156 144,162 126,156',
      { s: 7, l: 4, cut: 0 },
    );
    p.flat('#2a0612', '100,158! 128,166 162,160! 150,180 124,184').flat(
      '#fff1c8',
      '106,162! 112,173! 119,166! 126,177! 134,167! 141,176! 148,165! 130,164',
    );
    p.limb('crimson', '150,204 184,220 168,190', 18, 13).at({ x: 168, y: 196, turn: -44 }, () =>
      paw(p, 'crimson', { s: 0.86, spread: 10, nail: 'bone', len: 22 }),
    );
    p.limb('crimson', '128,250 172,206 188,204', 28, 22, { rim: 3 }).limb(
      'crimson',
      '188,202 186,236 184,252',
      20,
      13,
      { rim: 3 },
    );
    foot(p, 'crimson', 186, 252, { k: 0.95 });
    p.limb('crimson', '96,206 92,240 112,256', 16, 12).at({ x: 112, y: 254, turn: 170 }, () =>
      paw(p, 'crimson', { s: 0.7, nail: 'bone' }),
    );
  },
);
