import { figure } from '../../hand/figure.ts';
import { INK, type Tones } from '../../hand/materials.ts';
import { ember } from '../../parts/fire.ts';
import { fangs, spike } from '../../parts/things.ts';

const HIDE: Tones = ['#9fd0d8', '#3f7f90', '#1f4258', '#0d1a2c'];

/** Half of it is still elsewhere. Sign: the tear in the air, two scythes, and a skull for a face. */
export const riftStalker = figure(
  'rift-stalker',
  { side: 'hound', facing: 'left', face: [208, 112, 60] },
  (p) => {
    p.glow('Violet', 70, 150, 130, { over: false });
    p.part(
      ['#ffe6ff', '#d884ff', '#8a3ad0', '#4a1480'],
      '66,-18! 100,30 120,92 112,130 130,186 112,246 86,306! 50,264 26,214 18,150 32,100 22,60 46,24',
      { s: 10, l: 9, cut: 0.6 },
    );
    p.flat(
      '#120726',
      '66,8! 90,46 106,98 98,134 114,186 98,238 82,284! 60,252 42,208 34,152 48,102 40,64 56,36',
    );
    for (const [x, y] of [
      [62, 60],
      [80, 96],
      [52, 120],
      [58, 190],
      [82, 262],
    ] as const)
      p.dot('#f0d8ff', x, y, 2.6);
    // what has come through: hind leg, back, plates
    p.limb(HIDE, '92,222 140,230 126,264', 34, 20).limb(HIDE, '126,260 122,288 168,294', 18, 9);
    p.part(HIDE, '56,222 70,156 108,108 156,100 188,126 178,166 142,202 110,236 78,254', {
      s: 26,
      l: 13,
      cut: 0.5,
      rim: 5,
    });
    for (const [x, y, turn, long] of [
      [68, 166, -62, 44],
      [86, 132, -46, 54],
      [112, 110, -28, 58],
      [144, 100, -10, 46],
    ] as const)
      spike(p, 'bone', x, y, turn, long, 11);
    p.brush('#0d1a2c', ['84,182 110,194 122,220', '108,158 136,170 146,196', '132,136 160,146 168,168'], 6);
    // the far scythe, down
    p.limb(HIDE, '166,156 210,196 236,168', 22, 13, { rim: 3 });
    p.part('bone', '224,162! 250,160 262,196 248,250 218,296! 228,242 234,200', { s: 10, l: 6, cut: 0.2 });
    // jaw and skull
    p.part(HIDE, '164,132 184,158 216,166 246,156! 230,178 194,184 164,166', { s: 9, l: 5 });
    p.flat('#2a0a3a', '172,134! 210,142 252,144! 240,160 204,166 178,152');
    fangs(p, [
      [240, 160, 4],
      [220, 166, 0],
      [200, 164, -6],
    ]);
    p.part('bone', '160,122 172,88 206,74 240,94 264,126 266,144! 236,136 206,138 172,148', {
      s: 18,
      l: 10,
      cut: 0.4,
      rim: 3,
    });
    fangs(p, [
      [256, 140, 180, 1.2],
      [236, 137, 180],
      [216, 137, 180],
    ]);
    p.flat(INK, '184,104! 206,98 222,114! 210,124 192,122').flat(INK, '230,112! 244,108 254,124! 240,124');
    ember(p, 204, 112, 8, { hole: 0, slant: 3, glow: 'Red', lit: '#ffd0c0' });
    ember(p, 241, 117, 6, { hole: 0, slant: 3, glow: 'Red', lit: '#ffd0c0' });
    p.brush('#8c7460', ['178,92 196,86', '176,134 190,130'], 4);
    // the near scythe, raised
    p.limb(HIDE, '146,140 128,74 156,34', 32, 18).limb(HIDE, '152,42 174,10 206,6', 18, 13);
    p.part('bone', '194,-12! 222,-22 260,0 282,52 276,98! 258,56 230,24 198,18!', { s: 12, l: 7, cut: 0.2 });
  },
);
