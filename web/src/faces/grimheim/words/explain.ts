import type { Action, Faction, Location, Spot, Terrain } from '@wyrdhall/grimheim';

/** What sets a monster apart, beyond its figures. */
export type Power =
  | 'swift'
  | 'armoured'
  | 'onlyAdjacent'
  | 'kinHealth'
  | 'escort'
  | 'strikesAll'
  | 'twice'
  | 'doubleRunes'
  | 'kinRunes'
  | 'farReach'
  | 'kinSupport'
  | 'diceByHealth';

/** What is said of things that are pointed at. */
export interface ExplainWords {
  readonly facts: Readonly<
    Record<
      'health' | 'dice' | 'steps' | 'range' | 'armour' | 'reward' | 'gold' | 'upgrade' | 'events',
      string
    >
  >;
  readonly factions: Readonly<Record<Faction, string>>;
  readonly powers: Readonly<Record<Power, string>>;
  /** In the next monster turn. */
  readonly staysPut: Readonly<Record<'hero' | 'blocked' | 'held', string>>;
  goes(areas: number): string;
  readonly entersTown: string;
  attacks(heroes: readonly string[], dice: number, expected: number): string;
  readonly grounds: Readonly<Record<Terrain, string>>;
  readonly road: string;
  readonly locations: Readonly<Partial<Record<Location, string>>>;
  waits(what: 'damage' | 'mana' | 'gold', count: number): string;
  readonly taken: Readonly<Record<'damage' | 'mana' | 'gold', string>>;
  readonly spots: Readonly<Record<Spot, string>>;
  spot(number: number, of: number): string;
  readonly stone: string;
  readonly past: string;
  readonly lastSpot: string;
  readonly town: readonly string[];
  deck(colour: 'yellow' | 'red'): string;
  deckSays(colour: 'yellow' | 'red'): string;
  readonly lately: string;
  readonly actions: Readonly<Record<Action, string>>;
  /** Of the hero's sheet. */
  readonly closedHand: string;
}
