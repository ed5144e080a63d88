import { figure } from '../../hand/figure.ts';
import { flame } from '../../parts/fire.ts';
import { burn, fireAt, pointed } from './kin.ts';
import { grip, M, visage } from './parts.ts';

/** Sings the note; the page answers. */
export const cantor = figure('cantor', { side: 'fire', facing: 'left', face: [112, 112, 64] }, (p) => {
  p.part(M.robe, '82,150 56,186 48,240 30,302! 188,302! 178,240 172,186 148,150', {
    s: 32,
    l: 10,
    cut: 0.6,
    rim: 5,
  }).part(M.coal, '104,152! 130,152! 140,302! 98,302!', { s: 10, l: 5, cut: 0.3, cased: false });
  p.folds(M.robe, ['78,210 72,256 62,298', '158,210 162,256 172,298'], 7);
  for (const y of [184, 216, 250])
    p.flat('#ffb02e', `${118},${y - 10} ${124},${y} ${118},${y + 9} ${112},${y}`);
  p.at({ x: 112, y: 112, scale: 1.12, turn: -12 }, () => {
    pointed(p, M.robe, -34);
    visage(p, {
      skin: 'pale',
      wide: 0.95,
      jaw: 0.8,
      long: 1.06,
      nose: 0.9,
      mood: -0.8,
      mouth: 'none',
      ear: 0,
      gaunt: 0.6,
      ...burn,
    });
    p.flat('#2a0a12', '0,20 10,17 19,22 19,40 10,48 1,42')
      .flat('#e2531c', '4,30 11,26 16,32 14,42 6,42')
      .flat('#fff3b0', '8,34 12,32 12,40')
      .glow('Fire', 10, 34, 24);
    p.part(M.robe, '-36,46! -38,0 -26,-36 4,-50 30,-36 38,-8! 26,-24 4,-34 -16,-22 -26,4 -22,42!', {
      s: 8,
      l: 6,
      cut: 0.4,
    });
  });
  // breath of fire
  flame(p, '132,152! 160,140 176,150 196,126! 204,146 232,132! 226,156 240,172! 212,178 188,190 164,172', {
    cx: 150,
    cy: 156,
    steps: [0.8, 0.56],
  });
  p.glow('Fire', 196, 156, 62);
  p.limb(M.robe, '66,190 44,226 92,244', 38, 34).part(M.robe, '74,228 108,226 112,262 90,278 66,256', {
    s: 12,
    l: 6,
  });
  p.limb(M.robe, '166,186 190,206 158,236', 34, 28, { rim: 3 });
  // the burning hymnal
  p.at({ x: 130, y: 244, turn: -6 }, () => {
    fireAt(p, 8, -8, 1, 0);
    p.part(M.coal, '-50,-2! -2,8! 46,-8! 48,20! 0,36! -48,26!', { s: 8, l: 4 })
      .part('linen', '-46,-8! -22,-14 0,2! 22,-16 44,-14! 44,10! 22,10 0,26! -22,12 -46,16!', {
        s: 8,
        l: 6,
        cut: 0.2,
      })
      .brush(
        '#6b1526',
        ['-38,-2 -20,-4 -8,4', '-38,6 -20,4 -8,12', '10,6 24,-4 36,-4', '10,14 24,4 36,4'],
        2.6,
      );
  });
  p.at({ x: 92, y: 256, turn: 60 }, () => grip(p, 'pale', 0.95)).at({ x: 172, y: 246, turn: -66 }, () =>
    grip(p, 'pale', 0.95),
  );
});
