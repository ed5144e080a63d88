import { figure } from '../../hand/figure.ts';
import { parse, ringAt } from '../../hand/geometry.ts';
import { INK } from '../../hand/materials.ts';
import { spike } from '../../parts/things.ts';

/** You see the wall behind it, a little bent. Sign: eight pointed arches. */
export const glassSpider = figure(
  'glass-spider',
  { side: 'dead', facing: 'left', face: [166, 196, 56] },
  (p) => {
    const G = ['#f4ffff', '#8fd0d8', '#3f7f9c', '#1a3a5c'] as const,
      D = ['#8fd0d8', '#4a8fa6', '#24587a', '#122c4a'] as const;
    const legs = [
      ['128,196 70,96 10,292', D],
      ['140,190 112,70 60,286', D],
      ['156,190 196,60 214,282', D],
      ['166,194 226,104 246,284', D],
      ['116,214 42,140 -4,252', G],
      ['128,218 78,128 94,296', G],
      ['170,212 206,126 178,296', G],
      ['176,208 238,140 232,248', G],
    ] as const;
    for (const [l, m] of legs.slice(0, 4)) {
      const [a = '', b = '', c = ''] = l.split(' ');
      p.limb(m, `${a} ${b}`, 12, 9, { s: 5, l: 3 }).limb(m, `${b} ${c}`, 10, 1.5, { s: 4, l: 3 });
    }
    p.at({ x: 82, y: 176, turn: -22 }, () => {
      p.part(G, '46,14! 34,-34! -6,-62! -52,-48! -78,-6! -66,38! -22,56! 28,44!', { s: 22, l: 8, cut: 0 });
      p.flat('#d8f8fa', '34,-34! -6,-62! -52,-48! -16,-16!')
        .flat('#b4e6ea', '-52,-48! -78,-6! -34,10! -16,-16!')
        .flat('#5fa6ba', '-34,10! -78,-6! -66,38! -22,56!')
        .flat('#357a96', '-34,10! -22,56! 28,44! 14,10!')
        .flat('#74bcc8', '-16,-16! -34,10! 14,10! 34,-34!');
      p.brush('#ffffff', ['-46,-40 -20,-20', '-70,-4 -38,8', '-8,-54 24,-34'], 3.4)
        .glow('Green', -14, 4, 34)
        .flat('#c8ff5a', '-18,-6! -6,-2! -10,14! -24,10!', { over: true });
    });
    p.part(G, '112,190! 140,170! 180,176! 196,200! 182,228! 142,232! 116,216!', {
      s: 16,
      l: 7,
      cut: 0,
      rim: 3,
    })
      .flat('#d8f8fa', '140,170! 180,176! 160,194!')
      .flat('#5fa6ba', '160,194! 196,200! 182,228! 150,214!');
    for (const [l, m] of legs.slice(4)) {
      const [a = '', b = '', c = ''] = l.split(' ');
      p.limb(m, `${a} ${b}`, 16, 12, { s: 7, l: 4, rim: 2 }).limb(m, `${b} ${c}`, 14, 1.5, {
        s: 6,
        l: 4,
        rim: 2,
      });
      const { x, y } = ringAt(parse(b), 0);
      p.part(m, `${x - 9},${y}! ${x},${y - 12}! ${x + 9},${y}! ${x},${y + 10}!`, { s: 4, l: 3, cut: 0 });
    }
    for (const [x, y, r] of [
      [164, 196, 5],
      [180, 194, 5.4],
      [172, 206, 3.6],
      [188, 205, 3.6],
      [156, 206, 3],
    ] as const)
      p.dot(INK, x, y, r + 2)
        .dot('#fff0f0', x, y, r * 0.7, { over: true })
        .glow('Red', x, y, r * 2.6);
    spike(p, G, 168, 226, 172, 30, 8);
    spike(p, G, 188, 222, 164, 28, 7);
    p.dot('#c8ff5a', 169, 258, 4, { over: true });
  },
);
