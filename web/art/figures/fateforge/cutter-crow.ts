import { figure } from '../../hand/figure.ts';
import { INK } from '../../hand/materials.ts';
import type { FormOptions } from '../../hand/pen.ts';
import { claw, M } from './parts.ts';

/** Comes down like a dropped pair of shears. */
export const cutterCrow = figure(
  'cutter-crow',
  { side: 'wild', facing: 'left', face: [156, 160, 62] },
  (p) => {
    const quill = (x: number, y: number, r: number, l: number, o: FormOptions = {}) =>
      p.at({ x, y, turn: r }, () =>
        p
          .part(M.soot, `-10,8! -13,${-l * 0.6} 0,${-l}! 11,${-l * 0.55} 9,8!`, {
            s: 8,
            l: 5,
            cut: 0.3,
            ...o,
          })
          .brush(M.soot[3], `0,0 0,${-l * 0.8}`, 2.6),
      );
    for (const [x, y, r, l] of [
      [70, 250, -120, 64],
      [76, 262, -138, 66],
      [88, 270, -156, 58],
    ] as const)
      quill(x, y, r, l);
    for (const [x, y, r, l] of [
      [180, 150, 62, 66],
      [178, 136, 46, 84],
      [172, 122, 30, 100],
      [162, 112, 14, 104],
    ] as const)
      quill(x, y, r, l, { rim: 3 });
    for (const [x, y, r, l] of [
      [50, 176, -92, 66],
      [46, 160, -76, 84],
      [52, 142, -58, 104],
      [64, 128, -40, 118],
      [80, 120, -24, 116],
      [96, 118, -8, 100],
    ] as const)
      quill(x, y, r, l);
    p.fur(M.soot, '76,126 54,170 60,226 86,262 124,252 156,222 174,176 164,130 120,112', {
      tuft: 12,
      every: 14,
      hang: [-0.6, 0.8],
      s: 28,
      l: 11,
      rim: 4,
    });
    p.limb('rust', '120,248 136,270 152,274', 9, 6).limb('rust', '98,256 104,280 122,290', 9, 6);
    for (const [x, y] of [
      [156, 276],
      [126, 292],
    ] as const)
      p.at({ x, y, turn: 108, scale: 0.72 }, () => claw(p, 'rust', 1));
    p.part(M.soot, '124,166 128,136 152,122 178,130 190,154 182,182 156,194 132,186', {
      s: 16,
      l: 8,
      cut: 0.4,
    });
    // beak: two blades
    p.part('iron', '178,168! 206,188 226,222! 196,204 172,186', { s: 5, l: 4, cut: 0 })
      .flat('#5a0f1c', '176,160! 206,172 222,196! 196,190 174,180')
      .part('iron', '174,142 204,142 232,166 240,206! 216,180 182,168', { s: 9, l: 6, cut: 0 });
    p.flat(INK, '148,148! 168,142 180,154 164,164')
      .dot('#ff5a3a', 166, 153, 5.6, { over: true })
      .dot(INK, 167.5, 153, 2.2, { over: true })
      .glow('Red', 166, 153, 18)
      .brush(M.soot[3], '144,146 162,138 182,150', 6);
    p.brush(M.soot[0], ['76,170 86,190', '96,190 108,208', '86,150 98,166', '112,162 120,176'], 4);
  },
);
