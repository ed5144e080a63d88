import { type Die, Random } from './chance.ts';
import { Fault } from './fault.ts';
import { mix } from './json.ts';
import { type Ask, type Option, PASS, type Pick, type Prompt, type Question, type Seat } from './prompt.ts';
import type { Told } from './told.ts';

/** Which of the open prompts was answered, and how. */
export interface Reply {
  readonly prompt: number;
  readonly pick: Pick;
}

/** Rules as straight-line code: yields the prompts that are open, goes on with the reply to one of them. */
export type Flow<T = void> = Generator<readonly Prompt[], T, Reply>;

/** What the kernel itself tells. */
export type KernelTold =
  /** Only one answer was legal, so the kernel gave it. */
  | (Told & {
      readonly kind: 'auto';
      readonly seat: Seat;
      readonly question: string;
      readonly option: string;
    })
  /** After a change of the rules, answers no longer fit their question and were dropped. */
  | (Told & { readonly kind: 'asked-anew'; readonly questions: readonly string[]; readonly dropped: number });

/** A line of the log. What only some may see stands beside what the others see instead. */
export interface Line<E extends Told = Told> {
  readonly event: E | KernelTold;
  readonly only?: readonly Seat[];
  readonly instead?: E;
}

/** Something that left the table's secrecy: undo stops there. */
export type Barrier = 'roll' | 'draw' | 'reveal';

/** Thrown through all flows when the game ends in the middle of one. */
export const GAME_OVER = Symbol('game over');

/** What an offered option does: a flow, or something done at once that asks nothing. */
export type Reaction = (() => Flow) | (() => void);

const PASS_OPTION: Option<Reaction> = { id: PASS, value: () => {} };

interface Branch<T> {
  readonly flow: Flow<T>;
  random: Random;
  open: readonly Prompt[];
  result: T | undefined;
}

/** What rules code holds in its hands: the state, the players, chance and the log. */
export class Table<State, Event extends Told = Told> {
  state: State;
  random: Random;
  /** The players roll their own dice: every roll is a prompt. */
  ownDice: boolean;
  log: Line<Event>[] = [];
  /** How many lines were told before `log` begins. */
  logStart = 0;
  /** Seats that let every offer pass until a boundary. */
  passes: Record<Seat, string> = {};
  barrier: Barrier | undefined;
  private together = 0;
  private branches: Branch<unknown>[] = [];

  constructor(state: State, random: Random, ownDice = false) {
    this.state = state;
    this.random = random;
    this.ownDice = ownDice;
  }

  // ── Asking ────────────────────────────────────────────────────────────────────────────────────────────

