import type { AdventureId, EnemyKind } from '../../state.ts';
import { abilities } from './world/abilities.ts';
import { dressedNames, dressedTelegraphs, enemies } from './world/enemies.ts';
import { traits } from './world/traits.ts';
import { treasures } from './world/treasures.ts';

/** Was die Welt auf Deutsch heißt: ein Wort für jedes Ding, und nur hier. */
export const cardNames: Readonly<Record<string, string>> = { ...abilities, ...treasures, ...traits };

const column = (i: 0 | 1) => Object.entries(enemies).map(([kind, words]) => [kind, words[i]]);

export const enemyNames: Readonly<Record<EnemyKind, string>> = {
  ...Object.fromEntries(column(0)),
  ...dressedNames,
};
/** Woran man merkt, was kommt. */
export const telegraphs: Readonly<Record<EnemyKind, string>> = {
  ...Object.fromEntries(column(1)),
  ...dressedTelegraphs,
};

export const adventureNames: Readonly<Record<AdventureId, readonly [name: string, ...zones: string[]]>> = {
  sump: ['Der Pfuhl unter Harrow', 'Die Keller von Harrow', 'Der Pfuhl'],
  'toll-road': ['Die Zollstraße', 'Heckenland', 'Die Lange Brücke'],
  candles: ['Kerzen für Nera', 'Dochten', 'Die Krypta der Kapelle', 'Das Wartezimmer'],
  clockmaker: ['Das Begräbnis des Uhrmachers', 'Der Trauerzug', 'Die Werkstatt', 'In der Großen Uhr'],
  'ash-stair': [
    'Asche auf der Treppe',
    'Lager am Fuß des Berges',
    'Das Tor der Hunde',
    'Die Aschegalerien',
    'Die letzte Treppe',
  ],
  crown: [
    'Die ungeschriebene Krone',
    'Am Rande',
    'Fußnoten',
    'Die gestrichenen Seiten',
    'Der unbeschriebene Thron',
  ],
};

export const heroNames: Readonly<Record<string, string>> = {
  brakka: 'Brakka Steinhand',
  sel: 'Sel Dornschmied',
  orrin: 'Orrin Tal',
  mirelle: 'Mirelle Aschgrund',
  tovik: 'Tovik Halbtaler',
  ysolde: 'Ysolde Dornbusch',
  grum: 'Grum vom Tor',
  quill: 'Quill Anwick',
};
