import type { Seat } from '@wyrdhall/kernel';
import type { Cell } from '@wyrdhall/parts';
import type { LegendName, MonsterKind } from '../content/monsters.ts';
import type { Track } from '../content/tracks.ts';
import type { MonsterFace } from './dice.ts';

export const HERO_IDS = ['bjorn', 'alva', 'embla', 'boldur'] as const;
export type HeroId = (typeof HERO_IDS)[number];

export const ACTIONS = ['move', 'attack', 'prepare', 'focus', 'mend', 'practice'] as const;
export type Action = (typeof ACTIONS)[number];

export type CardId = string;

/** A card outside the player board (GR-073), with what lies on it. */
export interface CardInPlay {
  id: CardId;
  level: 1 | 2;
  mana: number;
  damage: number;
  /** Black Arrows' arrows, the Tiara's gold, Smiterbiter's stored damage. */
  markers: number;
  /** Effects used since the turn began (GR-120). */
  used: string[];
}

/** What a hero did, for the statistics. */
export interface Tally {
  damage: number;
  kills: number;
  experience: number;
  steps: number;
  dice: number;
  hits: number;
  taken: number;
  knockOuts: number;
}

export interface Hero {
  id: HeroId;
  at: Cell;
  damage: number;
  gold: number;
  /** Steps that the upgrade marker has taken. */
  upgrades: number;
  /** Action spaces that hold a marker. */
  actions: Action[];
  /** For this turn only (GR-155): longer range, a longer Move action, no more moving. */
  range: number;
  move: number;
  rooted: boolean;
  /** The hero card first. */
  cards: CardInPlay[];
  covered: CardId[];
  /** Piles: the last card is the top one. */
  abilities: CardId[];
  equipment: CardId[];
  deck: CardId[];
  hand: CardId[];
  discard: CardId[];
  /** Progress of the current quest. */
  progress: number;
  /** Whom Suppressive Fire stopped in the last monster turn (GR-352). */
  suppressed: string;
  tally: Tally;
}

export interface Monster {
  /** `goblin-3`, `grendel`. */
  id: string;
  kind: MonsterKind | LegendName;
  /** Legends: 1 yellow, 2 red; 0 for all others. */
  level: 0 | 1 | 2;
  at: Cell;
  damage: number;
  /** Gold from Prey. */
  gold: number;
  /** Makes no move of its own in this, or the coming, monster turn (GR-352). */
  held: boolean;
}

export type MonsterStep = 'time' | 'die' | 'answer-march' | 'march' | 'answer-attack' | 'attack' | 'wave';

interface Settings {
  track: Track;
  monsterDie: boolean;
  /** GR-381 */
  yellowLonger: boolean;
  /** GR-382 */
  closedHands: boolean;
}

export interface Grimheim {
  settings: Settings;
  /** The spot of the Rune Stone, from 1. */
  spot: number;
  phase: 'hero' | 'end-of-turn' | 'monsters' | 'over';
  /** The hero whose turn it is. */
  turn: number;
  /** The turn has begun: what happens at its start has happened. */
  begun: boolean;
  step: MonsterStep;
  face: MonsterFace | '';
  /** Monsters still to attack, or seats still to draw a card, in this step. */
  queue: string[];
  /** The players leave the order of the attacks to the app for the rest of this turn. */
  anyOrder: boolean;
  /** Town pieces, the well included. */
  pieces: number;
  heroes: Hero[];
  monsters: Monster[];
  yellow: string[];
  red: string[];
  /** Legend cards beside the board (GR-332). */
  out: string[];
  /** Markers left on the three areas (GR-075 to GR-077). */
  markers: { damage: number; mana: number; gold: number };
}

/** The hero whom a seat leads. */
export const heroAt = (s: Grimheim, seat: Seat): Hero => s.heroes[seat] as Hero;

const copyCard = (c: CardInPlay): CardInPlay => ({
  id: c.id,
  level: c.level,
  mana: c.mana,
  damage: c.damage,
  markers: c.markers,
  used: c.used.length > 0 ? c.used.slice() : [],
});

export const copyHero = (h: Hero): Hero => ({
  id: h.id,
  at: h.at,
  damage: h.damage,
  gold: h.gold,
  upgrades: h.upgrades,
  actions: h.actions.slice(),
  range: h.range,
  move: h.move,
  rooted: h.rooted,
  cards: h.cards.map(copyCard),
  covered: h.covered.slice(),
  abilities: h.abilities.slice(),
  equipment: h.equipment.slice(),
  deck: h.deck.slice(),
  hand: h.hand.slice(),
  discard: h.discard.slice(),
  progress: h.progress,
  suppressed: h.suppressed,
  tally: { ...h.tally },
});

const copyMonster = (m: Monster): Monster => ({
  id: m.id,
  kind: m.kind,
  level: m.level,
  at: m.at,
  damage: m.damage,
  gold: m.gold,
  held: m.held,
});

export const copy = (s: Grimheim): Grimheim => ({
  settings: { ...s.settings },
  spot: s.spot,
  phase: s.phase,
  turn: s.turn,
  begun: s.begun,
  step: s.step,
  face: s.face,
  queue: s.queue.slice(),
  anyOrder: s.anyOrder,
  pieces: s.pieces,
  heroes: s.heroes.map(copyHero),
  monsters: s.monsters.map(copyMonster),
  yellow: s.yellow.slice(),
  red: s.red.slice(),
  out: s.out.slice(),
  markers: { ...s.markers },
});
