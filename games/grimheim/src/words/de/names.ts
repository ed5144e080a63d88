import { countFaces } from '@wyrdhall/parts';
import { titleOf } from '../../rules/cards.ts';
import type { Face } from '../../rules/dice.ts';
import {
  type ActionWords,
  type GroundWords,
  groundOf,
  isHero,
  kindOf,
  type Nouns,
  xAndY,
} from '../language.ts';
import { cardNames } from './card-names.ts';

/** Wer, wen, wem. */
type Noun = readonly [nominative: string, accusative: string, dative: string];
const he = (noun: string): Noun => [`der ${noun}`, `den ${noun}`, `dem ${noun}`];
const she = (noun: string): Noun => [`die ${noun}`, `die ${noun}`, `der ${noun}`];
const it = (noun: string): Noun => [`das ${noun}`, `das ${noun}`, `dem ${noun}`];
const named = (name: string): Noun => [name, name, name];

const monsters: Nouns<Noun> = {
  goblin: he('Goblin'),
  brute: he('Schläger'),
  troll: he('Troll'),
  sprite: he('Irrwisch'),
  elemental: it('Elementarwesen'),
  jotunn: he('Jotunn'),
  imp: he('Imp'),
  skeleton: it('Skelett'),
  draugr: he('Draugr'),
  queen: she('Königin der Toten'),
  seer: she('Seherin Odins'),
  grendel: named('Grendel'),
  surt: named('Surt'),
  hrungbald: named('Hrungbald'),
  nidhuggr: named('Nidhuggr'),
};

const grounds: GroundWords = {
  plains: 'Ebene',
  forest: 'Wald',
  mountain: 'Berg',
  lake: 'See',
  town: 'Grimheim',
  'dark-forest': 'Dunkelwald',
  'dead-plains': 'Tote Ebene',
  'temple-ruins': 'Tempelruine',
  nailfare: 'Nailfare',
  'troll-caves': 'Trollhöhlen',
  'marsh-of-sorrow': 'Sumpf der Trauer',
  'ogre-valley': 'Ogertal',
  grimheim: 'Grimheim',
  'robber-camp': 'Räuberlager',
  'witch-cabin': 'Hexenhütte',
  'spewing-mountain': 'Speiender Berg',
  highlands: 'Hochland',
  'wyrm-lair': 'Wyrmhöhle',
};

export const actions: ActionWords = {
  move: 'Bewegen',
  attack: 'Angreifen',
  prepare: 'Vorbereiten',
  focus: 'Fokussieren',
  mend: 'Erholen',
  practice: 'Üben',
};

const monster = (id: string, which: 0 | 1 | 2): string => {
  const kind = kindOf(id);
  return kind ? monsters[kind][which] : id;
};
export const nominative = (id: string): string => monster(id, 0);
export const accusative = (id: string): string => monster(id, 1);
export const dative = (id: string): string => monster(id, 2);

/** `Feld 10, 10 (Wald)`, `Feld 12, 4 (Tempelruine)`, `Grimheim`. */
export function area(name: string): string {
  const ground = groundOf(name);
  if (!ground) return name;
  return ground === 'grimheim' ? 'Grimheim' : `Feld ${xAndY(name)} (${grounds[ground]})`;
}
const isTown = (name: string): boolean => area(name) === 'Grimheim';
export const toArea = (name: string): string => `${isTown(name) ? 'nach' : 'auf'} ${area(name)}`;
export const atArea = (name: string): string => `${isTown(name) ? 'in' : 'auf'} ${area(name)}`;

/** In a sentence, where a name should not have to bend; `title` stands alone. */
export const card = (id: string): string => (isHero(id) ? 'die Heldenkarte' : `„${title(id)}“`);
export const title = (id: string): string => cardNames[titleOf(id)] ?? id;

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const dice = (n: number): string => count(n, 'Würfel', 'Würfel');
export const withDice = (n: number): string => count(n, 'Würfel', 'Würfeln');
export const steps = (n: number): string => count(n, 'Schritt', 'Schritte');
export const pieces = (n: number): string => count(n, 'Gebäude', 'Gebäude');

const list = new Intl.ListFormat('de');
export const and = (parts: readonly string[]): string => list.format(parts);

/** Was ein Wurf zeigt: "2 Treffer, 1 Treffer ohne Deckung und 1 Fehlwurf". */
export function faces(rolled: readonly Face[]): string {
  const number = (face: Face): number => countFaces(rolled, face);
  const parts: string[] = [];
  if (number('hit') > 0) parts.push(`${number('hit')} Treffer`);
  if (number('ringed') > 0) parts.push(`${number('ringed')} Treffer ohne Deckung`);
  if (number('rune') > 0) parts.push(count(number('rune'), 'Rune', 'Runen'));
  if (number('blank') > 0) parts.push(count(number('blank'), 'Fehlwurf', 'Fehlwürfe'));
  return parts.length > 0 ? and(parts) : 'keine Würfel';
}

export const dieFaces: Readonly<Record<Face, string>> = {
  hit: 'Treffer',
  ringed: 'Treffer ohne Deckung',
  rune: 'Rune',
  blank: 'Fehlwurf',
};
