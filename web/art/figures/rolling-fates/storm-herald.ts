import { figure } from '../../hand/figure.ts';
import { INK, type Tones } from '../../hand/materials.ts';
import { face } from '../../parts/face.ts';
import { arm, grip } from '../../parts/limbs.ts';

const CLOUD: Tones = ['#ffffff', '#b9c6dc', '#66739c', '#2a2f55'];
const BOLT: Tones = ['#fffbd8', '#ffe05a', '#d99a1e', '#7a4a10'];

/** Hair lifts on every arm in the room. Sign: the horn at the sky, a spear of lightning, no feet. */
export const stormHerald = figure(
  'storm-herald',
  { side: 'wyrm', facing: 'left', face: [132, 92, 56] },
  (p) => {
    // the cloak, out in the wind
    p.part('night', '100,128 50,134 -4,112! 8,148 -30,172! 14,190 -8,226! 60,214 100,200', {
      s: 22,
      l: 10,
      cut: 0.7,
    }).folds('night', ['92,146 46,156 -6,174', '96,170 56,184 14,206'], 5);
    // bolts that fall from the cloud
    p.part(BOLT, '62,262! 40,300! 54,298! 44,334! 84,284! 68,286! 84,262!', { s: 5, l: 4, cut: 0 }).part(
      BOLT,
      '174,258! 160,290! 176,288! 172,324! 208,276! 192,278! 200,256!',
      { s: 5, l: 4, cut: 0 },
    );
    p.part(
      CLOUD,
      '8,252 6,222 34,206 60,214 82,192 120,200 152,190 180,208 212,200 238,222 238,250 212,274 176,262 150,284 112,272 78,288 52,266 26,276',
      { s: 26, l: 14, cut: 0.5, rim: 5 },
    );
    p.brush('#66739c', ['30,240 52,232 72,244', '96,236 126,228 152,242', '178,234 204,228 220,242'], 7);
    p.part('blue', '92,128 66,172 62,218 122,232 186,216 180,170 156,128', {
      s: 28,
      l: 11,
      cut: 0.5,
      rim: 5,
    });
    p.part('gold', '110,130! 142,130! 150,224! 124,232! 104,226!', {
      s: 9,
      l: 6,
      cut: 0.2,
      cased: false,
    }).flat('#0f1d3c', '130,150! 114,182! 126,182! 118,212! 142,174! 130,174! 138,150!');
    // the spear of lightning, held up
    arm(p, 'blue', '82,152 42,146 30,104', 34, 20, { cut: 0.3 });
    p.part(BOLT, '44,-58! 6,34! 30,28! 4,138! 60,8! 34,14! 68,-52!', { s: 8, l: 6, cut: 0 }).glow(
      'Gold',
      34,
      20,
      64,
    );
    p.at({ x: 30, y: 92, turn: 14 }, () => grip(p, 'rot', 1.1));
    // the head, thrown back; hair and beard stand off it
    p.at({ x: 128, y: 92, turn: -14, scale: 1.16 }, () => {
      for (const [turn, long] of [
        [-66, 62],
        [-42, 84],
        [-18, 96],
        [6, 86],
        [28, 66],
      ] as const)
        p.at({ x: -2, y: -20, turn }, () =>
          p.part('white', `-14,2! -7,${-long * 0.6} 2,${-long}! 9,${-long * 0.5} 14,2!`, {
            s: 8,
            l: 5,
            cut: 0.3,
          }),
        );
      face(p, {
        build: 'long',
        skin: 'rot',
        stern: 1,
        ear: false,
        nose: 1.3,
        mouth: 'none',
        brow: '#ffffff',
        eye: { glow: 'Gold', lit: '#fffbd0', slant: 3 },
      });
      p.fur('white', '-24,6! -8,18 10,20! 12,30 2,48 -20,70 -52,84 -44,56 -34,30', {
        tuft: 13,
        every: 11,
        hang: [-0.9, 0.5],
        s: 14,
        l: 8,
      });
    });
    // the horn: from his mouth to the sky
    p.limb('gold', '150,104 196,112 216,70 226,30', 9, 34, { s: 14, l: 7 });
    p.part('gold', '196,22! 222,-10 262,2 268,34! 244,42 214,44', { s: 10, l: 7, cut: 0 }).flat(
      INK,
      '206,20! 226,0 254,8 258,30 236,32',
    );
    p.part('crimson', '190,104 214,98! 216,128 236,160! 214,150 204,172! 190,136', { s: 8, l: 6, cut: 0.3 });
    arm(p, 'blue', '170,150 206,150 200,118', 32, 19, { cut: 0.3, rim: 3 });
    p.at({ x: 196, y: 106, turn: -60 }, () => grip(p, 'rot', 1));
    p.brush('#fffbd0', ['272,-8 300,-26', '278,20 310,16', '256,-22 268,-48'], 7, {
      from: 1,
      to: 0,
      over: true,
    });
  },
);