  /** One of the options. Where only one is open, it is taken and told, unless the question must be confirmed. */
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
    if (open === 1 && !question.confirm) {
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
    if (min === open.length && !question.confirm) {
      for (const option of open) this.tellAuto(seat, question, option.id);
      return open.map((option) => option.value);
    }
    if (most === 0) return [];
    const reply = yield [this.prompt(seat, question, 'many', options, min, most)];
    return (reply.pick as readonly number[]).map((i) => (options[i] as Option<T>).value);
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
    if (most === 0) return [];
    const onlyOneWay = min === room || (open.length === 1 && min === most);
    if (onlyOneWay && !question.confirm) {
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
  *all<T>(seats: readonly Seat[], flow: (seat: Seat) => Flow<T>): Flow<T[]> {
    const branches = seats.map((seat): Branch<T> => {
      return { flow: flow(seat), random: this.random.split(), open: [], result: undefined };
    });
    this.branches = [...this.branches, ...branches];
    for (const branch of branches) this.advance(branch);
    for (;;) {
      const open: Prompt[] = [];
      for (const branch of branches) open.push(...branch.open);
      if (open.length === 0) break;
      const reply = yield open;
      let index = reply.prompt;
      for (const branch of branches) {
        if (index < branch.open.length) {
          this.advance(branch, { prompt: index, pick: reply.pick });
          break;
        }
        index -= branch.open.length;
      }
    }
    this.branches = this.branches.filter((branch) => !branches.includes(branch as Branch<T>));
    return branches.map((branch) => branch.result as T);
  }

  /**
   * One of the seats decides, whichever answers first. The game goes on with that answer alone; whoever else
   * may still decide is asked anew.
   */
  *anyone<T>(
    seats: readonly Seat[],
    question: Question,
    options: (seat: Seat) => readonly Option<T>[],
  ): Flow<{ readonly seat: Seat; readonly value: T }> {
    const prompts = seats.map((seat) => this.prompt(seat, question, 'one', options(seat), 1, 1));
    const reply = yield prompts;
    const { seat, options: asked } = prompts[reply.prompt] as Prompt;
    return { seat, value: (asked[reply.pick as number] as Option<T>).value };
  }

  private advance<T>(branch: Branch<T>, reply?: Reply): void {
    const outer = this.random;
    this.random = branch.random;
    this.together++;
    try {
      const next = reply ? branch.flow.next(reply) : branch.flow.next(undefined as never);
      branch.open = next.done ? [] : next.value;
      if (next.done) branch.result = next.value;
    } finally {
      branch.random = this.random;
      this.random = outer;
      this.together--;
    }
  }

  /**
   * A window in which any of the seats may react or pass. Only seats with an open reaction are asked; after
   * a reaction, those that have something new to say are asked again. `until` names the boundaries (see
   * `lift`) up to which a seat may pass once and for all.
   */
  *offer(
    question: Question,
    seats: readonly Seat[],
    reactions: (seat: Seat) => readonly Option<Reaction>[],
    until?: readonly string[],
  ): Flow {
    const asked: Question = { ...question, quiet: PASS };
    const passed: Record<Seat, string> = {};
    for (;;) {
      const prompts: Prompt[] = [];
      const offered: string[] = [];
      for (const seat of seats) {
        if (this.passes[seat] !== undefined) continue;
        const options = reactions(seat);
        let hand = '';
        for (const option of options) if (!option.closed) hand += `${option.id} `;
        if (hand === '' || passed[seat] === hand) continue;
        prompts.push(this.prompt(seat, asked, 'one', [...options, PASS_OPTION], 1, 1, until));
        offered.push(hand);
      }
      if (prompts.length === 0) return;
      const reply = yield prompts;
      const prompt = prompts[reply.prompt] as Prompt;
      const index = reply.pick as number;
      if (index < 0) {
        this.passes[prompt.seat] = until?.[-1 - index] as string;
        continue;
      }
      const option = prompt.options[index] as Option<Reaction>;
      if (option === PASS_OPTION) passed[prompt.seat] = offered[reply.prompt] as string;
      const flow = option.value();
      if (flow) yield* flow;
    }
  }

  /** The boundary is reached: seats that passed until it are asked again. */
  lift(boundary: string): void {
    for (const seat of Object.keys(this.passes)) {
      if (this.passes[Number(seat)] === boundary) delete this.passes[Number(seat)];
    }
  }

  private prompt(
    seat: Seat,
    question: Question,
    ask: Ask,
    options: readonly Option[],
    min: number,
    max: number,
    until?: readonly string[],
  ): Prompt {
    const prompt: { -readonly [K in keyof Prompt]: Prompt[K] } = { seat, question, ask, options, min, max };
    if (until) prompt.until = until;
    if (this.together > 0) prompt.together = true;
    return prompt;
  }

  // ── Chance ────────────────────────────────────────────────────────────────────────────────────────────

  /** Rolls by the seeded stream, or asks the seat for what its own dice show. */
  *roll<F extends string>(seat: Seat, die: Die<F>, count: number, rule: string): Flow<F[]> {
    this.barrier = 'roll';
    const faces: F[] = [];
    // The stream moves on also where the players roll, so that both ways go on alike afterwards.
    for (let i = 0; i < count; i++) faces.push(die.faces[this.random.below(die.faces.length)] as F);
    if (!this.ownDice || count === 0) return faces;
    const sides = [...new Set(die.faces)].map((face) => ({ id: face, value: face }));
    const question = { id: 'roll', rule, data: { die: die.id, count } };
    const reply = yield [this.prompt(seat, question, 'dice', sides, count, count)];
    return (reply.pick as readonly number[]).map((i) => (sides[i] as { value: F }).value);
  }

  /** Shuffles in place. Nobody learns anything by it, so it is no barrier. */
  shuffle(cards: unknown[]): void {
    this.random.shuffle(cards);
  }

  /** Takes the top card, the last of the pile; undefined where it is empty. */
  draw<C>(pile: C[]): C | undefined {
    const card = pile.pop();
    if (card !== undefined) this.barrier = 'draw';
    return card;
  }

  /** Something hidden was shown by other means than a roll or a draw. */
  reveal(): void {
    this.barrier = 'reveal';
  }

  /** All chance from here on comes from a new seed, also in flows that run side by side. */
  reseed(seed: number): void {
    this.random = Random.fromSeed(seed);
    this.branches.forEach((branch, i) => {
      branch.random = Random.fromSeed(mix(seed + i + 1));
    });
  }

  // ── Telling ───────────────────────────────────────────────────────────────────────────────────────────

  /** Writes to the log; gives the event's number, to be named as the cause of others. */
  tell(event: Event): number {
    this.log.push({ event });
    return this.logStart + this.log.length - 1;
  }

  /** Writes what only these seats may read; the others read `instead`, or nothing. */
  tellOnly(only: readonly Seat[], event: Event, instead?: Event): number {
    this.log.push(instead ? { event, only, instead } : { event, only });
    return this.logStart + this.log.length - 1;
  }

  private tellAuto(seat: Seat, question: Question, option: string): void {
    const event: KernelTold = { kind: 'auto', rule: question.rule, seat, question: question.id, option };
    // What is chosen at the same time is not shown before all have chosen.
    this.log.push(question.secret || this.together > 0 ? { event, only: [seat] } : { event });
  }

  /** The game ends here and now: nothing after this line is carried out. `outcome` must say how. */
  gameOver(): never {
    throw GAME_OVER;
  }
}

function emptyPrompt(question: Question): Fault {
  return new Fault(`An empty prompt: "${question.id}" (${question.rule}) has too few open options.`);
}
