export { type Deck, discard, drawFrom, isReshuffleDue, newDeck } from './decks/deck.ts';
export { chanceOfNext, type SeenInPlace } from './decks/odds.ts';
export { countCards, putOnTop, putUnder, searchPile, takeTop } from './decks/pile.ts';
export { type Chance, chances, expectedValue } from './dice/chances.ts';
export { countFaces } from './dice/pool.ts';
export {
  cellDistance,
  cellNamed,
  cellsOnRing,
  cellsWithin,
  cellsWithinAround,
  distanceAround,
  neighbourOf,
  ringStart,
} from './hex/cells.ts';
export { footprintCells, footprintDistance, footprintFits } from './hex/footprint.ts';
export { HEX_DIRECTIONS, type Hex, hexDistance, hexName, hexNeighbours } from './hex/hex.ts';
export { hexLine } from './hex/line.ts';
export { type Cell, type HexMap, hexMap } from './hex/map.ts';
export { newReach, type Reach, reachable, shortestPath, type Walk, wayTo } from './hex/reach.ts';
export { hexDisc, hexRing } from './hex/ring.ts';
export { NO_CELL, UNREACHABLE } from './hex/tables.ts';
