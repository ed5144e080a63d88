import { figure } from '../../hand/figure.ts';
import { INK, type Tones } from '../../hand/materials.ts';
import { ember } from '../../parts/fire.ts';
import { arm, grip, leg } from '../../parts/limbs.ts';

const PLATE: Tones = ['#fbf6e2', '#a8a49a', '#565462', '#1f1d2a'];

/** He gets no more. Sign: a dial for a head, and the pendulum held by the arm, like a constable. */
export const theMinute = figure('the-minute', { side: 'dead', facing: 'left', face: [124, 74, 66] }, (p) => {
  p.part(
    'night',
    '112,116 64,112 20,146 -20,158! 4,184 -28,216! 14,228 -4,266! 46,254 52,292! 90,256 108,200',
    {
      s: 22,
      l: 10,
      cut: 0.7,
    },
  ).folds('night', ['98,134 50,166 0,204', '100,158 60,206 24,246'], 6);
  leg(p, PLATE, '104,222 92,250 90,272', 32, 24, { boot: PLATE, k: 1.15 });
  leg(p, PLATE, '148,222 162,248 164,272', 34, 24, { boot: PLATE, k: 1.15, o: { rim: 4 } });
  p.part(PLATE, '86,122 72,158 84,196 80,236 122,248 168,236 164,194 176,156 160,120 122,110', {
    s: 30,
    l: 12,
    cut: 0.4,
    rim: 5,
  });
  p.part('gold', '78,204! 122,216 168,202! 168,218! 122,232 80,220!', { s: 6, l: 4, cut: 0, cased: false });
  // where a heart would be, a very small keyhole
  p.part('gold', '108,148 124,138 140,148 146,168 138,188 110,188 102,168', { s: 8, l: 6, cut: 0 })
    .dot(INK, 124, 160, 7)
    .flat(INK, '120,162! 128,162! 132,182! 116,182!');
  p.part(PLATE, '56,148 60,116 92,104 110,124 92,152', { s: 13, l: 9, cut: 0.2 }).part(
    PLATE,
    '142,126 158,104 188,114 194,146 164,152',
    { s: 12, l: 7, cut: 0.2, rim: 3 },
  );
  // the dial
  for (const turn of [-34, 0, 34])
    p.at({ x: 124, y: 74, turn }, () => p.part('gold', '-9,-50! 0,-84! 9,-50!', { s: 5, l: 4, cut: 0 }));
  const ring = (r: number) =>
    Array.from({ length: 12 }, (_, i) => {
      const a = (i * Math.PI) / 6;
      return `${(124 + Math.cos(a) * r * 0.94).toFixed(1)},${(74 + Math.sin(a) * r).toFixed(1)}`;
    }).join(' ');
  p.part('gold', ring(60), { s: 16, l: 10, cut: 0.1, rim: 4 });
  p.part('linen', ring(47), { s: 20, l: 9, cut: 0.2, cased: false });
  p.brush(
    INK,
    Array.from({ length: 12 }, (_, i) => {
      const a = (i * Math.PI) / 6;
      const at = (r: number) =>
        `${(124 + Math.cos(a) * r * 0.94).toFixed(1)},${(74 + Math.sin(a) * r).toFixed(1)}`;
      return `${at(36)} ${at(44)}`;
    }),
    6,
    { from: 1, to: 1 },
  );
  p.flat(INK, '92,66! 110,56 120,70 108,80 96,78').flat(INK, '132,70! 142,56 160,64! 154,78 140,80');
  ember(p, 107, 69, 7, { hole: 0, slant: -3, glow: 'Violet', lit: '#f4e6ff' });
  ember(p, 146, 69, 6, { hole: 0, slant: 3, glow: 'Violet', lit: '#f4e6ff' });
  // its hands, a minute before twelve
  p.part('ash', '120,84! 116,50 122,34! 128,50 128,84!', { s: 3, l: 2, cut: 0 })
    .part('ash', '118,82! 108,98 84,104! 106,106 128,90!', { s: 3, l: 2, cut: 0 })
    .dot('#e3a83a', 124, 84, 6);
  p.brush(INK, '108,100 126,104 146,98', 5);
  // the pendulum
  p.limb('gold', '222,-20 214,120 204,214', 9, 10);
  p.at({ x: 200, y: 240 }, () => {
    p.part('gold', '-40,0 -28,-28 0,-40 28,-28 40,0 28,28 0,40 -28,28', { s: 22, l: 12, cut: 0.1, rim: 4 });
    p.part('gold', '-24,0 -17,-17 0,-24 17,-17 24,0 17,17 0,24 -17,17', {
      tone: -1,
      s: 8,
      l: 5,
      cut: 0,
      cased: false,
    });
  });
  arm(p, PLATE, '76,138 64,178 124,196', 30, 20);
  arm(p, PLATE, '180,138 214,150 218,108', 30, 20, { rim: 3 });
  p.limb(PLATE, '120,196 164,200 198,188', 20, 17);
  p.at({ x: 206, y: 184, turn: 6 }, () => grip(p, PLATE, 1.2)).at({ x: 217, y: 98, turn: 6 }, () =>
    grip(p, PLATE, 1.2),
  );
});
