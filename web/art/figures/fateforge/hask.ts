import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { HEADS } from './heads.ts';
import { grip, leg, M } from './parts.ts';

/** Does the right thing, loudly complaining. */
export const hask = figure('hask', { side: 'ally', face: [108, 92, 60] }, (p) => {
  leg(p, M.soot, '88,220 64,248 54,272', 38, 24);
  leg(p, M.soot, '134,220 156,246 158,272', 38, 24);
  p.part(M.navy, '76,138 46,158 48,204 38,250! 72,240 100,254! 134,240 168,250! 160,200 164,158 140,136', {
    s: 28,
    l: 11,
    cut: 0.6,
    rim: 4,
  }).limb('leather', '46,202 104,216 162,200', 13, 13, { s: 5 });
  p.at({ x: 40, y: 176, turn: -30 }, () => {
    p.limb('wood', '0,60 0,-60', 11, 11);
    p.part('iron', '-4,-56! -4,-92! 6,-104! 12,-88 24,-80! 22,-54 6,-50!', { s: 7, l: 5, cut: 0 });
  });
  p.limb(M.navy, '58,160 24,186 36,196', 32, 22).at({ x: 38, y: 190, turn: -30 }, () => grip(p, 'ruddy', 1));
  p.at({ x: 108, y: 92, scale: 1.06, turn: -2 }, () => HEADS.hask(p));
  p.limb(M.navy, '150,162 186,174 190,182', 32, 24);
  p.at({ x: 184, y: 186, turn: 8 }, () => {
    p.part('iron', '-44,-66 0,-78 46,-66 44,14 0,80! -46,14', { s: 13, l: 8, cut: 0.2, rim: 4 })
      .part(M.verdi, '-33,-56 0,-66 35,-56 33,12 0,62! -35,12', { s: 20, l: 9, cut: 0.5, cased: false })
      .brush('#fff2b8', ['0,-56 0,52', '-30,-16 0,-22 30,-16'], 8, { from: 0.8, to: 0.4 })
      .part('iron', '-10,-26 0,-32 10,-26 10,-12 0,-6 -10,-12', { s: 6, l: 4, cut: 0 })
      .brush(INK, ['-22,-44 -14,-34', '14,16 24,26'], 3);
  });
});
