import { figure } from '../../hand/figure.ts';
import { face } from '../../parts/face.ts';
import { flame } from '../../parts/fire.ts';
import { arm, paw } from '../../parts/limbs.ts';

/** Mage: she burned her sleeves off years ago. Sign: hair that stands in its own heat, a fire in each hand. */
export const mirelle = figure('mirelle', { side: 'hero', face: [122, 112, 66] }, (p) => {
  p.glow('Fire', 26, 96, 62, { over: false }).glow('Fire', 222, 66, 70, { over: false });
  arm(p, 'skin', '66,196 26,196 26,142', 36, 20);
  arm(p, 'skin', '182,192 222,176 214,116', 34, 20, { rim: 4 });
  p.part('gold', '12,160! 40,156! 42,170! 12,174!', { s: 5, l: 3, cut: 0 }).part(
    'gold',
    '200,134! 228,138! 226,152! 200,148!',
    { s: 5, l: 3, cut: 0 },
  );
  p.part('crimson', '92,152 66,170 54,200 66,236 56,302! 190,302! 182,236 192,198 176,168 150,152', {
    s: 28,
    l: 11,
    cut: 0.6,
    rim: 5,
  });
  p.part('ash', '98,152! 122,186 148,152! 160,190 138,240 142,302! 104,302! 108,240 84,190', {
    s: 14,
    l: 7,
    cut: 0.5,
    cased: false,
  }).folds('crimson', ['76,210 84,250 74,300', '172,206 166,250 176,300'], 7);
  p.fur('ash', '56,186 66,166 94,156 90,186 70,204', { tuft: 10, every: 10, s: 8, l: 6 }).fur(
    'ash',
    '150,158 178,164 194,188 176,202 156,184',
    { tuft: 10, every: 10, s: 8, l: 5 },
  );
  p.part('leather', '62,240! 122,254 184,238! 186,256! 122,272 60,258!', { s: 6, l: 4 }).part(
    'gold',
    '112,248 122,240 134,248 132,270 114,270',
    { s: 6, l: 4, cut: 0 },
  );
  p.limb('skin', '120,140 120,162', 32, 40, { s: 16 });
  p.at({ x: 122, y: 104, scale: 1.24 }, () => {
    p.part(
      ['#ffcf8a', '#d0622a', '#7a2a1c', '#3a1414'],
      '-26,20! -40,-6 -58,-40 -48,-34 -54,-70! -32,-56 -30,-92! -8,-66 6,-104! 18,-66 40,-86! 36,-52 54,-54! 36,-20 30,-8',
      { s: 18, l: 10, cut: 0.7 },
    );
    face(p, {
      skin: 'skin',
      stern: 0.5,
      thin: 1,
      iris: '#c2601a',
      brow: '#5a2418',
      mouth: 'smile',
      nose: 0.5,
      ear: true,
    });
    p.part(
      ['#ffcf8a', '#d0622a', '#7a2a1c', '#3a1414'],
      '-28,4! -30,-24 -14,-44 12,-48 32,-28! 16,-32 4,-22 -6,-30 -16,-14',
      { s: 8, l: 6, cut: 0.4 },
    );
    p.flat('#54434a', '-16,14 -8,10 0,14 -8,20').flat('#54434a', '20,10 26,8 27,14 22,16');
  });
  flame(p, '8,118! -8,84 10,70 0,36! 24,56 34,18! 46,58 56,44! 56,86 44,118!', { cx: 26, cy: 112 });
  p.at({ x: 26, y: 140, turn: -4 }, () => paw(p, 'skin', { s: 1, spread: 26, len: 18, bend: 3 }));
  flame(p, '196,92! 180,54 200,40 190,-4! 214,18 222,-30! 240,16 256,-6! 252,48 236,92!', {
    cx: 218,
    cy: 86,
  });
  p.at({ x: 215, y: 116, turn: 6 }, () => paw(p, 'skin', { s: 1, spread: 26, len: 18, bend: 3 }));
  p.glow('Fire', 26, 96, 40).glow('Fire', 218, 62, 44);
});
