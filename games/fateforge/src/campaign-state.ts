import type { Value } from '@wyrdhall/story';
import type { LocationId } from './content/campaign/locations.ts';
import type { FactionId, PersonId } from './content/campaign/people.ts';
import type { ItemId, SkillId, Trait } from './content/cards.ts';
import type { DieColour } from './content/results.ts';

/** A knot that is being told: again from its beginning with these choices whenever somebody reads it. */
export interface StoryScene {
  knot: string;
  choices: number[];
  /** What its variables held when it began. */
  values: Record<string, Value>;
  /** Whom the tags call `hero`: whoever took the test, or all who failed it. */
  heroes: number[];
}

/** What the story changes in the next fight. */
export interface NextFight {
  absent: string[];
  stunned: string[];
  /** Cards more or less that react in round 1, and rounds in which nobody does. */
  reactions: number;
  quiet: number[];
  rounds: number;
  start: string[];
  /** FF-343 and the archive: its map and Reactions are known. */
  seen: boolean;
}

/** A Map Exploration (FF-343). */
export interface Walk {
  id: string;
  at: string;
  left: number;
  steps: number;
  /** Of the places to be found first those that were found, in any order. */
  found: string[];
  hints: number;
  /** The Map Case was used. */
  spared: boolean;
}

/** A Rest Scene (FF-348). */
export interface Rest {
  id: string;
  tokens: number;
  /** Where the party is; '' in the camp. */
  at: LocationId | '';
  /** Shops whose time was paid (FF-355). */
  paid: LocationId[];
  /** Health that was bought and not yet shared (FF-364). */
  health: number;
  /** Bought or done here on this visit: food, heroes who were cleansed. */
  food: number;
  cleansed: number[];
  /** Once in each rest. */
  rested: boolean;
  rumour: boolean;
  /** What the Reed Market has today. */
  odd: ItemId[];
}

/** A side quest on offer, and for how many rests it still is (FF-359). */
interface OpenQuest {
  id: string;
  left: number;
}

/** What a hero had when the Act began (FF-377, FF-381). */
interface HeroThen {
  dice: DieColour[];
  skills: SkillId[];
}

/** What the story remembers: all that goes back when an Act is begun again (FF-375). */
export interface Memory {
  flags: string[];
  counts: Record<string, number>;
  reputation: Record<FactionId, number>;
  people: Record<PersonId, number>;
  cards: string[];
  points: number;
  allies: string[];
  visits: Record<string, number>;
  quests: OpenQuest[];
  questsDone: string[];
  victory: number;
  /** Gifts for victory points that were taken. */
  rewards: number;
  budgets: Record<string, number>;
  /** Whom the party met last (Ill Word). */
  met: PersonId | '';
  lostHours: number;
}

export interface ActStart {
  at: number;
  memory: Memory;
  heroes: HeroThen[];
  items: ItemId[];
  gold: number;
}

export interface Campaign {
  /** The entry of the schedule that is under way. */
  at: number;
  /** What comes before the next entry: `tell n1_0`, `fight c01`, `reward 3` … */
  agenda: string[];
  scene: StoryScene | null;
  walk: Walk | null;
  rest: Rest | null;
  /** The party looks after its things. */
  pack: boolean;
  /** A fight is being prepared (FF-411). */
  muster: string;
  next: NextFight;
  memory: Memory;
  /** FF-346: where the players put their marker; '' before they do. */
  marker: string;
  /** FF-381, FF-384: gold that is for skills alone. */
  purse: number;
  /** FF-039: traits that were gained, by hero. */
  traits: Trait[][];
  /** Heroes who took a test in the running node with Silver Tongue. */
  tongues: number[];
  act: ActStart;
  /** Enemies met (FF-371), and knots told. */
  bestiary: string[];
  seen: string[];
  ending: '' | 'a' | 'b' | 'c' | 'd';
}
