import { figure } from '../../hand/figure.ts';
import { INK, type Tones } from '../../hand/materials.ts';

const OOZE: Tones = ['#e8ff9a', '#9cc83a', '#4f7f2c', '#1c3a24'];

/** It trembles after its larger half. Sign: a single drop on the run. */
export const oozeGob = figure('ooze-gob', { side: 'trollkin', facing: 'left', face: [126, 222, 60] }, (p) => {
  p.part(
    OOZE,
    '60,292 46,268 60,226 92,196 96,164 74,136! 118,142 148,172 182,206 196,244 186,276 198,290 160,286 150,298 128,286 106,298 92,286',
    { s: 28, l: 13, cut: 0.2, rim: 5 },
  );
  p.limb(OOZE, '182,226 206,216 212,194', 18, 10).limb(OOZE, '66,234 40,222 34,238', 16, 9);
  p.dot(INK, 148, 216, 29)
    .dot('#fff6c8', 148, 216, 25)
    .dot('#d2321f', 156, 212, 14)
    .dot(INK, 158, 211, 7.5)
    .dot('#ffffff', 150, 204, 4.5);
  p.brush(INK, '112,194 136,182 160,186', 6)
    .flat('#1c3a24', '112,256! 134,250 160,254! 152,268 140,262 128,270')
    .brush('#e8ff9a', ['76,250 84,220 106,200'], 8);
  p.at({ x: 72, y: 262, turn: -16 }, () =>
    p.part('bone', '-22,-6 -14,-12 -6,-5 12,-7 18,-14 26,-6 20,2 24,10 14,10 8,4 -10,6 -18,12 -24,4', {
      tone: 1,
      s: 3,
      l: 2,
      cut: 0,
    }),
  );
  for (const [x, y, r] of [
    [176, 252, 5],
    [100, 222, 4],
    [166, 272, 4],
  ] as const)
    p.dot('#4f7f2c', x, y, r).dot('#e8ff9a', x - 1, y - 1, r * 0.4);
  p.part(OOZE, '28,290 38,282 50,290 40,297', { s: 3, l: 2, cut: 0 }).part(
    OOZE,
    '60,128 66,112 74,126 68,136',
    { s: 3, l: 2, cut: 0 },
  );
});
