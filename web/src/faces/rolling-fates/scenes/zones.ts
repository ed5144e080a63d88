import type { AdventureId } from '@wyrdhall/rolling-fates';
import { ashStairZones } from './zones/ash-stair.ts';
import { candlesZones } from './zones/candles.ts';
import { clockmakerZones } from './zones/clockmaker.ts';
import { crownZones } from './zones/crown.ts';
import { sumpZones } from './zones/sump.ts';
import { tollRoadZones } from './zones/toll-road.ts';
import type { Zone } from './zones/zone.ts';

/** The places of the adventures, zone after zone. */
export const ZONES: Readonly<Record<AdventureId, readonly Zone[]>> = {
  sump: sumpZones,
  'toll-road': tollRoadZones,
  candles: candlesZones,
  clockmaker: clockmakerZones,
  'ash-stair': ashStairZones,
  crown: crownZones,
};
