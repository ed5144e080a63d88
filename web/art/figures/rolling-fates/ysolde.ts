import { figure } from '../../hand/figure.ts';
import { face } from '../../parts/face.ts';
import { arm, grip, paw } from '../../parts/limbs.ts';
import { spike } from '../../parts/things.ts';

/** Affliction: she gardens. Sign: the crown of briar, the flask held up to the light. */
export const ysolde = figure('ysolde', { side: 'hero', face: [116, 110, 66] }, (p) => {
  const HAIR = ['#8a94b8', '#414666', '#262a44', '#121424'] as const;
  const thorn = (l: string, w: number) => p.limb('moss', l, w, w * 0.5, { cut: 0.3 });
  p.part(
    HAIR,
    '76,70! 52,120 44,190 30,262! 62,246 74,270! 100,220 170,220 176,250! 190,196 180,120 160,70',
    { s: 22, l: 9, cut: 0.8 },
  );
  p.part('violet', '90,154 58,174 48,220 58,258 50,302! 190,302! 184,256 194,214 182,172 150,154', {
    tone: 1,
    s: 30,
    l: 11,
    cut: 0.6,
    rim: 5,
  });
  p.part('troll', '96,158! 120,196 148,158! 160,210 136,302! 104,302! 82,212', {
    tone: 1,
    s: 14,
    l: 7,
    cased: false,
  }).folds('violet', ['74,210 80,254 70,300', '170,208 166,254 176,300'], 7);
  p.brush('#e8b0ff', ['112,214 130,226', '130,214 112,226', '112,240 130,252', '130,240 112,252'], 3.6, {
    from: 1,
    to: 1,
  });
  for (const [x, y, r] of [
    [60, 176, -60],
    [76, 164, -36],
    [172, 164, 36],
    [188, 178, 58],
  ] as const)
    p.at({ x, y, turn: r }, () =>
      p
        .part('goblin', '-14,8 -12,-14 0,-40! 12,-14 14,8', { tone: 1, s: 8, l: 5, cut: 0.3 })
        .brush('#1e3019', '0,4 0,-32', 2.6),
    );
  p.limb('pale', '116,140 118,168', 28, 38, { s: 14 });
  p.at({ x: 116, y: 104, scale: 1.24 }, () => {
    face(p, {
      build: 'long',
      skin: 'pale',
      stern: 0.3,
      thin: 1,
      iris: '#7a4ab0',
      brow: '#33222a',
      mouth: 'lips',
      nose: 0.4,
      ear: false,
    });
    p.part(HAIR, '-26,44! -34,0 -22,-40 8,-52 30,-40 36,-8 30,32! 27,2 18,-24! 6,-14 -6,-8 -16,6 -16,34', {
      s: 9,
      l: 7,
      cut: 0.5,
    });
    thorn('-36,-12 -16,-42 16,-46 38,-20', 8);
    thorn('-38,-20 -6,-34 24,-38 40,-30', 6);
    for (const [x, y, r] of [
      [-34, -22, -60],
      [-18, -44, -24],
      [2, -50, 4],
      [22, -46, 24],
      [36, -30, 60],
      [-4, -36, -10],
    ] as const)
      spike(p, 'moss', x, y, r, 19, 4.4);
    p.at({ x: -26, y: -34 }, () => {
      for (const r of [0, 72, 144, 216, 288])
        p.at({ turn: r }, () => p.part('violet', '-5,0 -7,-12 0,-19! 7,-12 5,0', { s: 4, l: 3, cut: 0 }));
      p.dot('#ffd36b', 0, 0, 4.4);
    });
  });
  // flask up, needle ready
  arm(p, 'violet', '180,198 222,206 208,150', 38, 22, { tone: 1, rim: 4 });
  p.at({ x: 209, y: 154, turn: 6 }, () => paw(p, 'pale', { s: 1.05, spread: 26, len: 20, w: 7, bend: 4 }));
  p.at({ x: 212, y: 96, turn: 8, scale: 1.05 }, () => {
    p.part(
      ['#e8ffb0', '#a8e04a', '#5a8f2a', '#24471c'],
      '-7,-30! -7,-6 -26,18 -22,40 0,48 22,40 26,16 7,-6 7,-30!',
      { s: 12, l: 6, cut: 0 },
    )
      .flat('#f4ffd8', '-14,20 -8,12 -6,26 -12,34')
      .part('ice', '-8,-30! 8,-30! 8,-12! -8,-12!', { s: 4, l: 3, cut: 0 })
      .part('wood', '-8,-30! 9,-30! 7,-44! -6,-44!', { s: 4, l: 3, cut: 0 })
      .glow('Green', 0, 20, 50);
    p.dot('#f4ffd8', 6, 24, 3).dot('#f4ffd8', 0, 34, 2);
  });
  arm(p, 'violet', '66,204 40,252 84,262', 38, 22, { tone: 1 });
  p.at({ x: 96, y: 258, turn: 30 }, () => {
    p.brush('#f2f4ee', '0,16 2,-58', 4.4, { from: 1, to: 0.1 }).dot('#a8e04a', 2, -58, 4);
    grip(p, 'pale', 0.9);
  });
});
