import type { HeroId, Status, Tally } from '@wyrdhall/rolling-fates';

interface Doubt {
  readonly question: string;
  readonly why: string;
  readonly yes: string;
  readonly no: string;
}

type Phase = 'fate' | 'character' | 'enemy';
type NodeKind = 'combat' | 'boss' | 'encounter' | 'find' | 'rest';

/** All that the face says in its own words; questions, answers and events are the game's. */
export interface FateWords {
  readonly stage: string;
  readonly party: string;
  readonly enemies: string;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly roles: Readonly<Record<HeroId, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  round(round: number): string;
  phase(round: number, phase: string): string;
  life(life: number, of: number): string;
  loses(amount: number): string;
  falls: string;
  armour(amount: number): string;
  defence(amount: number): string;
  guard(amount: number): string;
  great: string;
  /** What a status does, in a few words; Poison takes so much. */
  statusDoes(status: Status, poison: number): string;
  /** The same in sentences. */
  statusTells(poison: number): Readonly<Record<Status, readonly string[]>>;
  statusWord: string;
  readonly signs: Readonly<
    Record<
      'armour' | 'defence' | 'guard' | 'bag' | 'any' | 'same' | 'exact' | 'luck',
      readonly [string, ...string[]]
    >
  >;
  lifeWord: string;
  armourWord: string;
  defenceWord: string;
  tier(tier: number): string;
  greatTier(tier: number): string;
  level(level: number): string;
  heavySoon: string;
  unknown: string;
  mayHide: string;
  nextStep: string;
  lately: string;
  fallsShort: string;
  /** A hit that took less than it should, of an enemy that nobody has investigated. */
  riddle(meant: number, lost: number): string;
  immuneTo(statuses: readonly string[]): string;
  telegraphed: string;
  readonly aims: Readonly<Record<'random' | 'lowest-life' | 'highest-life' | 'lowest-defence', string>>;
  aimsAt(names: readonly string[]): string;
  next: string;
  afterThat: string;
  // The dock
  bar: string;
  die(face: number): string;
  luckDie(face: number): string;
  noDie: string;
  noLuck: string;
  luck: string;
  /** Below a die: what becomes of it. */
  dieDoes: Record<'keeps' | 'again' | 'pays' | 'stays', string>;
  treasure: string;
  oneShot: string;
  deciding: string;
  done: string;
  waiting: string;
  barred: string;
  yourTurn(name: string): string;
  abilities: string;
  payWith: string;
  payHow: string;
  inventory(carried: number, of: number): string;
  treasures: string;
  traits: string;
  noCards: string;
  muted: string;
  value(value: number): string;
  look(name: string): string;
  found: string;
  chance: string;
  inVain: string;
  canStill(damage: number, dice: number): string;
  // Answers
  unspent(dice: number): string;
  /** The Life of an enemy before and after a hit; `sure` where nothing is hidden in it. */
  lifeTo(before: number, after: number, sure: boolean): string;
  /** What an enemy's answer to a hit takes from a hero. */
  costsLife(name: string, loss: number, falls: boolean): string;
  comesBack(name: string, afflicted: string, sure: boolean): string;
  fallDoubt(names: readonly string[]): Doubt;
  keepSome(kept: number, rolled: number): string;
  /** `price`: the Life that it costs. */
  rollSome(rolled: number, price: number): string;
  rollAll(dice: number): string;
  rollAllDoubt: { readonly question: string; readonly why: string; readonly no: string };
  discardDoubt(name: string): Doubt;
  passDoubt(dice: number, damage: number): Doubt;
  hitsThem(names: readonly string[]): string;
  hits(name: string, damage: number, put: readonly string[]): string;
  // After the Enemy Phase
  enemiesDid: string;
  nobodyHurt: string;
  didNothing: string;
  mendsBy(amount: number): string;
  heavyAhead: string;
  goOn: string;
  lossFrom(source: string, amount: number): string;
  damageOf(amount: number): string;
  lossOf(amount: number): string;
  onYourBoards: string;
  /** Beside a real table: what hits, and what the Defence on the board stops of it. */
  damageFrom(source: string, amount: number, stopped: number): string;
  beforeTheRoll: string;
  /** What a hero with a status does first; `coin`: where the token is flipped instead of a die. */
  settles(status: Status, poison: number, coin: boolean): string;
  readonly afflicted: Readonly<Record<Status, string>>;
  // The way
  openMap: string;
  here: string;
  behind: string;
  ahead: string;
  zone(number: number, of: number, name: string): string;
  readonly nodes: Readonly<Record<NodeKind, string>>;
  place(adventure: string, zone: string): string;
  page: string;
  decides(name: string): string;
  together: string;
  levelUp(name: string, level: number): string;
  newZone(level: number): string;
  rises(figure: 'life' | 'defence' | 'inventory', change: number): string;
  newTrait: string;
  newTreasure: string;
  afterFight: string;
  toArms: string;
  diceSpent: string;
  enemiesNext: string;
  /** What lies below the question. */
  dock: string;
  /** `isNamed`: a great enemy is somebody, and not one of a kind. */
  fightAhead(
    foes: readonly { readonly name: string; readonly count: number; readonly isNamed: boolean }[],
  ): string;
  /** What a scene did to somebody's Life: less or more of it. */
  lifeChange(name: string, amount: number): string;
  eachLife(amount: number): string;
  // A find
  finds(name: string): string;
  bag(carried: number, of: number): string;
  takeIt: string;
  swapFor(name: string): string;
  swapNote: string;
  leaveIt: string;
  leaveNote: string;
  // At the table
  companion: string;
  companionFate: string;
  companionHits: string;
  /** An ability, and the one whom it hits. */
  whomHits(ability: string): string;
  notThis: string;
  howMany(of: 'fives' | 'defence' | 'treasures' | 'room', name: string): string;
  staked(ability: string): string;
  allOfThem: string;
  /** Those who have not hit yet; nobody has where there is no name. */
  doneDoubt(names: readonly string[]): Doubt;
  hitOn(name: string): string;
  damage: string;
  everyEnemy: string;
  lacksLuck(face: number): string;
  lacksFaces(faces: readonly number[]): string;
  lacksSame(groups: readonly number[]): string;
  lacksDice: string;
  /** Suggestions about dice, which are named by their faces. */
  keepThese(faces: string): string;
  rollThese(faces: string): string;
  rollNothing: string;
  /** Of dice that are going to be rolled when everybody has chosen. */
  willKeep(kept: number, rolled: number): string;
  keptNote(kept: number, rolled: number): string;
  digit(digit: number): string;
  wipe: string;
  investigate: string;
  atTheTable: string;
  // The end
  won: string;
  lost: string;
  gaveUp: string;
  fellTo(name: string): string;
  statistics: string;
  hero: string;
  readonly tally: Readonly<Record<keyof Tally, string>>;
  groups: { readonly fight: string; readonly care: string; readonly dice: string; readonly finds: string };
  all: string;
  luckReport: string;
  luckLine(percentile: number): string;
  pips(pips: number, expected: number): string;
  lucky(times: number, expected: number): string;
  zones(done: number, nodes: number): string;
  retries(times: number): string;
  saga: string;
}
