import type { HitOutlook, Moment, RollOutlook, RollSum } from '@wyrdhall/grimheim';

export type Side =
  | 'north'
  | 'north-east'
  | 'east'
  | 'south-east'
  | 'south'
  | 'south-west'
  | 'west'
  | 'north-west';

/** Monsters of a kind, on which side of Grimheim they stand, and how many. */
export interface Foe {
  readonly name: string;
  readonly side: Side;
  readonly count: number;
}

/** What is said of dice that lie on the table, of answers to them, and of the monsters' turn. */
export interface FightWords {
  attacks(hero: string, monster: string, far: number): string;
  strikes(monster: string, hero: string): string;
  readonly cover: string;
  readonly open: string;
  readonly part: Readonly<
    Record<'hits' | 'runes' | 'cards' | 'armour' | 'prevented' | 'damage' | 'left', string>
  >;
  readonly dies: string;
  readonly survives: string;
  readonly stands: string;
  readonly knockedOut: string;
  readonly worth: { readonly none: string; readonly covered: string };
  gold(gain: number, now: number, price: number): string;
  fewerDice(before: number, after: number): string;
  readonly overkill: string;
  keeps(left: number): string;
  staysUp(left: number, of: number): string;
  readonly fallsDown: string;
  moreAttacks(count: number, expected: number, knockOut: number): string;
  readonly you: string;
  dice(count: number, range: number): string;
  strikesWith(dice: number): string;
  /** On the answers. */
  asItIs(sum: RollSum): string;
  withCard(outlook: RollOutlook, left: number): string;
  hit(outlook: HitOutlook): string;
  appear(count: number, monster: string): string;
  readonly keepGold: (gold: number) => string;
  readonly bothStay: string;
  /** On a card that is offered: what taking it does. */
  readonly takes: Readonly<Record<'under' | 'ability' | 'flip' | 'quest', string>>;
  unused(actions: number): string;
  walk(steps: number): string;
  roll(dice: number): string;
  walkTo(
    steps: number,
    inReach: readonly Pick<Foe, 'name' | 'count'>[],
    danger: string | undefined,
    town: string,
  ): string;
  here(attacks: number, expected: number, knockOut: number): string;
  /** In one line above the question: what the monsters would do. */
  warns(isThere: boolean, attacks: number, expected: number): string;
  knockOut(part: number): string;
  /** The game is about to be lost. */
  doom(stop: number, foes: readonly Foe[]): string;
  doomByKnockOut(hero: string): string;
  readonly youLose: string;
  /** Of a card that the roll has no need of. */
  readonly notNeeded: string;
  /** Of a card that is offered: whom it can be aimed at. */
  aimed(foes: readonly Foe[]): string;
  useDoubt(card: string, foe: Foe): { question: string; why: string; yes: string; no: string };
  /** Why a hint advises it: each a sentence. */
  readonly advice: AdviceWords;
  /** Of a card that waits for one's turn, while dice lie there. */
  readonly notInRoll: string;
  endDoubt(
    left: number,
    actions: readonly string[],
  ): {
    question: string;
    why: string;
    yes: string;
    no: string;
  };
  attackDoubt(
    monster: string,
    odds: string,
    dice: number,
  ): {
    question: string;
    why: string;
    yes: string;
    no: string;
  };
  questDoubt(card: string, quest: string): { question: string; why: string; yes: string; no: string };
  readonly gives: Readonly<
    Record<'remove' | 'gold' | 'mana' | 'give' | 'throw' | 'pay', (n: number) => string>
  >;
  /** When a card can be used, where it cannot be now. */
  readonly moments: Readonly<Record<Moment, string>>;
  readonly toCome: string;
  readonly now: string;
  readonly actionsLeft: (count: number) => string;
  readonly nothingToCome: string;
  /** The monsters' turn. */
  readonly turn: string;
  attackOf(now: number, of: number): string;
  readonly misses: string;
  /** Of an attack of which nothing is left: what armour and cards have kept off. */
  stopped(armour: number, prevented: number): string;
  readonly coins: string;
  houses(count: number): string;
  questWon(hero: string): string;
  /** Under the title, when the town falls. */
  readonly fallOf: string;
  attacksToCome(count: number): string;
  readonly marching: string;
  readonly arriving: string;
  readonly done: string;
  hurt(hero: string, from: number, to: number): string;
  lost(pieces: number, from: number, to: number): string;
  knockedOutTwo(hero: string): string;
  newMonsters(count: number): string;
  readonly quietTurn: string;
  readonly next: string;
  risk(hero: string): string;
  piecesInReach(count: number): string;
  goOn(hero: string, actions: number): string;
  readonly restWords: string;
}

interface AdviceWords {
  saves(pieces: number): string;
  savesElsewhere(pieces: number): string;
  shootFrom(foes: readonly string[]): string;
  readonly shootElsewhere: string;
  safer(before: number, after: number): string;
  saferElsewhere(before: number, after: number): string;
  readonly closer: string;
  kill(foe: Foe, chance: number): string;
  /** One that would enter next turn. */
  enters(foe: Foe): string;
  hits(foes: readonly Foe[]): string;
  readonly mend: string;
  readonly focus: string;
  readonly prepare: string;
  practice(short: number): string;
  readonly end: string;
  readonly endEarly: string;
  readonly quest: string;
  holds(foe: Foe): string;
  readonly holdsNobody: string;
  readonly killsWith: string;
  raises(chance: number): string;
  readonly diesAnyway: string;
  readonly saveCards: string;
  readonly keepsUp: string;
  lessDamage(taken: number, left: number): string;
  readonly smallDamage: string;
  readonly upgrade: string;
  readonly bury: string;
  readonly keep: string;
  readonly noMatter: string;
}
