import { figure } from '../../hand/figure.ts';
import { INK, type Material, type Tones } from '../../hand/materials.ts';
import type { Pen } from '../../hand/pen.ts';

const RAT: Tones = ['#b09aa4', '#6e5c68', '#423544', '#1e1522'];

/** One rat: head to the right, back arched, 100 long. */
function rat(p: Pen, m: Material = RAT, { tail = '-46,6 -80,-4 -92,-34', open = 1, lit = '#ffb07a' } = {}) {
  p.limb('ruddy', tail, 7, 2, { tone: 1 });
  p.fur(m, '-48,14 -42,-16 -12,-32 20,-24 34,-2 20,18 -20,22', {
    tuft: 8,
    every: 11,
    hang: [-0.6, 0.5],
    s: 14,
    l: 7,
  });
  p.limb(m, '-28,14 -26,26', 13, 8).limb(m, '10,14 18,28', 10, 7);
  p.part('ruddy', '10,-20 2,-38 18,-42 26,-24', { s: 5, l: 3, cut: 0 });
  if (open)
    p.part(m, '30,6 52,16 60,14! 50,24 28,20', { s: 4, l: 2 }).flat('#4a0c18', '32,2! 60,8! 56,15 34,12');
  p.part(m, '6,-14 24,-28 48,-16 72,-2 70,6! 40,8 20,12', { s: 9, l: 6, cut: 0.3 });
  if (open) p.flat('#fff1c8', '58,5! 61,17! 65,5!').flat('#fff1c8', '52,14! 54,6! 57,13!');
  p.dot('#e08a86', 71, 1, 4)
    .flat(INK, '30,-14 44,-12 46,-6 34,-4')
    .dot(lit, 39, -9, 3.4, { over: true })
    .glow('Red', 39, -9, 11)
    .brush('#f0dcc0', ['58,4 74,12 84,10', '56,0 76,-2 86,-8'], 1.8);
}

/** A wave of teeth that has found a direction. Sign: the wedge, the tails behind it. */
export const cryptRatSwarm = figure(
  'crypt-rat-swarm',
  { side: 'dead', facing: 'left', face: [150, 120, 74] },
  (p) => {
    p.at({ x: 58, y: 204, turn: -24, scale: 1.05 }, () =>
      rat(p, 'fur', { tail: '-46,6 -64,-40 -34,-76', open: 0 }),
    );
    p.at({ x: 116, y: 146, turn: -58, scale: 1.42 }, () => rat(p, 'grey', { tail: '-46,6 -76,-6 -70,-50' }));
    p.at({ x: 56, y: 254, turn: 6, scale: 1.15 }, () => rat(p, RAT, { tail: '-44,0 -66,-20 -46,-50' }));
    p.at({ x: 166, y: 206, turn: -14, scale: 1.2 }, () => rat(p, 'fur', { tail: '-46,6 -70,30 -96,10' }));
    p.part('bone', '20,288 38,278 56,284 110,282 130,274 142,282 136,294 114,294 60,297 34,300', {
      s: 6,
      l: 4,
    });
    p.at({ x: 178, y: 260, turn: 6, scale: 1.35 }, () => rat(p, RAT, { tail: '-46,6 -66,18 -90,14' }));
  },
);
