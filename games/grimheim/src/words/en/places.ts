import type { Location } from '../../rules/map.ts';
import { groundOf } from '../language.ts';
import { fromTown } from '../whereabouts.ts';
import { area, count } from './names.ts';

/** Where one is. */
export const PLACES: Readonly<Record<Location | 'forest' | 'road', string>> = {
  forest: 'in forest',
  road: 'on a road',
  'dark-forest': 'in the Dark Forest',
  'dead-plains': 'in the Dead Plains',
  'temple-ruins': 'in the Temple Ruins',
  nailfare: 'in Nailfare',
  'troll-caves': 'in the Troll Caves',
  'marsh-of-sorrow': 'in the Marsh of Sorrow',
  'ogre-valley': 'in the Ogre Valley',
  grimheim: 'in Grimheim',
  'robber-camp': 'in the Robber Camp',
  'witch-cabin': 'in the Witch Cabin',
  'spewing-mountain': 'on Spewing Mountain',
  highlands: 'in the Highlands',
  'wyrm-lair': 'in the Wyrm Lair',
};

/** `in the Dark Forest`, `3 areas north-west of Grimheim`: told, nobody needs coordinates. */
export function at(name: string): string {
  const ground = groundOf(name);
  if (ground && Object.hasOwn(PLACES, ground) && ground !== 'forest') return PLACES[ground as Location];
  const from = fromTown(name);
  if (!from) return `at ${area(name)}`;
  const far = `${count(from.far, 'area', 'areas')} ${from.way} of Grimheim`;
  return ground === 'forest' ? `in forest ${far}` : far;
}

/** `to the Dark Forest`, `to open ground 3 areas north-west of Grimheim`. */
export const to = (name: string): string => {
  const where = at(name);
  if (/^\d/.test(where)) return `to ${groundOf(name) === 'plains' ? 'open ground' : 'a place'} ${where}`;
  return where.replace(/^(in|on|at) /, 'to ');
};
