export {
  type CountedDeck,
  cardsToDraw,
  copyCountedDeck,
  couldBeNext,
  discardCard,
  drawCard,
  lookAtTop,
  NO_CARD,
  newCountedDeck,
  putOnTop,
  putUnder,
  shuffleAll,
  shuffleDeck,
  takeCard,
  takeNamed,
} from './decks/counted.ts';
export { type CountedDraw, drawCounted } from './decks/draw-counted.ts';
export { chanceOfDraw, drawOdds, eachDraw } from './decks/draw-odds.ts';
export { refill } from './decks/refill.ts';
export { countFaces } from './dice/pool.ts';
export { rollOdds } from './dice/roll-odds.ts';
export { exploreByCost } from './graph/cost.ts';
export {
  explore,
  type Ground,
  mayStop,
  NO_ENTRY,
  NO_PASS,
  NO_STOP,
  newReach,
  type Reach,
  UNREACHABLE,
  UNREACHED,
  type Ways,
  wayTo,
} from './graph/reach.ts';
export { type Arc, arcOf, bandCells, coneCells, isInBand, isInCone } from './hex/arc.ts';
export {
  cellDistance,
  cellNamed,
  cellsOnRing,
  cellsWithin,
  distanceAround,
  neighbourOf,
  ringStart,
} from './hex/cells.ts';
export {
  CLOCKWISE,
  directionAlong,
  directionNearer,
  NO_DIRECTION,
  turned,
  turnHex,
} from './hex/direction.ts';
export {
  coreOf,
  distanceBetween,
  type Footprint,
  facingOf,
  footprint,
  footprintCells,
  footprintDistance,
  footprintFits,
  nearestCovered,
  type Placement,
  placement,
  slotAt,
  slotCells,
} from './hex/footprint.ts';
export { HEX_DIRECTIONS, type Hex, hexDistance, hexName } from './hex/hex.ts';
export { type Cell, type HexMap, hexMap } from './hex/map.ts';
export { hexDisc, hexRing } from './hex/ring.ts';
export { blockerBetween, cellsBetween, newSight, type Sight, sees } from './hex/sight.ts';
export { sightLine } from './hex/sight-line.ts';
export { NO_CELL } from './hex/tables.ts';
export { hexWays } from './hex/ways.ts';
export { addOdds, certain, chanceOfAtLeast, meanOf, mostOf, type Odds, shiftOdds } from './odds/odds.ts';
export { layoutOf, type ZoneLayout } from './zones/layout.ts';
export {
  type Gates,
  gateBetween,
  gatesOf,
  type Zone,
  type ZoneEdge,
  type ZoneMap,
  zoneMap,
  zoneNamed,
} from './zones/map.ts';
export {
  countWithin,
  firstStep,
  firstStepCount,
  firstSteps,
  NO_ZONE,
  zoneDistance,
  zonesWithin,
} from './zones/steps.ts';
