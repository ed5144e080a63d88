import { figure } from '../../hand/figure.ts';
import { INK, type Tones } from '../../hand/materials.ts';
import { ember } from '../../parts/fire.ts';
import { paw } from '../../parts/limbs.ts';
import { spike } from '../../parts/things.ts';

const VEIL: Tones = ['#ffffff', '#d8d4e4', '#8f8aa8', '#46405e'];
const GOWN: Tones = ['#6a5a78', '#3a2f48', '#221a2e', '#100b18'];

/** What she wept has set. Sign: a bell of veil under a crown of salt, and the bowl held out. */
export const saltWidow = figure('salt-widow', { side: 'dead', facing: 'left', face: [132, 104, 58] }, (p) => {
  // the crown of salt behind the veil
  for (const [x, y, turn, long] of [
    [88, 74, -42, 54],
    [104, 58, -22, 70],
    [126, 50, -2, 84],
    [148, 56, 18, 70],
    [164, 72, 40, 52],
  ] as const)
    spike(p, 'ice', x, y, turn, long, 13);
  // the veil that the wind has had for years
  p.part(VEIL, '92,70 40,90 -8,78! 6,118 -26,150! 14,166 -14,214! 40,210 70,190', {
    tone: 1,
    s: 18,
    l: 9,
    cut: 0.6,
  });
  // gown and veil: one great bell
  p.part(GOWN, '104,150 78,204 50,268 28,298! 226,298! 204,262 182,202 158,150', {
    s: 34,
    l: 10,
    cut: 0.6,
    rim: 5,
  });
  p.folds(GOWN, ['108,200 92,250 84,294', '134,196 134,296', '158,200 172,250 184,294'], 7);
  p.part(VEIL, '126,44 88,58 74,104 66,170 40,236 22,272! 58,262 66,286! 90,248 98,190 104,132', {
    s: 16,
    l: 9,
    cut: 0.5,
  });
  p.part(VEIL, '130,44 168,58 180,104 188,166 212,226 236,262! 202,258 194,282! 174,240 166,186 160,132', {
    s: 18,
    l: 6,
    cut: 0.5,
    rim: 4,
  });
  // the face: in shadow, two lights and the lines they left
  p.part(GOWN, '98,112 104,80 130,68 158,80 166,112 156,146 134,160 112,148', { s: 12, l: 0 });
  p.part('rot', '110,112 116,90 134,82 154,92 158,114 150,140 134,152 118,140', {
    s: 16,
    l: 7,
    cut: 0.2,
    cased: false,
  });
  p.flat(INK, '114,108! 128,102 134,112! 124,118').flat(INK, '142,112! 148,102 158,106! 154,116');
  ember(p, 125, 110, 6, { hole: 0, glow: 'Ice', lit: '#f0fdff' });
  ember(p, 150, 110, 5, { hole: 0, glow: 'Ice', lit: '#f0fdff' });
  p.brush('#ffffff', ['124,116 122,130 126,144', '150,116 152,130 146,142'], 4.4, { over: true });
  p.brush(INK, ['128,134 137,131 146,134', '110,100 124,96 133,104', '142,104 150,96 160,100'], 3.6);
  p.part(VEIL, '94,116! 92,82 112,56 138,48 162,60 174,88 172,116! 162,84 134,70 106,84', {
    s: 8,
    l: 7,
    cut: 0.3,
  });
  // the bowl, held out over you, and what runs from it
  p.limb(GOWN, '158,180 194,180 212,152', 30, 18, { rim: 3 });
  p.part(VEIL, '168,192! 196,190 216,170! 212,222 192,250! 184,222', { s: 10, l: 7, cut: 0.5 });
  p.at({ x: 214, y: 152, turn: 24 }, () => paw(p, 'rot', { s: 0.76 }));
  p.at({ x: 222, y: 126, turn: 20 }, () => {
    p.part('ice', '-34,0 -18,-22 0,-16 16,-28 34,0', { s: 7, l: 5, cut: 0.3 });
    p.part('iron', '-42,-2! 42,-2! 30,24 0,34 -30,24', { s: 14, l: 8, cut: 0 });
  });
  p.part('white', '252,138! 264,136! 268,190 262,250 270,300! 236,300! 246,250 248,190', {
    s: 6,
    l: 4,
    cut: 0.3,
  });
  p.limb(GOWN, '104,182 84,206 104,222', 26, 17);
  p.at({ x: 108, y: 222, turn: 80 }, () => paw(p, 'rot', { s: 0.72 }));
  // salt at the hem
  for (const [x, y, turn, long] of [
    [40, 296, -22, 40],
    [58, 300, 4, 52],
    [204, 300, -6, 46],
    [224, 298, 24, 36],
  ] as const)
    spike(p, 'ice', x, y, turn, long, 11);
});
