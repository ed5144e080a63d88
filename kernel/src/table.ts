import { type Die, Random, type Seed } from './chance.ts';
import type { Flow } from './flow.ts';
import { mix } from './json.ts';
import { notInDeck } from './picks.ts';
import {
  type Ask,
  type DiceAsked,
  type How,
  isSecret,
  type Option,
  type Prompt,
  type Question,
  type Seat,
} from './prompt.ts';
import type { KernelTold, Line, Told } from './told.ts';
import { type Barrier, emptyPrompt, type OfferTerms, type Reaction, Windows } from './windows.ts';

/** Thrown through all flows when the game ends in the middle of one. */
export const GAME_OVER = Symbol('game over');

/** Whose dice or cards are their own: everybody's, nobody's, or those of some seats. */
export type Owners = boolean | readonly Seat[];

const owns = (owners: Owners, seat: Seat): boolean =>
  typeof owners === 'boolean' ? owners : owners.includes(seat);

/** Dice of one kind to be rolled. */
export interface Dice<F extends string = string> {
  readonly die: Die<F>;
  readonly count: number;
}

/** Whose roll or draw it is where a seat leads several figures, and whether others may know what came. */
export type ChanceTerms = Pick<Question, 'figure' | 'secret'>;

/**
 * `unseen` are cards of the same deck that others hold in closed hands: whoever draws from a deck of their own is asked
 * as if these could come too, so that the list does not tell what they hold. To name one of them is refused.
 */
export interface DrawTerms extends ChanceTerms {
  readonly unseen?: readonly string[];
}

/** What rules code holds in its hands: the state, the players, chance and the log. */
export class Table<State, Event extends Told = Told> {
  state: State;
  random: Random;
  /** Who rolls real dice: each roll of theirs is a prompt. */
  ownDice: Owners;
  /** Who draws from real decks: each draw of theirs is a prompt. */
  ownCards: Owners;
  log: Line<Event>[] = [];
  /** How many lines were told before `log` begins. */
  logStart = 0;
  /** Seats that let every offer pass until a boundary. */
  passes: Record<Seat, string> = {};
  barrier: Barrier | undefined;
  /** Words that were shown to all since the last answer of a run. */
  shown: readonly string[] = [];
  /** How often something hidden came to light, or an offer may have told what a seat holds. */
  uncovered = 0;
  readonly windows: Windows;

  constructor(state: State, random: Random, ownDice: Owners = false, ownCards: Owners = false) {
    this.state = state;
    this.random = random;
    this.ownDice = ownDice;
    this.ownCards = ownCards;
    this.windows = new Windows(this);
  }

  // ── Asking ────────────────────────────────────────────────────────────────────────────────────────────

  /** One of the options. Where only one is open, it is taken and told, unless the question is secret or confirmed. */
  *choose<T>(seat: Seat, question: Question, options: readonly Option<T>[]): Flow<T> {
    let open = 0;
    let last = 0;
    for (let i = 0; i < options.length; i++) {
      if (!(options[i] as Option<T>).closed) {
        open++;
        last = i;
      }
    }
    if (open === 0) throw emptyPrompt(question);
    if (open === 1 && !isAskedAnyway(question)) {
      const only = options[last] as Option<T>;
      this.tellAuto(seat, question, only.id);
      return only.value;
    }
    const reply = yield [this.prompt(seat, question, 'one', options, 1, 1)];
    return (options[reply.pick as number] as Option<T>).value;
  }

  /** From `min` to `max` of the options, each once. */
  *chooseMany<T>(
    seat: Seat,
    question: Question,
    options: readonly Option<T>[],
    { min, max }: { readonly min: number; readonly max: number },
  ): Flow<T[]> {
    const open = options.filter((option) => !option.closed);
    const most = Math.min(max, open.length);
    if (min > most) throw emptyPrompt(question);
    if (most === 0 && this.isPassedOver(seat, question)) return [];
    if (min === open.length && !isAskedAnyway(question)) {
      for (const option of open) this.tellAuto(seat, question, option.id);
      return open.map((option) => option.value);
    }
    const reply = yield [this.prompt(seat, question, 'many', options, min, most)];
    return (reply.pick as readonly number[]).map((i) => (options[i] as Option<T>).value);
  }

  /** Whether nothing is asked where nothing can be chosen: what is secret is asked, so that nobody learns of it. */
  private isPassedOver(seat: Seat, question: Question): boolean {
    if (!isSecret(question)) return true;
    if (isAskedAnyway(question)) return false;
    this.windows.noteSecret(seat);
    return true;
  }

