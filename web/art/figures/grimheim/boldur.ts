import { figure } from '../../hand/figure.ts';
import { pick } from '../../parts/arms.ts';
import { face } from '../../parts/face.ts';
import { fist } from '../../parts/limbs.ts';

/** The dwarf is as wide as he is high, and half of him is beard. */
export const boldur = figure('boldur', { face: [118, 126, 78], side: 'hero' }, (p) => {
  p.at({ x: 196, y: 212, turn: 20 }, () => pick(p, 136));
  p.part('ochre', '78,190 36,204 14,240 8,302! 232,302! 228,244 206,206 160,190', {
    s: 30,
    l: 12,
    cut: 0.6,
    rim: 5,
  });
  p.part('iron', '70,182 28,196 10,232 30,246 66,232 84,204', { s: 16, l: 8 }).part(
    'iron',
    '172,184 208,194 230,228 212,240 184,226',
    { s: 14, l: 6, rim: 4 },
  );
  p.brush('#242735', ['16,226 40,230 68,222', '190,218 210,224 226,216'], 4);
  p.folds('ochre', ['54,240 60,270 52,300', '178,238 186,270 180,300', '206,244 210,270 206,296']);
  p.part('leather', '11,268! 120,280 230,266! 231,288! 120,302 9,290!', { s: 6, l: 4 });
  p.at({ x: 118, y: 118, scale: 1.42 }, () => {
    face(p, {
      build: 'round',
      skin: 'ruddy',
      stern: 1,
      iris: '#8a5a2a',
      brow: '#7a3019',
      nose: 2.2,
      eye: { w: 7, h: 3.8 },
    });
    p.part('ruddy', '6,0 16,2 27,14 22,22 8,22 3,14', { s: 8, l: 5, cut: 0.1 }); // a nose that has met doors
    p.fur('redhair', '-28,-10! -20,8 -6,22 8,22 22,22 28,2! 34,30 30,70 12,104 -12,104 -34,70 -36,24', {
      tuft: 12,
      every: 14,
      s: 20,
      l: 8,
    });
    p.brush('#7a3019', ['-18,30 -16,64 -8,92', '-2,36 2,66 0,96', '14,34 18,62 12,92'], 4);
    p.part('redhair', '-8,22! 6,18 10,22 18,18 32,24! 28,34 14,30 8,28 -2,34 -16,36!', { s: 6, l: 5 });
    p.part('iron', '-38,-10! -38,-34 -18,-58 12,-60 32,-42 36,-14! 20,-20 -14,-20', {
      s: 18,
      l: 9,
      cut: 0.2,
    });
    p.part('gold', '-40,-8! -38,-22! -12,-28 18,-28 36,-22! 38,-8! 18,-16 -14,-16', {
      s: 6,
      l: 4,
      cut: 0,
    }).part('gold', '4,-58! 14,-58! 16,-24! 6,-24!', { s: 5, l: 3, cut: 0 });
    for (const [x, y, r] of [
      [-27, 52, 8],
      [27, 52, -6],
    ] as const)
      p.at({ x, y, turn: r }, () =>
        p
          .limb('redhair', '0,-20 1,4 0,26', 15, 10, { cut: 0 })
          .part('gold', '-9,10! 9,10! 8,21! -8,21!', { s: 4, l: 3, cut: 0 })
          .fur('redhair', '-7,22 7,22 4,36 -4,36', { tuft: 6, every: 8, s: 4, l: 2 }),
      );
  });
  p.at({ x: 190, y: 242, turn: -8 }, () => fist(p, 'leather', 1.4));
});
