import type { Location } from '../../rules/map.ts';
import { groundOf } from '../language.ts';
import { fromTown, type Way } from '../whereabouts.ts';
import { area, count } from './names.ts';

/** Where one is, and what one enters. */
export const PLACES: Readonly<
  Record<Location | 'forest' | 'road', readonly [where: string, entered: string]>
> = {
  forest: ['im Wald', 'Wald'],
  road: ['auf einer Straße', 'eine Straße'],
  'dark-forest': ['im Dunkelwald', 'den Dunkelwald'],
  'dead-plains': ['auf der Toten Ebene', 'die Tote Ebene'],
  'temple-ruins': ['in der Tempelruine', 'die Tempelruine'],
  nailfare: ['in Nailfare', 'Nailfare'],
  'troll-caves': ['in den Trollhöhlen', 'die Trollhöhlen'],
  'marsh-of-sorrow': ['im Sumpf der Trauer', 'den Sumpf der Trauer'],
  'ogre-valley': ['im Ogertal', 'das Ogertal'],
  grimheim: ['in Grimheim', 'Grimheim'],
  'robber-camp': ['im Räuberlager', 'das Räuberlager'],
  'witch-cabin': ['in der Hexenhütte', 'die Hexenhütte'],
  'spewing-mountain': ['auf dem Speienden Berg', 'den Speienden Berg'],
  highlands: ['im Hochland', 'das Hochland'],
  'wyrm-lair': ['in der Wyrmhöhle', 'die Wyrmhöhle'],
};

const WAYS: Readonly<Record<Way, string>> = {
  east: 'östlich',
  'south-east': 'südöstlich',
  south: 'südlich',
  'south-west': 'südwestlich',
  west: 'westlich',
  'north-west': 'nordwestlich',
  north: 'nördlich',
  'north-east': 'nordöstlich',
};

const isPlace = (ground: string | undefined): ground is Location =>
  ground !== undefined && ground !== 'forest' && Object.hasOwn(PLACES, ground);

/** `im Wald, 3 Felder westlich von Grimheim`: wer erzählt, braucht keine Koordinaten. */
export function at(name: string): string {
  const ground = groundOf(name);
  if (isPlace(ground)) return PLACES[ground][0];
  const from = fromTown(name);
  if (!from) return `auf ${area(name)}`;
  const far = `${count(from.far, 'Feld', 'Felder')} ${WAYS[from.way]} von Grimheim`;
  return ground === 'forest' ? `im Wald ${far}` : far;
}

/** `ins Ogertal`, `3 Felder westlich von Grimheim`. */
export function to(name: string): string {
  const ground = groundOf(name);
  if (isPlace(ground)) return GONE_TO[ground];
  const from = fromTown(name);
  if (!from) return `auf ${area(name)}`;
  return `auf ein ${ground === 'forest' ? 'Waldfeld' : 'Feld'} ${count(from.far, 'Schritt', 'Schritte')} ${WAYS[from.way]} von Grimheim`;
}

const GONE_TO: Readonly<Record<Location, string>> = {
  'dark-forest': 'in den Dunkelwald',
  'dead-plains': 'auf die Tote Ebene',
  'temple-ruins': 'in die Tempelruine',
  nailfare: 'nach Nailfare',
  'troll-caves': 'in die Trollhöhlen',
  'marsh-of-sorrow': 'in den Sumpf der Trauer',
  'ogre-valley': 'ins Ogertal',
  grimheim: 'nach Grimheim',
  'robber-camp': 'ins Räuberlager',
  'witch-cabin': 'in die Hexenhütte',
  'spewing-mountain': 'auf den Speienden Berg',
  highlands: 'ins Hochland',
  'wyrm-lair': 'in die Wyrmhöhle',
};
