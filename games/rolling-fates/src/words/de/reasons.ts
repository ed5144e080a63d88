import type { ReasonWords } from '../language.ts';

export const reasons: ReasonWords = {
  'no-dice': 'dafür hast du die Würfel nicht',
  'no-luck': 'dein Glückswürfel zeigt diese Zahl nicht',
  'no-room': 'dafür ist kein Platz',
  'too-poor': 'dafür habt ihr nicht genug',
};
