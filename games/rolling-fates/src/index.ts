export { ADVENTURES } from './adventures/index.ts';
export {
  abilityOf,
  boardOf,
  DRESSED,
  ENEMIES,
  factsOf,
  figureOf,
  HEROES,
  isEnemy,
  isTrait,
  isTreasure,
  likeOf,
  TRAITS,
  TREASURES,
  traitOf,
  treasureOf,
} from './content/index.ts';
export type { Cost, Effect } from './content/kinds.ts';
export {
  type ForeseenCost,
  foreseenAttacks,
  foreseenCosts,
  foreseenExtra,
  foreseenLosses,
  foreseenPoison,
} from './minds/foresee.ts';
export { chances, dicePaid, mostDamage } from './minds/foresee-dice.ts';
export { bestPayments } from './minds/payments.ts';
export { rollingFates } from './rolling-fates.ts';
export type { Extra } from './rules/combat/extra-damage.ts';
export { kitOf } from './rules/costs/kit.ts';
export { ENEMY_POISON } from './rules/fate/upkeep.ts';
export type { RollingFatesOptions } from './rules/setup.ts';
export { poisonLoss } from './rules/status.ts';
export { type HeroStatistics, type Statistics, statistics } from './seen/statistics.ts';
export type { RollingFatesView } from './seen/view.ts';
export type { AdventureId, HeroId, RollingFates, Status, Tally } from './state.ts';
export { loadTexts, tellProse } from './story/prose.ts';
export type { RollingFatesTold } from './told.ts';
export { cardText, secretText, stepText } from './words/card-text.ts';
export type { Language } from './words/language.ts';
export {
  adventureName,
  enemyName,
  fullHeroName,
  heroName,
  telegraphLine,
  zoneName,
} from './words/world.ts';
