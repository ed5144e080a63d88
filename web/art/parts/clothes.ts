import type { Material } from '../hand/materials.ts';
import type { FormOptions, Pen } from '../hand/pen.ts';

// For the 240 × 300 bust: from the waist up, turned three quarters, cut off by the plaque.

export const torso = (p: Pen, cloth: Material, options: FormOptions = {}): Pen =>
  p.part(cloth, '94,150 66,168 44,192 36,240 36,302! 206,302! 204,236 196,190 172,166 146,150', {
    s: 30,
    d: 12,
    l: 10,
    cut: 0.6,
    rim: 5,
    ...options,
  });

export const cloak = (p: Pen, cloth: Material, options: FormOptions = {}): Pen =>
  p.part(cloth, '84,146 44,172 20,220 10,302! 230,302! 222,222 200,174 158,146', {
    s: 34,
    d: 16,
    l: 12,
    cut: 0.7,
    rim: 5,
    ...options,
  });

export const mantle = (p: Pen, pelt: Material = 'fur', tuft = 17): Pen =>
  p.fur(pelt, '84,142 50,162 34,188 60,200 110,206 170,200 208,186 192,160 154,142 120,152', {
    tuft,
    every: 12,
    s: 14,
    l: 8,
    rim: 4,
  });
