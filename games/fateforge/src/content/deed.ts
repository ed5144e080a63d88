/** What is done on the map, or to heroes and their dice, when a card is used. */
const OPS = [
  'step',
  'leap',
  'hit',
  'shot',
  'damage',
  'damage-each',
  'stun',
  'stun-each',
  'push',
  'pull',
  'heal',
  'energy',
  'block',
  'strip',
  'strip-each',
  'snare',
  'unseen-afar',
  'untargetable',
  'hide',
  'take-loot',
  'reroll',
  'set-die',
  'duel',
  'weaken',
  'flip-stance',
  'defeat',
  'teleport',
  'foresee',
  'give',
  'give-each',
  'clear-toxic',
  'revive',
  'flask',
  'tar',
  'blast',
  'unseen-reactions',
  'potion',
  'skip-reaction',
  'remove-trap',
  'hold',
  'smoke',
  'oil',
  'wax',
  'bury',
] as const;
export type Op = (typeof OPS)[number];

/** Whom or what a deed is for. `same` and `another` look back at the target of the deed before. */
export type Whom =
  | 'self'
  | 'hero'
  | 'other'
  | 'split'
  | 'enemy'
  | 'minion'
  | 'undead'
  | 'white'
  | 'damaged'
  | 'behind'
  | 'same'
  | 'another'
  | 'start'
  | 'hidden'
  | 'free'
  | 'red'
  | 'blue'
  | 'green'
  | 'focus'
  | 'any';

/** One shape for all: how much, whom, and how many zones away (`from` to `to`). */
export interface Deed {
  readonly op: Op;
  readonly n: number;
  readonly whom: Whom;
  readonly from: number;
  readonly to: number;
}

const ANYWHERE = 99;
/** More than any enemy has, any hero lacks, or anybody rolls. */
export const ALL = 99;

const deed = (op: Op, n: number, whom: Whom, from = 0, to = from): Deed => ({ op, n, whom, from, to });

export const step: Deed = deed('step', 1, 'any', 1);
/** Not stopped by a Blocker. */
export const stepThrough: Deed = deed('step', 2, 'any', 1);
/** Over whatever is between, to a zone two away. */
export const leap: Deed = deed('leap', 1, 'any', 2);
export const hit = (n: number): Deed => deed('hit', n, 'enemy');
export const hitSame = (n: number): Deed => deed('hit', n, 'same');
export const hitAfar = (n: number): Deed => deed('hit', n, 'enemy', 1);
export const shot = (n: number): Deed => deed('shot', n, 'enemy', 1);
export const longShot = (n: number): Deed => deed('shot', n, 'enemy', 1, 2);
export const shotAnother = (n: number): Deed => deed('shot', n, 'another', 1);
export const harm = (n: number, whom: Whom, to = 0): Deed => deed('damage', n, whom, 0, to);
export const harmBehind = (n: number): Deed => deed('damage', n, 'behind', 1);
export const harmEachHere = (n: number): Deed => deed('damage-each', n, 'enemy', 0);
export const harmEachAfar = (n: number): Deed => deed('damage-each', n, 'enemy', 1);
export const harmEachNear = (n: number): Deed => deed('damage-each', n, 'enemy', 0, 1);
export const stunSame: Deed = deed('stun', 1, 'same');
export const stun: Deed = deed('stun', 1, 'minion');
export const stunAfar: Deed = deed('stun', 1, 'minion', 1);
export const stunNear: Deed = deed('stun', 1, 'minion', 0, 1);
export const stunAnotherNear: Deed = deed('stun', 1, 'another', 0, 1);
export const stunEach: Deed = deed('stun-each', 1, 'minion');
export const stunWhite: Deed = deed('stun', 1, 'white', 0, 2);
export const push: Deed = deed('push', 1, 'minion');
export const pushAfar: Deed = deed('push', 1, 'minion', 1);
/** In the zone that the deed before was for. */
export const pushThere: Deed = deed('push', 1, 'same', 0, 1);
export const pull: Deed = deed('pull', 1, 'minion', 1);
export const heal = (n: number, whom: Whom, to = 0): Deed => deed('heal', n, whom, 0, to);
export const healAny = (n: number): Deed => deed('heal', n, 'hero', 0, ANYWHERE);
export const energy = (n: number, whom: Whom, to = 0): Deed => deed('energy', n, whom, 0, to);
export const energyAny = (n: number): Deed => deed('energy', n, 'hero', 0, ANYWHERE);
export const block = (n: number, whom: Whom, to = 0): Deed => deed('block', n, whom, 0, to);
export const strip = (n: number, to = 0): Deed => deed('strip', n, 'enemy', 0, to);
export const stripEach: Deed = deed('strip-each', ALL, 'enemy', 0, 1);
export const reroll = (n: number, whom: Whom = 'any'): Deed => deed('reroll', n, whom);
export const setDie = (whom: 'focus' | 'green'): Deed => deed('set-die', 1, whom);
export const defeatDamaged: Deed = deed('defeat', 1, 'damaged');
export const teleport = (whom: 'free' | 'start'): Deed => deed('teleport', 1, whom);
export const giveWild: Deed = deed('give', 1, 'other', 0, 1);
export const clearToxic = (n: number, to: number): Deed => deed('clear-toxic', n, 'hero', 0, to);
export const revive: Deed = deed('revive', 1, 'hero', 0, 1);
export const tar: Deed = deed('tar', 1, 'any', 0, 1);
export const blast: Deed = deed('blast', 1, 'any', 0, 1);
export const harmUndead = (n: number, to: number): Deed => deed('damage', n, 'undead', 0, to);
/** Deeds without a number or a choice of place. */
export const plain = (op: Op, whom: Whom = 'self'): Deed => deed(op, 1, whom);
