import type { Seat, Table } from '@wyrdhall/kernel';
import type { Campaign } from './campaign-state.ts';
import type { HeroId, ItemId, Passive, SkillId } from './content/cards.ts';
import type { DieColour } from './content/results.ts';
import type { Objective } from './content/scene.ts';
import type { TokenKind } from './content/token.ts';
import type { FateforgeTold } from './told.ts';

/** An item and the slot it lies in (FF-103). */
export interface Gear {
  id: ItemId;
  /** It lies in the slot that its icon names; else it is only stored (FF-104). */
  worn: boolean;
  /** Armour cubes left (FF-120). */
  armour: number;
  /** FF-114: a charged item after its first use. */
  last: boolean;
}

export interface Hero {
  id: HeroId;
  zone: number;
  /** Available tokens; what is neither available nor set aside by toxic damage is exhausted (FF-065). */
  health: number;
  energy: number;
  toxic: number;
  maxHealth: number;
  maxEnergy: number;
  ko: boolean;
  /** Got up in this round: plays again from the next one (FF-286). */
  revived: boolean;
  dice: DieColour[];
  /** Results that can be spent, each with where it came from (src/rules/pool.ts). */
  pool: string[];
  /** Results that come with the next own turn. */
  gifts: string[];
  /** Active skills, at most six (FF-077), and the others. */
  skills: SkillId[];
  reserve: SkillId[];
  gear: Gear[];
  /** What works by itself, from skills and worn items; a name twice is twice as strong. */
  passives: Passive[];
  corruption: string[];
  /** Fear cards that lie open (FF-437). */
  fear: string[];
  block: number;
  stunned: boolean;
  /** The Rogue's stealth token is available (FF-033). */
  hidden: boolean;
  /** The Nobleman's stance (FF-032). */
  lunge: boolean;
  /** The Alchemist's flasks. */
  flasks: number;
  /** What was used and cannot be again in this round, and in this scene. */
  round: string[];
  scene: string[];
  /** What holds until Clean-Up. */
  marks: string[];
  dash: boolean;
  /** Health and energy when Preparation began: what others see until all are ready. */
  held: { health: number; energy: number };
  exited: boolean;
  wasKO: boolean;
}

export interface Enemy {
  /** `street-guard-1`: card and initiative number (FF-163, FF-169). */
  id: string;
  card: string;
  number: number;
  zone: number;
  damage: number;
  armour: number;
  block: number;
  /** Block tokens that stay through the next Clean-Up, since they were gained in Enemy Turns. */
  fresh: number;
  stunned: boolean;
  elite: boolean;
  /** `exit A`, `enemy lamp-sergeant-1` … or '' (FF-139, FF-405). */
  guards: string;
  /** A band of its own, written out; '' is that of the card. */
  band: string;
  /** FF-145: indexes of tokens. */
  carries: number[];
  /** Undying: laid down, and no enemy for anything; back is whether it has risen once. */
  laid: boolean;
  back: boolean;
  /** What has happened to it in this round: braced, held, weakened, unmasked, duel:hero, ambushed. */
  marks: string[];
}

export interface Token {
  kind: TokenKind;
  id: string;
  zone: number;
  /** The other zone of a door or portal; -1. */
  to: number;
  /** Gold of a gem, cubes of a fountain or counter, zones (as bits) from which a barricade stops shots. */
  n: number;
  /** A door that is open, a chest or exploration token that was used. */
  open: boolean;
  /** '' on the map, a hero or an enemy that carries it, `bag`, `gone`. */
  by: string;
}

export type Phase =
  | 'setup'
  | 'learn'
  | 'arm'
  | 'prepare'
  | 'dash'
  | 'order'
  | 'action'
  | 'clean-up'
  | 'extra'
  | 'exit'
  | 'recover'
  | 'camp'
  /** Story and Rest Scenes of a campaign. */
  | 'story'
  | 'over';

/** FF-411 */
export interface Companion {
  id: string;
  hero: number;
  dice: string[];
  damage: number;
  out: boolean;
}

export interface BossState {
  phase: 1 | 2;
  /** Cubes on the icons of the weak spot of this phase, one flag each (FF-432). */
  cubes: boolean[];
  /** Rounds in which the weak spots were exploited; 0: not yet. */
  exploited: number[];
  /** What the weak spots took from it, and what comes next. */
  marks: string[];
}

