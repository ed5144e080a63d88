import type {
  Action,
  Faction,
  LegendName,
  Location,
  MonsterFace,
  MonsterKind,
  Spot,
  Statistics,
  Terrain,
} from '@wyrdhall/grimheim';
import type { FightWords } from './fight.ts';

type Kind = MonsterKind | LegendName;

/** All that the board says in its own words; questions, answers and events are the game's. */
export interface GrimheimWords {
  readonly board: string;
  readonly grounds: Readonly<Record<Terrain, string>>;
  readonly locations: Readonly<Record<Location, string>>;
  readonly monsters: Readonly<Record<Kind, string>>;
  readonly factions: Readonly<Record<Faction, string>>;
  readonly factionNotes: Readonly<Record<'trollkin' | 'fire-horde' | 'dead', string>>;
  readonly actions: Readonly<Record<Action, string>>;
  readonly signs: Readonly<Record<Spot, string>>;
  area(name: string): string;
  road: string;
  steps(count: number): string;
  health(left: number, of: number): string;
  rank(rank: number): string;
  legend: string;
  strength(dice: number): string;
  reach(range: number): string;
  nextTo(names: readonly string[]): string;
  markers(what: 'damage' | 'mana' | 'gold', count: number): string;
  held: string;
  prey(gold: number): string;
  time(spot: number, of: number, sign: string): string;
  town(left: number, of: number): string;
  heroes: string;
  /** The heading of all monsters on the board. */
  foes(count: number): string;
  whoIsWho: string;
  turnNow: string;
  turnNext: string;
  turnDone: string;
  monsterTurn: string;
  dice: string;
  moves: string;
  range: string;
  gold(gold: number, price: number): string;
  hand(count: number, limit: number): string;
  armour: string;
  used(actions: readonly string[]): string;
  actionsTitle: string;
  actionsLeft(count: number): string;
  taken: string;
  inPlay: string;
  events: string;
  noEvents: string;
  quest: string;
  noQuest: string;
  progress(count: number, of: number): string;
  nextAbility: string;
  pilesLeft(count: number): string;
  cardKinds: {
    readonly hero: string;
    readonly ability: string;
    readonly equipment: string;
    readonly event: string;
  };
  starting: string;
  spent: string;
  mana(count: number): string;
  perTurn(count: number): string;
  wear(worn: number, of: number): string;
  onCard(count: number): string;
  stepByStep: string;
  showPaths: string;
  forecastTitle: string;
  /** The same, for a place that is pointed at. */
  forecastThere: string;
  falls(pieces: number): string;
  threat(attackers: number, expected: number, most: number, knockOut: number): string;
  /** What an attack has in store. */
  aim(dice: number, expected: number, kill: number): string;
  chance(part: number): string;
  diceCount(dice: number): string;
  noThreat: string;
  dieUnknown: string;
  more: string;
  giveTo(hero: string): string;
  askOf(hero: string): string;
  monsterCards(colour: 'yellow' | 'red', count: number): string;
  toChoose: string;
  heroSide(strength: number, health: number): string;
  stands: string;
  fallen: string;
  statistics: string;
  toBoard: string;
  ended(spot: number, pieces: number): string;
  hero: string;
  together: string;
  luck(hits: number): string;
  readonly tally: Readonly<Record<Exclude<keyof Statistics['together'], 'expectedHits'>, string>>;
  readonly dieFaces: Readonly<Record<MonsterFace, string>>;
  readonly faces: {
    readonly hit: string;
    readonly ringed: string;
    readonly rune: string;
    readonly blank: string;
  };
  readonly fight: FightWords;
}
