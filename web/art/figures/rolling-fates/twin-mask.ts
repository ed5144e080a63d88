import { INK } from '../../hand/materials.ts';
import type { Pen } from '../../hand/pen.ts';
import { ember } from '../../parts/fire.ts';

/** The twins' mask: one half each. */
export const twinMask = (p: Pen, lightSide: boolean, breath: boolean) => {
  p.part('white', '-24,-24 2,-38 28,-24 30,4 20,30 4,42 -12,32 -24,8', { s: 12, l: 7, cut: 0, rim: 3 });
  p.flat(
    lightSide ? '#2a1d3a' : '#8f1a34',
    lightSide ? '5,-37! 28,-24 30,4 20,30 5,42!' : '-24,-24 2,-38! 4,42! -12,32 -24,8',
  );
  p.flat(INK, '-15,-8! -4,-14 4,-4! -5,0').flat(INK, '12,-4! 20,-14 28,-8! 21,0');
  ember(p, -5, -6, 5, { hole: 0, glow: 'Red', lit: '#ffe0d0' });
  ember(p, 20, -6, 4.6, { hole: 0, glow: 'Red', lit: '#ffe0d0' });
  p.brush(lightSide ? '#8f8c9c' : '#dcd8d2', '5,-4 8,10', 3);
  if (breath) p.flat(INK, '0,20 8,15 16,20 12,31 4,31');
  else p.brush(INK, '-6,20 8,26 20,19', 3.6);
};
