import { ALLIES, type Ally } from './allies.ts';
import { BOSSES, type Boss } from './bosses.ts';
import type { HeroId, Item, ItemId, Skill, SkillId } from './cards.ts';
import { CORRUPTION, type DeckCard, FEAR, TRAPS } from './decks.ts';
import { ENEMY_CARDS } from './enemies.ts';
import type { EnemyCard } from './enemy.ts';
import { HEROES, type HeroBoard } from './heroes.ts';
import { CONSUMABLES } from './items/consumables.ts';
import { EQUIPMENT } from './items/equipment.ts';
import { SHIELDS } from './items/shields.ts';
import { WEAPONS } from './items/weapons.ts';
import { QUESTLINES, type QuestlineCard } from './questlines.ts';
import type { Scene } from './scene.ts';
import { SCENES } from './scenes/index.ts';
import { MAKE_UPS } from './scenes/make-ups.ts';
import { ALCHEMIST_SKILLS } from './skills/alchemist.ts';
import { FOREST_GUARD_SKILLS } from './skills/forest-guard.ts';
import { MERCENARY_SKILLS } from './skills/mercenary.ts';
import { NOBLEMAN_SKILLS } from './skills/nobleman.ts';
import { ROGUE_SKILLS } from './skills/rogue.ts';
import { SHAMAN_SKILLS } from './skills/shaman.ts';

export const SKILLS: readonly Skill[] = [
  ...FOREST_GUARD_SKILLS,
  ...ROGUE_SKILLS,
  ...NOBLEMAN_SKILLS,
  ...SHAMAN_SKILLS,
  ...MERCENARY_SKILLS,
  ...ALCHEMIST_SKILLS,
];
export const ITEMS: readonly Item[] = [...WEAPONS, ...SHIELDS, ...EQUIPMENT, ...CONSUMABLES];
export const ENEMIES: readonly EnemyCard[] = [...ENEMY_CARDS, ...BOSSES];
export { ALLIES, BOSSES, CORRUPTION, ENEMY_CARDS, FEAR, HEROES, MAKE_UPS, QUESTLINES, SCENES, TRAPS };

const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((thing) => [thing.id, thing]));

const skills = byId(SKILLS);
const items = byId(ITEMS);
const enemies = byId(ENEMIES);
const bosses = byId(BOSSES);
const heroes = byId(HEROES);
const scenes = byId([...SCENES, ...MAKE_UPS]);
const questlines = byId(QUESTLINES);
const allies = byId(ALLIES);
const cards = byId([...CORRUPTION, ...FEAR, ...TRAPS]);

export const isSkill = (id: string): boolean => skills.has(id);
export const isItem = (id: string): boolean => items.has(id);
export const isEnemyCard = (id: string): boolean => enemies.has(id);
export const isScene = (id: string): boolean => scenes.has(id);
export const isAlly = (id: string): boolean => allies.has(id);
export const isQuestline = (id: string): boolean => questlines.has(id);
export const isDeckCard = (id: string): boolean => cards.has(id);

/** Ids inside the game are known: what comes from outside was looked up by `is…` before. */
export const skillOf = (id: SkillId): Skill => skills.get(id) as Skill;
export const itemOf = (id: ItemId): Item => items.get(id) as Item;
export const cardOf = (id: string): EnemyCard => enemies.get(id) as EnemyCard;
export const bossOf = (id: string): Boss | undefined => bosses.get(id);
export const boardOf = (id: HeroId): HeroBoard => heroes.get(id) as HeroBoard;
export const questlineOf = (id: string): QuestlineCard | undefined => questlines.get(id);
/** FF-274: a scene of the main story, not a side quest and no make-up fight. */
export const isMain = (id: string): boolean =>
  SCENES.some((scene) => scene.id === id && scene.act !== 'side');
export const sceneOf = (id: string): Scene => scenes.get(id) as Scene;
export const allyOf = (id: string): Ally => allies.get(id) as Ally;
export const deckCardOf = (id: string): DeckCard | undefined => cards.get(id);
