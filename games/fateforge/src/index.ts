export type { EnemyAction, Section } from './content/band.ts';
export { PLACES } from './content/campaign/city.ts';
export { HERO_IDS, type HeroId, type Use } from './content/cards.ts';
export { ABILITIES, type Ability, type Colour } from './content/enemy.ts';
export {
  ALLIES,
  bossOf,
  cardOf,
  ENEMIES,
  HEROES,
  ITEMS,
  isItem,
  isScene,
  isSkill,
  itemOf,
  QUESTLINES,
  SCENES,
  SKILLS,
  sceneOf,
  skillOf,
} from './content/index.ts';
export type { Need } from './content/results.ts';
export type { Objective } from './content/scene.ts';
export { fateforge } from './fateforge.ts';
export { type Hint, type HintUse, hintFor } from './minds/hint.ts';
export { resultFacts } from './rules/pool.ts';
export type { StoryPage } from './seen/campaign-view.ts';
export { mapOf, type SeenMap } from './seen/map.ts';
export { wouldSpend } from './seen/paying.ts';
export type { FateforgeView } from './seen/view.ts';
export { tellProse } from './story/prose.ts';
export type { FateforgeTold } from './told.ts';
export { cardText } from './words/card-text.ts';
export { thing, things } from './words/en/things.ts';
export { hintLine } from './words/hint.ts';
export { namesIn } from './words/names.ts';
