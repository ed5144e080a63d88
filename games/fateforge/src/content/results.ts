/** What a die shows or a card gives, and what can be spent (FF-054 to FF-060, FF-095, FF-096). */
export const RESULTS = [
  'step',
  'hit',
  'skill-hit',
  'shot',
  'skill-shot',
  'focus',
  'block',
  'special',
  'wild',
] as const;
export type Result = (typeof RESULTS)[number];

/** The six that three of a kind, or a card for any result, may become. */
export const BASIC_RESULTS = ['step', 'hit', 'skill-hit', 'shot', 'skill-shot', 'focus'] as const;

/** Four kinds of hero dice, and the dice of weapons (FF-040, FF-116). */
export const DIE_COLOURS = ['red', 'yellow', 'blue', 'green', 'melee', 'ranged'] as const;
export type DieColour = (typeof DIE_COLOURS)[number];

/** Faces by die; `a/b` is a face with two results, of which one is used (FF-062). */
export const DICE: Readonly<Record<DieColour, readonly string[]>> = {
  red: ['hit', 'hit', 'skill-hit', 'step/hit', 'focus', 'miss'],
  yellow: ['step', 'step', 'step/focus', 'hit/shot', 'focus', 'miss'],
  blue: ['shot', 'shot', 'skill-shot', 'step', 'focus', 'miss'],
  green: ['focus', 'focus', 'focus', 'step', 'skill-hit/skill-shot', 'miss'],
  melee: ['hit', 'hit', 'skill-hit', 'special', 'special', 'miss'],
  ranged: ['shot', 'shot', 'skill-shot', 'special', 'special', 'miss'],
};

/** What a card may ask for: a result, one of two, or a token of the hero. */
export type Need = Result | 'skill' | 'energy' | 'health' | 'flask';

/** What a card gives: `long-hit` also reaches one zone further, `step|hit` is either, `other` is any other basic result. */
export type Gain = Result | 'long-hit' | 'step|hit' | 'other';
