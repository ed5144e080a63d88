import { figure } from '../../hand/figure.ts';
import { spear } from '../../parts/arms.ts';
import { cloak, mantle, torso } from '../../parts/clothes.ts';
import { face } from '../../parts/face.ts';
import { flame } from '../../parts/fire.ts';
import { hood } from '../../parts/head.ts';
import { grip } from '../../parts/limbs.ts';

/** Somebody has to stand before the stores. Sign: the torch, held high. */
export const hunter = figure('winter-hunter', { side: 'hero', face: [118, 106, 68] }, (p) => {
  p.at({ x: 34, y: 206, turn: -8 }, () => spear(p, 196));
  cloak(p, 'crimson');
  torso(p, 'leather');
  p.folds('leather', ['100,214 98,256 104,300', '140,214 146,256 142,300']);
  p.at({ x: 118, y: 102, scale: 1.32 }, () => {
    hood.back(p, 'crimson');
    face(p, {
      skin: 'ruddy',
      build: 'round',
      stern: 0.9,
      thin: 0.3,
      mouth: 'set',
      brow: '#5c3f35',
      ear: false,
    });
    p.fur('darkhair', '-20,16! -8,22 8,22 24,14! 24,34 10,50 -8,48 -20,34', {
      tuft: 8,
      every: 9,
      s: 9,
      l: 5,
    });
    hood.brim(p, 'crimson');
  });
  mantle(p, 'white', 14);
  p.limb('crimson', '52,212 40,244 42,262', 40, 28);
  p.at({ x: 42, y: 250, turn: -8 }, () => grip(p, 'leather', 1.2));
  p.limb('crimson', '178,214 222,220 226,160', 42, 28, { rim: 4 });
  p.limb('wood', '214,188 236,60', 12, 15);
  flame(p, '212,66 198,34 212,8! 222,26 226,-8 244,-52! 254,-14 266,14 280,2! 272,44 256,68', {
    cx: 238,
    cy: 48,
  });
  p.glow('Fire', 238, 20, 110);
  p.at({ x: 224, y: 146, turn: 8 }, () => grip(p, 'leather', 1.2));
});
