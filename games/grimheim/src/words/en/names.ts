import { countFaces } from '@wyrdhall/parts';
import { cardOf, isCard, titleOf } from '../../rules/cards.ts';
import type { Face } from '../../rules/dice.ts';
import { monsterCard } from '../../rules/waves.ts';
import {
  type ActionWords,
  type GroundWords,
  groundOf,
  isHero,
  isWhole,
  kindOf,
  type Nouns,
  xAndY,
} from '../language.ts';

const monsters: Nouns = {
  goblin: 'the goblin',
  brute: 'the brute',
  troll: 'the troll',
  sprite: 'the sprite',
  elemental: 'the elemental',
  jotunn: 'the jotunn',
  imp: 'the imp',
  skeleton: 'the skeleton',
  draugr: 'the draugr',
  queen: 'the Queen of the Dead',
  seer: 'the Seer of Odin',
  grendel: 'Grendel',
  surt: 'Surt',
  hrungbald: 'Hrungbald',
  nidhuggr: 'Nidhuggr',
};

const grounds: GroundWords = {
  plains: 'plains',
  forest: 'forest',
  mountain: 'mountain',
  lake: 'lake',
  town: 'Grimheim',
  'dark-forest': 'Dark Forest',
  'dead-plains': 'Dead Plains',
  'temple-ruins': 'the Temple Ruins',
  nailfare: 'Nailfare',
  'troll-caves': 'Troll Caves',
  'marsh-of-sorrow': 'Marsh of Sorrow',
  'ogre-valley': 'Ogre Valley',
  grimheim: 'Grimheim',
  'robber-camp': 'the Robber Camp',
  'witch-cabin': 'the Witch Cabin',
  'spewing-mountain': 'Spewing Mountain',
  highlands: 'Highlands',
  'wyrm-lair': 'Wyrm Lair',
};

export const actions: ActionWords = {
  move: 'Move',
  attack: 'Attack',
  prepare: 'Prepare',
  focus: 'Focus',
  mend: 'Mend',
  practice: 'Practice',
};

export const monster = (id: string): string => {
  const kind = kindOf(id);
  return kind ? monsters[kind] : id;
};
/** `forest (10, 10)`, `the Temple Ruins`, `Dark Forest (9, 2)`, `Grimheim`. */
export function area(name: string): string {
  const ground = groundOf(name);
  if (!ground) return name;
  return ground === 'grimheim' || isWhole(ground) ? grounds[ground] : `${grounds[ground]} (${xAndY(name)})`;
}
export const card = (id: string): string => (isHero(id) ? 'the hero card' : cardName(id));
const cardName = (id: string): string => (isCard(titleOf(id)) ? printedName(cardOf(titleOf(id))) : id);

/** With the apostrophe that is printed. */
export const printedName = ({ name }: { readonly name: string }): string => name.replace(/'/g, '’');
export const waveCard = (id: string): string => monsterCard(id).name;

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const dice = (n: number): string => count(n, 'die', 'dice');
export const steps = (n: number): string => count(n, 'step', 'steps');
export const pieces = (n: number): string => count(n, 'town piece', 'town pieces');

const list = new Intl.ListFormat('en');
export const and = (parts: readonly string[]): string => list.format(parts);

/** What a roll shows: "2 hits, 1 ringed hit and 1 blank". */
export function faces(rolled: readonly Face[]): string {
  const number = (face: Face): number => countFaces(rolled, face);
  const parts: string[] = [];
  if (number('hit') > 0) parts.push(count(number('hit'), 'hit', 'hits'));
  if (number('ringed') > 0) parts.push(count(number('ringed'), 'ringed hit', 'ringed hits'));
  if (number('rune') > 0) parts.push(count(number('rune'), 'rune', 'runes'));
  if (number('blank') > 0) parts.push(count(number('blank'), 'blank', 'blanks'));
  return parts.length > 0 ? and(parts) : 'no dice';
}

export const dieFaces: Readonly<Record<Face, string>> = {
  hit: 'Hit',
  ringed: 'Ringed hit',
  rune: 'Rune',
  blank: 'Blank',
};
