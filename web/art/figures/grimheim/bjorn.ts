import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import { bow } from '../../parts/arms.ts';
import { cloak, mantle, torso } from '../../parts/clothes.ts';
import { face } from '../../parts/face.ts';
import { fist } from '../../parts/limbs.ts';

/** The archer: fair beard, blue cloak, wolf pelt, the arrow already on the string. */
export const bjorn = figure('bjorn', { face: [116, 106, 66], side: 'hero' }, (p) => {
  cloak(p, 'blue');
  p.at({ x: 46, y: 190, turn: -20 }, () => {
    for (const x of [-12, 1, 13])
      p.part('linen', `${x - 7},-50! ${x - 6},-86! ${x},-94! ${x + 6},-86! ${x + 7},-50!`, {
        s: 5,
        l: 3,
        cut: 0,
      });
    p.part('leather', '-23,-52 0,-58 23,-52 18,50 -16,50', { s: 14, l: 6 });
  });
  torso(p, 'leather');
  p.folds('leather', ['84,208 96,250 88,300', '128,206 136,250 128,300', '160,206 166,250 176,296']);
  mantle(p, 'fur');
  p.at({ x: 118, y: 98, scale: 1.3 }, () => {
    p.fur('fairhair', '-32,-30 -10,-54 22,-48 28,-20 0,20 -22,46 -42,50 -40,10', { tuft: 10, l: 0 });
    face(p, { build: 'square', skin: 'skin', stern: 0.9, iris: '#4f9ae0', brow: '#6d4018', ear: false });
    p.fur('fairhair', '-26,-4! -18,10 -6,21 8,22 22,21 27,12! 27,34 14,58 0,62 -20,40', {
      tuft: 12,
      every: 10,
      s: 14,
      l: 6,
    });
    p.brush(INK, '-2,30 8,27 21,29', 3.6).brush('#7a4f1e', ['0,40 2,52', '10,38 10,54', '-10,32 -8,44'], 2.6);
    p.part(
      'fairhair',
      '-44,44! -42,0 -34,-30 -12,-52 14,-55 32,-40 32,-20! 24,-34 6,-38 -10,-32 -20,-12 -24,14 -32,34',
      { s: 9, l: 8, cut: 0.6 },
    );
    p.brush('#956a30', ['-12,-46 -28,-26 -34,4', '4,-50 -14,-36 -26,-6', '22,-46 8,-46 -6,-38'], 3);
    p.part('leather', '-38,-18! -16,-38 10,-42 32,-30! 32,-22! 10,-34 -14,-30 -35,-8!', {
      s: 4,
      l: 3,
      cut: 0,
    });
  });
  p.at({ x: 188, y: 202, turn: -8 }, () => bow(p, { drawn: 66 }));
  p.limb('blue', '46,206 60,250 112,220', 42, 30);
  p.at({ x: 122, y: 213, turn: -14 }, () => fist(p, 'skin', 1.15));
  p.limb('leather', '146,236 180,228 204,206', 28, 25);
  p.at({ x: 214, y: 200, turn: -10 }, () => fist(p, 'skin', 1.15));
});
