export { cardText, type Language } from './card-text.ts';
export { type Card, cardOf, deckOf, type Equipment, type Side, sideOf, titleOf } from './cards.ts';
export type { Face, MonsterFace } from './dice.ts';
export { type Forecast, forecast, type MonsterForecast, type Strike, type Threat } from './forecast.ts';
export { grimheim } from './grimheim.ts';
export {
  areasOf,
  cell,
  isRoad,
  isTown,
  LOCATION_NAMES,
  type Location,
  locationOf,
  MARKER_AREAS,
  map,
  nameOf,
  type Terrain,
  TOWN,
  terrain,
  ways,
} from './map.ts';
export { type Faction, LEGENDS, type LegendName, MONSTERS, type MonsterKind } from './monsters.ts';
export { type Aim, aimAt, wayOf } from './preview.ts';
export { shares } from './score.ts';
export { WEIGHTS } from './score-fitted.ts';
export { flat, weighed } from './score-weights.ts';
export { type GrimheimOptions, startingPieces } from './setup.ts';
export {
  ACTIONS,
  type Action,
  type CardId,
  type CardInPlay,
  type Grimheim,
  HERO_IDS,
  type HeroId,
} from './state.ts';
export { type HeroStatistics, type Statistics, statistics } from './statistics.ts';
export { durability, usesMana } from './tableau.ts';
export type { GrimheimTold } from './told.ts';
export { type Spot, TRACKS } from './tracks.ts';
export type { GrimheimView } from './view.ts';
