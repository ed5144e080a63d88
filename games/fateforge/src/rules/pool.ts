import { BASIC_RESULTS, type DieColour, type Need, RESULTS, type Result } from '../content/results.ts';
import type { Hero } from '../state.ts';

/**
 * A result in a hero's pool is a word: where it came from, the colour of its die, what it shows. `red:hit` is a die,
 * `+:shot` came from a card, `+red:hit` from a card for one red die, `=blue:shot` was kept from the last turn,
 * `*:wild` was given by another hero, `&green:focus` is an ally's die. `long-hit` reaches one zone further.
 */
interface ResultFacts {
  readonly origin: '' | '+' | '=' | '*' | '&';
  readonly colour: DieColour | '';
  readonly face: string;
  /** What it can be spent as, as bits of RESULTS, and REACH. */
  readonly mask: number;
  /** Which of equal ones is spent first. */
  readonly rank: number;
}

const bit = (result: Result): number => 1 << RESULTS.indexOf(result);
export const STEP = bit('step');
export const HIT = bit('hit');
const SKILL_HIT = bit('skill-hit');
export const SHOT = bit('shot');
export const SKILL_SHOT = bit('skill-shot');
export const FOCUS = bit('focus');
export const BLOCK = bit('block');
export const SPECIAL = bit('special');
/** A Hit that also reaches an adjacent zone. */
export const REACH = 1 << RESULTS.length;
const BASIC = BASIC_RESULTS.reduce((mask, result) => mask | bit(result), 0);
const ANY = BASIC | BLOCK | SPECIAL;

/** FF-056, FF-058, FF-061: a skilled result is a plain one too. */
const MASKS: Readonly<Record<string, number>> = {
  miss: 0,
  step: STEP,
  hit: HIT,
  'long-hit': HIT | REACH,
  'skill-hit': SKILL_HIT | HIT,
  shot: SHOT,
  'skill-shot': SKILL_SHOT | SHOT,
  focus: FOCUS,
  block: BLOCK,
  special: SPECIAL,
  wild: BASIC,
};

/** FF-062: a split face is one of the two. */
const maskOfFace = (face: string): number =>
  face.split('/').reduce((mask, part) => mask | (MASKS[part] ?? 0), 0);

const ORIGINS = ['=', '+', '*', '&', ''] as const;
const FORM = /^([+=*&]?)([a-z]*):([a-z/-]+)$/;
const known = new Map<string, ResultFacts>();

export function resultFacts(id: string): ResultFacts {
  const facts = known.get(id);
  if (facts) return facts;
  const [, origin = '', colour = '', face = ''] = FORM.exec(id) ?? [];
  const made: ResultFacts = {
    origin: origin as ResultFacts['origin'],
    colour: colour as ResultFacts['colour'],
    face,
    mask: maskOfFace(face),
    rank: ORIGINS.indexOf(origin as ResultFacts['origin']),
  };
  known.set(id, made);
  return made;
}

export const isResult = (id: string): boolean =>
  id.length < 40 &&
  FORM.test(id) &&
  resultFacts(id)
    .face.split('/')
    .every((part) => Object.hasOwn(MASKS, part));

export const isDie = (id: string): boolean => resultFacts(id).origin === '';

/** What a requirement accepts (FF-095, R-18). */
export function needMask(need: Need): number {
  switch (need) {
    case 'wild':
      return ANY;
    case 'skill':
      return SKILL_HIT | SKILL_SHOT;
    case 'energy':
    case 'health':
    case 'flask':
      return 0;
    default:
      return bit(need);
  }
}

/** What a result can be spent as by this hero, now. */
export function maskFor(h: Hero, id: string): number {
  let { mask } = resultFacts(id);
  if (mask === 0) {
    return id === 'green:miss' && h.passives.includes('goggles') && !h.ko ? STEP : 0;
  }
  if (h.fear.length > 0 && h.fear.includes('fear:shaking')) mask &= ~(SKILL_HIT | SKILL_SHOT);
  if (h.marks.length > 0 && h.marks.includes('flash')) mask &= ~FOCUS;
  return mask;
}

/** All that the pool can still be spent as. */
export function poolMask(h: Hero): number {
  let mask = 0;
  for (const id of h.pool) mask |= maskFor(h, id);
  return mask;
}

/** what is gained for exactly one die result keeps its colour. */
export function gainedFrom(spent: readonly string[], face: string): string {
  const [only, ...more] = spent;
  const colour = only !== undefined && more.length === 0 ? resultFacts(only).colour : '';
  return `+${colour}:${face}`;
}
