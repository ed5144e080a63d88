import { figure } from '../../hand/figure.ts';
import { INK, type Tones } from '../../hand/materials.ts';
import { ember } from '../../parts/fire.ts';
import { fangs, spike } from '../../parts/things.ts';

const HIDE: Tones = ['#a99ae0', '#5a4a9a', '#332a66', '#16122e'];

/** Half of it is still elsewhere. Sign: the tear in the air, and one scythe already through it. */
export const riftStalker = figure(
  'rift-stalker',
  { side: 'hound', facing: 'left', face: [156, 124, 62] },
  (p) => {
    // the tear: a tall blade of night with a burning edge
    p.part(
      ['#ffd8ff', '#d07aff', '#8a3ad0', '#4a1480'],
      '70,-6! 104,60 96,112 118,170 104,232 112,296! 66,296! 40,240 50,176 24,110 52,58',
      {
        s: 12,
        l: 9,
        cut: 0.4,
      },
    );
    p.flat('#0d0718', '72,18! 92,66 84,112 104,170 92,230 98,288! 74,288! 54,238 64,174 40,110 62,64');
    for (const [x, y] of [
      [66, 70],
      [74, 130],
      [60, 104],
      [80, 214],
      [70, 258],
    ] as const)
      p.dot('#f0d8ff', x, y, 2.4);
    p.glow('Violet', 70, 150, 96, { over: false });
    // hind leg, still stepping out
    p.limb(HIDE, '96,206 128,228 112,262', 30, 16).limb(HIDE, '112,258 130,284 156,290', 15, 9);
    // the back: an arch of plates
    p.part(HIDE, '78,196 88,146 122,112 164,108 184,130 176,168 148,206 112,228 84,222', {
      s: 26,
      l: 12,
      cut: 0.5,
      rim: 5,
    });
    for (const [x, y, turn] of [
      [92, 146, -44],
      [112, 122, -26],
      [136, 110, -8],
    ] as const)
      spike(p, 'violet', x, y, turn, 40, 11);
    p.brush('#16122e', ['104,158 128,172 136,202', '128,140 152,154 158,184'], 6);
    // head: a wedge that opens to the neck
    p.part(HIDE, '150,146 176,162 214,168 232,162! 222,180 186,190 154,174', { s: 9, l: 5 });
    p.flat('#2a0a3a', '154,136! 190,146 234,150! 226,166 186,170 158,158');
    fangs(p, [
      [222, 166, 4],
      [204, 170, 0],
      [186, 170, -6],
    ]);
    p.part(HIDE, '134,126 146,98 176,90 206,112 234,132 240,148! 204,144 172,146 146,152', {
      s: 14,
      l: 9,
      cut: 0.3,
      rim: 3,
    });
    fangs(p, [
      [230, 146, 180],
      [212, 144, 180],
      [192, 144, 180],
    ]);
    ember(p, 176, 116, 9, { slant: 3, glow: 'Red', lit: '#ffd0c0' });
    ember(p, 200, 126, 7, { slant: 3, glow: 'Red', lit: '#ffd0c0' });
    p.dot('#ffb0a0', 158, 110, 3.4, { over: true });
    // near arm: a scythe of bone, raised; far arm down
    p.limb(HIDE, '166,176 206,206 190,246', 22, 14, { rim: 3 });
    p.part('bone', '182,238! 202,240! 204,268 182,298! 188,266', { s: 6, l: 3, cut: 0 });
    p.limb(HIDE, '150,172 196,182 214,128', 28, 18);
    p.limb(HIDE, '214,132 220,90 204,56', 18, 12);
    p.part('bone', '196,60! 214,50! 236,70 240,112! 226,84 208,72', { s: 8, l: 4, cut: 0.2 });
    p.flat(INK, '206,52 214,50 214,60 206,62');
  },
);