  /** How much of each option, in one prompt: each up to its `most`, `min` to `max` in all. */
  *chooseAmounts<T>(
    seat: Seat,
    question: Question,
    options: readonly Option<T>[],
    { min, max }: { readonly min: number; readonly max: number },
  ): Flow<{ readonly value: T; readonly amount: number }[]> {
    const open = options.filter((option) => !option.closed && option.most !== 0);
    const room = open.reduce((sum, option) => sum + (option.most ?? max), 0);
    const most = Math.min(max, room);
    if (min > most) throw emptyPrompt(question);
    if (most === 0 && this.isPassedOver(seat, question)) return [];
    const onlyOneWay = min === room || (open.length === 1 && min === most);
    if (onlyOneWay && !isAskedAnyway(question)) {
      for (const option of open) this.tellAuto(seat, question, option.id);
      return open.map((option) => ({ value: option.value, amount: Math.min(option.most ?? max, min) }));
    }
    const reply = yield [this.prompt(seat, question, 'amounts', options, min, most)];
    return (reply.pick as readonly number[]).flatMap((amount, i) =>
      amount > 0 ? [{ value: (options[i] as Option<T>).value, amount }] : [],
    );
  }

  /**
   * Several seats decide at the same time, each in a flow and with a stream of chance of its own, so that
   * the order in which people answer changes nothing.
   */
  all<T>(seats: readonly Seat[], flow: (seat: Seat) => Flow<T>): Flow<T[]> {
    return this.windows.all(seats, flow, (seat) => seat);
  }

  /** The same for figures, of which a seat may lead several; each question must name its figure. */
  allFigures<W, T>(
    figures: readonly W[],
    seatOf: (figure: W) => Seat,
    flow: (figure: W) => Flow<T>,
  ): Flow<T[]> {
    return this.windows.all(figures, flow, seatOf);
  }

  /**
   * One of the seats decides, whichever answers first. The game goes on with that answer alone; whoever else
   * may still decide is asked anew.
   */
  anyone<T>(
    seats: readonly Seat[],
    question: Question,
    options: (seat: Seat) => readonly Option<T>[],
  ): Flow<{ readonly seat: Seat; readonly value: T }> {
    return this.windows.anyone(seats, question, options);
  }

  /**
   * A window in which any of the seats may react or pass. Only seats with an open reaction are asked, unless the
   * terms say otherwise; after a reaction, those that have something new to say are asked again.
   */
  offer(
    question: Question,
    seats: readonly Seat[],
    reactions: (seat: Seat) => readonly Option<Reaction>[],
    terms: OfferTerms | readonly string[] = {},
  ): Flow {
    return this.windows.offer(question, seats, reactions, isList(terms) ? { until: terms } : terms);
  }

  /** The boundary is reached: seats that passed until it are asked again. */
  lift(boundary: string): void {
    for (const seat of Object.keys(this.passes)) {
      if (this.passes[Number(seat)] === boundary) delete this.passes[Number(seat)];
    }
  }

  /** All prompts are made here, in one shape. */
  prompt(
    seat: Seat,
    question: Question,
    ask: Ask,
    options: readonly Option[],
    min: number,
    max: number,
    how: How = 'one',
    window = 0,
    until?: readonly string[],
    dice?: readonly DiceAsked[],
  ): Prompt {
    const { windows } = this;
    return {
      seat,
      question,
      ask,
      options,
      min,
      max,
      how: windows.howFor(how),
      window: windows.windowFor(window),
      until,
      dice,
    };
  }

  // ── Chance ────────────────────────────────────────────────────────────────────────────────────────────

  /** Rolls dice of one kind by the seeded stream, or asks the seat for what its own dice show. */
  *roll<F extends string>(
    seat: Seat,
    die: Die<F>,
    count: number,
    rule: string,
    terms?: ChanceTerms,
  ): Flow<F[]> {
    const isOwn = owns(this.ownDice, seat);
    const faces = this.rollOne(die, count, isOwn ? undefined : this.secretChance(seat, terms));
    if (count === 0) return faces;
    if (!isOwn) return this.afterRoll(faces);
    const sides = sidesOf(die);
    const question = { id: 'roll', rule, data: { die: die.id, count }, ...terms };
    const reply = yield [this.prompt(seat, question, 'dice', sides, count, count)];
    return this.afterRoll((reply.pick as readonly number[]).map((i) => (sides[i] as Option<F>).value));
  }

