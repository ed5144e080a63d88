import type { Figure } from '../../hand/figure.ts';
import type { StandeeFacts } from '../../plaques.ts';
import { alva } from './alva.ts';
import { bjorn } from './bjorn.ts';
import { boldur } from './boldur.ts';
import { brute } from './brute.ts';
import { draugr } from './draugr.ts';
import { elemental } from './elemental.ts';
import { embla } from './embla.ts';
import { goblin } from './goblin.ts';
import { grendel } from './grendel.ts';
import { hrungbald } from './hrungbald.ts';
import { imp } from './imp.ts';
import { jotunn } from './jotunn.ts';
import { nidhuggr } from './nidhuggr.ts';
import { queen } from './queen.ts';
import { seer } from './seer.ts';
import { skeleton } from './skeleton.ts';
import { sprite } from './sprite.ts';
import { surt } from './surt.ts';
import { troll } from './troll.ts';

interface Stands {
  readonly figure: Figure;
  readonly on: StandeeFacts;
  readonly legend?: true;
}

/** Everyone on the board, and the plaque they stand on. */
export const GRIMHEIM: readonly Stands[] = [
  { figure: bjorn, on: { side: 'bjorn' } },
  { figure: alva, on: { side: 'alva' } },
  { figure: embla, on: { side: 'embla' } },
  { figure: boldur, on: { side: 'boldur' } },
  { figure: goblin, on: { side: 'trollkin', rank: 1 } },
  { figure: brute, on: { side: 'trollkin', rank: 2 } },
  { figure: troll, on: { side: 'trollkin', rank: 3 } },
  { figure: sprite, on: { side: 'fire', rank: 1 } },
  { figure: elemental, on: { side: 'fire', rank: 2 } },
  { figure: jotunn, on: { side: 'fire', rank: 3 } },
  { figure: imp, on: { side: 'dead', rank: 1 } },
  { figure: skeleton, on: { side: 'dead', rank: 2 } },
  { figure: draugr, on: { side: 'dead', rank: 3 } },
  { figure: queen, on: { side: 'dead' }, legend: true },
  { figure: seer, on: { side: 'dead' }, legend: true },
  { figure: grendel, on: { side: 'trollkin' }, legend: true },
  { figure: surt, on: { side: 'fire' }, legend: true },
  { figure: hrungbald, on: { side: 'trollkin' }, legend: true },
  { figure: nidhuggr, on: { side: 'wyrm' }, legend: true },
];
