import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { blind } from './kin.ts';
import { claw, grip, M, ruff, visage } from './parts.ts';

/** Small, foxy, gone before the stone lands. */
export const slinger = figure('slinger', { side: 'rust', facing: 'left', face: [112, 150, 60] }, (p) => {
  p.brush('#c9b48a', '166,104 206,60 176,14 110,2 52,24 34,58', 5, { from: 1, to: 0.6 })
    .part('leather', '22,52! 46,46! 54,70 40,86 20,76', { s: 7, l: 4 })
    .part('stone', '26,58 40,52 48,64 40,76 26,72', { s: 7, l: 4, cut: 0 });
  p.brush('#8fe6c4', ['30,100 58,126 72,120', '16,84 22,110'], 4);
  p.limb(M.rusty, '86,224 40,236 26,266', 30, 20).at({ x: 22, y: 270, turn: 4 }, () =>
    p.part('leather', '-12,-12 10,-14 32,8 34,20! -16,20!', { s: 8, l: 4 }),
  );
  p.part(M.rusty, '84,176 66,206 66,246 96,262 142,256 160,230 152,190 130,172', {
    s: 24,
    l: 9,
    cut: 0.7,
    rim: 4,
  });
  p.limb(M.plum, '132,240 184,214 176,264', 32, 18, { rim: 3 }).at({ x: 178, y: 270 }, () =>
    p.part('leather', '-12,-14 10,-14 32,6 34,20! -14,20!', { s: 8, l: 4 }),
  );
  p.part('leather', '70,240! 106,232 116,262 92,278 64,270', { s: 10, l: 5 }).part(
    'stone',
    '78,238 90,228 104,236 94,246',
    { s: 5, l: 3, cut: 0 },
  );
  p.at({ x: 114, y: 184, scale: 0.9 }, () => ruff(p, 44));
  p.at({ x: 114, y: 146, scale: 0.98, turn: -8 }, () => {
    p.part(M.rusty, '-34,-16! -52,-62 -58,-96! -24,-74 -8,-46', { s: 10, l: 6 })
      .flat('#33131a', '-34,-38 -46,-66 -48,-82! -28,-64')
      .part(M.rusty, '10,-46 30,-76 54,-94! 52,-58 36,-22!', { s: 9, l: 5, rim: 3 })
      .flat('#33131a', '24,-46 36,-68 47,-80! 45,-56 34,-36');
    p.part(M.rusty, '-40,30 -44,-10 -28,-42 4,-54 32,-40 42,-8 36,28 10,46 -20,44', { s: 16, l: 8 });
    visage(p, {
      skin: 'pale',
      jaw: 0.78,
      long: 0.88,
      nose: 1.2,
      mood: 0.5,
      mouth: 'grin',
      ear: 0,
      eye: blind,
    });
    p.part('leather', '-28,-14! -10,-20 10,-14 32,-18! 30,0 18,4 9,-3 -4,7 -26,2!', { s: 5, l: 3, cut: 0 })
      .flat(INK, '-14,-8 -4,-10 5,-3 -4,2 -12,0')
      .flat(INK, '13,-5 21,-10 28,-7 26,0 17,1');
    p.flat('#e8ffb0', '-11,-7! 2,-3! -8,0', { over: true }).flat('#e8ffb0', '16,-3! 26,-7! 24,-1', {
      over: true,
    });
    p.part(M.rusty, '-40,30! -36,-10 -22,-34 6,-44 28,-34 36,-16! 22,-28 4,-33 -16,-24 -26,0 -26,32!', {
      s: 7,
      l: 6,
      cut: 0.4,
    });
  });
  p.limb(M.rusty, '138,192 172,158 168,120', 24, 17, { rim: 3 }).at({ x: 168, y: 108 }, () =>
    grip(p, 'pale', 0.85),
  );
  p.limb(M.rusty, '82,200 66,226 104,238', 24, 17).at({ x: 110, y: 234 }, () => claw(p, 'pale', 0.6));
});