export interface Settings {
  profile: 'story' | 'standard' | 'heroic';
  hardcore: boolean;
  /** Dice are hidden in Preparation (FF-193). */
  screens: boolean;
  /** One player leads two heroes (FF-022). */
  solo: boolean;
  bandMatch: 'anyHero' | 'closestHero';
  dashPenalty: 'damage' | 'energy';
  moveTarget: 'earliest' | 'choice';
  difficultExtra: 'step' | 'wild';
  trapAvoid: 'focus' | 'step';
  maxExtraRounds: number;
  /** FF-262: damage to each hero who finds no way out. */
  noExit: number;
  reviveCost: 'wild' | 'focus';
  /** FF-022 */
  soloToughness: number;
  soloReactions: number;
}

interface Bag {
  gold: number;
  food: number;
  items: ItemId[];
}

/** Battle mode (FF-447): the questline and how far it has got. */
export interface Questline {
  id: string;
  /** Index of the running scene. */
  at: number;
  /** Gold each hero has left for skills before the first scene. */
  purse: number[];
  /** Secondary objectives met in the scenes before. */
  secondary: number;
  /** Heroes who were KO'd in any of them. */
  fallen: boolean[];
  /** Corruption cards drawn since the party set out. */
  corruptionDrawn: number;
}

/** What a fight without a scene is about: cases have such fights. */
export interface Own {
  primary: Objective[];
  secondary: Objective[];
  /** Cards shown in every round. */
  reactions: string[];
}

export interface Fateforge {
  settings: Settings;
  mode: 'scene' | 'battle' | 'campaign';
  players: number;
  scene: string;
  /** The map: the id of a scene, or one written out (src/rules/board.ts). */
  board: string;
  /** Objectives and Reactions of its own; empty where those of the scene hold (src/rules/facts.ts). */
  own: Own | null;
  rounds: number;
  round: number;
  /** Extra rounds taken (FF-292). */
  extra: number;
  phase: Phase;
  /** Heroes by index, as their tiles lie (FF-208); Reactions come after `place` of them. */
  order: number[];
  place: number;
  /** The tile that is resolved: heroes and Reactions by place, then Enemy Turns. */
  at: number;
  /** The turn of the hero at `at` has begun. */
  began: boolean;
  /** Cards still to react. */
  queue: string[];
  /** How far Enemy Turns have got: the rank of the enemy that acted last. */
  rank: number;
  heroes: Hero[];
  enemies: Enemy[];
  tokens: Token[];
  /** Open edges of the map, as bits: doors and cages close some. */
  edges: number;
  /** Zones as bits: difficult for heroes, tar for enemies, smoke, snares. */
  difficult: number;
  tar: number;
  smoke: number;
  snares: number;
  /** Cage: edges that a focus in the zone opens again. */
  cages: { zone: number; edges: number }[];
  /** Enemies defeated, with the round, and those that got away. */
  defeated: { id: string; round: number }[];
  escaped: string[];
  gemStolen: boolean;
  fearCards: number;
  trapCards: number;
  /** Cards that the party has seen of the next round (Bone Reading). */
  foreseen: boolean;
  decks: { corruption: string[]; fear: string[]; trap: string[]; graveyard: string[] };
  bag: Bag;
  /** Gems of this scene, in gold: a Thief takes the smallest. */
  gems: number[];
  companion: Companion | null;
  boss: BossState | null;
  /** Rank for the last hero who acted: decides for the party in hardcore mode (FF-329). */
  lastActed: number;
  exit: string;
  met: { primary: boolean[]; secondary: boolean[] };
  victory: number;
  ending: '' | 'won' | 'failed' | 'fallen';
  questline: Questline | null;
  campaign: Campaign | null;
  /** FF-497: what the story has brought about (src/content/story.ts). */
  story: string[];
  /** FF-011: rules that have been taught. */
  unlocked: number[];
}

export type FateforgeTable = Table<Fateforge, FateforgeTold>;

/** The seat that leads a hero. */
export const seatOf = (s: Fateforge, hero: number): Seat => hero % s.players;

export const heroAt = (s: Fateforge, i: number): Hero => s.heroes[i] as Hero;

export const everySeat = (s: Fateforge): Seat[] => Array.from({ length: s.players }, (_, seat) => seat);
