export { ADVENTURES } from './adventures.ts';
export { cardText, secretText, stepText } from './card-text.ts';
export {
  abilityOf,
  boardOf,
  factsOf,
  HEROES,
  isTrait,
  isTreasure,
  TRAITS,
  TREASURES,
  traitOf,
  treasureOf,
} from './content/index.ts';
export type { Cost, Effect } from './content/kinds.ts';
export type { Extra } from './extra-damage.ts';
export { foreseenAttacks, foreseenExtra, foreseenLosses } from './foresee.ts';
export { chances, dicePaid, mostDamage } from './foresee-dice.ts';
export { kitOf } from './kit.ts';
export { rollingFates } from './rolling-fates.ts';
export type { RollingFatesOptions } from './setup.ts';
export type { AdventureId, HeroId, RollingFates, Status, Tally } from './state.ts';
export { type HeroStatistics, type Statistics, statistics } from './statistics.ts';
export { loadTexts, tellProse } from './story/prose.ts';
export type { RollingFatesTold } from './told.ts';
export type { RollingFatesView } from './view.ts';
export type { Language } from './words/language.ts';
export { enemyName, heroName } from './words/world.ts';