  /** Rolls dice of several kinds together: one prompt where they are the seat's own. */
  *rollAll<F extends string>(
    seat: Seat,
    dice: readonly Dice<F>[],
    rule: string,
    terms?: ChanceTerms,
  ): Flow<F[][]> {
    const isOwn = owns(this.ownDice, seat);
    const chance = isOwn ? undefined : this.secretChance(seat, terms);
    const rolled = dice.map(({ die, count }) => this.rollOne(die, count, chance));
    const count = dice.reduce((sum, kind) => sum + kind.count, 0);
    if (count === 0) return rolled;
    if (!isOwn) return this.afterRoll(rolled);
    const sides: Option<F>[] = [];
    const kinds = merged(dice).map(({ die, count: of }): DiceAsked => {
      const first = sides.length;
      const own = sidesOf(die).map((side) => ({ ...side, id: `${die.id}:${side.id}` }));
      sides.push(...own);
      return { die: die.id, count: of, first, faces: own.length };
    });
    const data = { dice: kinds.map(({ die, count: of }) => ({ die, count: of })), count };
    const question = { id: 'roll', rule, data, ...terms };
    const reply = yield [
      this.prompt(seat, question, 'dice', sides, count, count, 'one', 0, undefined, kinds),
    ];
    const faces = (reply.pick as readonly number[]).map((i) => (sides[i] as Option<F>).value);
    const byDie = new Map(kinds.map(({ die, count: of }) => [die, faces.splice(0, of)]));
    this.barrier = 'roll';
    return dice.map(({ die, count: of }) => byDie.get(die.id)?.splice(0, of) ?? []);
  }

  /**
   * The stream moves on also where the players roll, or a fork rolls otherwise, so that all ways go on alike
   * afterwards.
   */
  private rollOne<F extends string>(die: Die<F>, count: number, chance?: Random): F[] {
    const faces: F[] = [];
    const sides = die.faces.length;
    for (let i = 0; i < count; i++) {
      const side = this.random.below(sides);
      faces.push(die.faces[chance ? chance.below(sides) : side] as F);
    }
    return faces;
  }

  /** The dice have fallen. */
  private afterRoll<T>(rolled: T): T {
    this.barrier = 'roll';
    return rolled;
  }

  /** Where others must not know what the hall rolls or draws for a seat: in their forks it comes from here. */
  private secretChance(seat: Seat, terms: ChanceTerms | undefined): Random | undefined {
    const { secret } = terms ?? {};
    return secret === undefined || secret === false ? undefined : this.windows.inSecret(seat);
  }

  /** Shuffles in place. Nobody learns anything by it, so it is no barrier. */
  shuffle(cards: unknown[]): void {
    this.random.shuffle(cards);
  }

  /** Takes the top card, the last of the pile; undefined where it is empty. */
  draw<C>(pile: C[]): C | undefined {
    this.windows.beforeDraw(pile, 1);
    const card = pile.pop();
    if (card !== undefined) this.bringToLight('draw');
    return card;
  }

  /**
   * Draws up to so many cards from the top of a pile, or asks the seat what it drew from its own deck: any cards that
   * are still in the pile.
   */
  *drawCards<C extends string>(
    seat: Seat,
    pile: C[],
    count: number,
    rule: string,
    terms?: DrawTerms,
  ): Flow<C[]> {
    const drawn = Math.min(count, pile.length);
    if (drawn === 0) return [];
    if (owns(this.ownCards, seat)) {
      const named = yield* this.askCards(seat, countsOf(pile), drawn, rule, terms);
      mustHave(countsOf(pile), named);
      for (const card of named) pile.splice(pile.lastIndexOf(card as C), 1);
      pile.push(...(named as C[]).reverse());
    } else {
      this.secretChance(seat, terms)?.shuffle(pile);
      this.windows.beforeDraw(pile, drawn);
    }
    this.bringToLight('draw');
    return pile.splice(pile.length - drawn, drawn).reverse();
  }

  /** Draws up to so many cards from a deck that is kept as counts, and takes them out of it. */
  *drawCounted(
    seat: Seat,
    deck: Record<string, number>,
    count: number,
    rule: string,
    terms?: DrawTerms,
  ): Flow<string[]> {
    const size = Object.values(deck).reduce((sum, n) => sum + n, 0);
    const drawn = Math.min(count, size);
    if (drawn === 0) return [];
    const isOwn = owns(this.ownCards, seat);
    const chance = isOwn ? undefined : this.secretChance(seat, terms);
    const cards: string[] = [];
    // Their order must not decide which card comes.
    const names = Object.keys(deck).sort();
    for (let left = size; left > size - drawn; left--) {
      const next = this.random.below(left);
      let index = chance ? chance.below(left) : next;
      const card = names.find((name) => {
        index -= (deck[name] ?? 0) - cards.filter((other) => other === name).length;
        return index < 0;
      });
      if (card !== undefined) cards.push(card);
    }
    const named = isOwn
      ? yield* this.askCards(seat, Object.entries(deck), drawn, rule, terms)
      : this.windows.drawnFrom(deck, cards);
    if (isOwn) mustHave(new Map(Object.entries(deck)), named);
    for (const card of named) deck[card] = (deck[card] ?? 0) - 1;
    this.bringToLight('draw');
    return named;
  }

