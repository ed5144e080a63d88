export type { Card, Equipment, Side } from './content/card.ts';
export { type Faction, LEGENDS, type LegendName, MONSTERS, type MonsterKind } from './content/monsters.ts';
export { type Spot, TRACKS } from './content/tracks.ts';
export { grimheim } from './grimheim.ts';
export {
  type HitOutlook,
  hitWith,
  type Moment,
  momentOf,
  momentOfEvent,
  type RollOutlook,
  type RollSoFar,
  type RollSum,
  rollSum,
  rollWith,
} from './minds/fight.ts';
export { type Forecast, forecast, type MonsterForecast, type Strike, type Threat } from './minds/forecast.ts';
export { type LastStand, lastStand } from './minds/last-stand.ts';
export { type Aim, aimAt, goalsOf, inReachFrom, onlyTarget, targetsOf, wayOf } from './minds/preview.ts';
export { cardOf, deckOf, sideOf, titleOf } from './rules/cards.ts';
export type { Face, MonsterFace } from './rules/dice.ts';
export {
  areasOf,
  cell,
  distance,
  isForest,
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
} from './rules/map.ts';
export { type GrimheimOptions, startingPieces } from './rules/setup.ts';
export {
  ACTIONS,
  type Action,
  type CardId,
  type CardInPlay,
  type Grimheim,
  HERO_IDS,
  type HeroId,
} from './rules/state.ts';
export { durability, usesMana } from './rules/tableau.ts';
export type { GrimheimTold } from './rules/told.ts';
export { monsterCard } from './rules/waves.ts';
export { type HeroStatistics, type Statistics, statistics } from './seen/statistics.ts';
export type { GrimheimView } from './seen/view.ts';
export { cardText } from './words/card-text.ts';
export type { Language } from './words/language.ts';
export { waveCardName } from './words/wave-card.ts';
