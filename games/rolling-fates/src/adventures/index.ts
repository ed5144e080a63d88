import type { AdventureId, Journey, Omens } from '../state.ts';
import { ashStair } from './ash-stair.ts';
import { candles } from './candles.ts';
import { clockmaker } from './clockmaker.ts';
import { crown } from './crown.ts';
import type { Adventure, Node, Zone } from './node.ts';
import { sump } from './sump.ts';
import { tollRoad } from './toll-road.ts';

/** From easy to hard (RF-011). */
export const ADVENTURES: Readonly<Record<AdventureId, Adventure>> = {
  sump,
  'toll-road': tollRoad,
  candles,
  clockmaker,
  'ash-stair': ashStair,
  crown,
};

/** Every scene is told in so many ways. */
export const VARIANTS = 2;

const zoneOf = ({ adventure, zone }: Journey): Zone => ADVENTURES[adventure].zones[zone] as Zone;

export const nodeOf = (journey: Journey): Node =>
  zoneOf(journey).nodes.find(({ id }) => id === journey.node) as Node;

export const noOmens = (): Omens => ({
  fewer: 0,
  reinforced: [],
  reward: 0,
  stunned: false,
  skip: false,
  insight: false,
});

/** At the first node of a zone, with nothing prepared. */
export const entrance = (adventure: AdventureId, zone: number) => ({
  zone,
  node: ADVENTURES[adventure].zones[zone]?.nodes[0]?.id ?? '',
  part: '' as const,
  variant: 0,
  story: null,
  scenes: [],
  drawn: [],
  winnings: [],
  way: -1,
  ambush: '',
  omens: noOmens(),
});

/** The party before the first page (RF-011). */
export const newJourney = (adventure: AdventureId): Journey => ({
  adventure,
  ...entrance(adventure, 0),
  part: 'prologue',
  flags: [],
  path: [],
});