  private *askCards(
    seat: Seat,
    deck: Iterable<readonly [card: string, count: number]>,
    count: number,
    rule: string,
    { unseen = [], ...terms }: DrawTerms = {},
  ): Flow<string[]> {
    const counts = new Map(deck);
    const hidden = countsOf(unseen);
    const cards = [...new Set([...counts.keys(), ...hidden.keys()])]
      .sort((a, b) => (a < b ? -1 : 1))
      .map((id) => ({ id, value: id, often: (counts.get(id) ?? 0) + (hidden.get(id) ?? 0) }))
      .filter(({ often }) => often > 0)
      .map((card) => ({ ...card, most: card.often }));
    const supply = unseen.length > 0 ? cards.map(({ id }) => counts.get(id) ?? 0) : undefined;
    const question = { id: 'draw', rule, data: { count }, ...terms };
    const prompt = this.prompt(seat, question, 'cards', cards, count, count);
    const reply = yield [supply ? { ...prompt, supply } : prompt];
    return (reply.pick as readonly number[]).map((i) => (cards[i] as Option<string>).value);
  }

  /**
   * Something hidden was shown by other means than a roll or a draw. Where seats are named, everybody knows from here on
   * what these rolled, drew and answered in secret since the step began. Words, as the names of cards, are what was shown
   * to all and may be hidden again at once, as by shuffling it back.
   */
  reveal(seats: readonly Seat[] = [], words: readonly string[] = []): void {
    this.bringToLight('reveal');
    if (words.length > 0) this.shown = [...this.shown, ...words];
    if (seats.length > 0) this.windows.layOpen(seats);
  }

  private bringToLight(how: Barrier): void {
    this.barrier = how;
    this.uncovered++;
  }

  /** All chance from here on comes from a new seed: in flows that run side by side too, or only in one seat's. */
  reseed(seed: Seed, seat?: Seat): void {
    const random = Random.fromSeed(seed);
    if (seat === undefined) this.random = random.copy();
    this.windows.reseed(
      (i) => (typeof seed === 'number' ? Random.fromSeed(mix(seed + i + 1)) : Random.fromSeed(random.seed())),
      seat,
    );
  }

  // ── Telling ───────────────────────────────────────────────────────────────────────────────────────────

  /** Writes to the log. */
  tell(event: Event): void {
    this.log.push({ event });
  }

  /** Writes what only these seats may read; the others read `instead`, or nothing. */
  tellOnly(only: readonly Seat[], event: Event, instead?: Event): void {
    this.log.push(instead ? { event, only, instead } : { event, only });
  }

  private tellAuto(seat: Seat, question: Question, option: string): void {
    const event: KernelTold = { kind: 'auto', rule: question.rule, seat, question: question.id, option };
    if (isSecret(question)) this.windows.noteSecret(seat);
    // Simultaneous choices stay hidden until all are in, but for open ones.
    const isHidden = isSecret(question) || (this.windows.isTogether && !question.open);
    this.log.push(isHidden ? { event, only: [seat] } : { event });
  }

  /** The game ends here and now: nothing after this line is carried out. `outcome` must say how. */
  gameOver(): never {
    throw GAME_OVER;
  }
}

/** Whether a question is asked where there is nothing to choose: who is not asked would tell that. */
const isAskedAnyway = (question: Question): boolean => question.confirm ?? isSecret(question);

const isList = (terms: OfferTerms | readonly string[]): terms is readonly string[] => Array.isArray(terms);

/** Dice of the same kind together, as somebody rolls them. */
function merged<F extends string>(dice: readonly Dice<F>[]): Dice<F>[] {
  const counts = new Map<string, Dice<F>>();
  for (const { die, count } of dice)
    counts.set(die.id, { die, count: count + (counts.get(die.id)?.count ?? 0) });
  return [...counts.values()];
}

const sides = new WeakMap<readonly string[], readonly Option<string>[]>();

/** The different faces of a die, each with how often it is there. */
function sidesOf<F extends string>({ faces }: Die<F>): readonly Option<F>[] {
  let found = sides.get(faces) as readonly Option<F>[] | undefined;
  if (!found) {
    const often = (face: F): number => faces.filter((other) => other === face).length;
    found = [...new Set(faces)].map((face) => ({ id: face, value: face, often: often(face) }));
    sides.set(faces, found);
  }
  return found;
}

/** Cards that were asked for may have gone meanwhile, where two draw from one deck at the same time. */
function mustHave(deck: ReadonlyMap<string, number>, named: readonly string[]): void {
  for (const [card, count] of countsOf(named))
    if ((deck.get(card) ?? 0) < count) throw notInDeck('draw', card);
}

function countsOf(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}
