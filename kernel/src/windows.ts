import type { Random } from './chance.ts';
import type { Draws } from './draws.ts';
import { Fault } from './fault.ts';
import type { Flow, Reply } from './flow.ts';
import { type Ask, type How, type Option, PASS, type Prompt, type Question, type Seat } from './prompt.ts';

/** Something that left the table's secrecy: undo stops there. */
export type Barrier = 'roll' | 'draw' | 'reveal';

/** What an offered option does: a flow, or something done at once that asks nothing. */
export type Reaction = (() => Flow) | (() => void);

const PASS_OPTION: Option<Reaction> = { id: PASS, value: () => {} };

export function emptyPrompt(question: Question): Fault {
  return new Fault(`An empty prompt: "${question.id}" (${question.rule}) has too few open options.`);
}

export interface OfferTerms {
  /** Boundaries up to which a seat may pass once and for all (see `lift`). */
  readonly until?: readonly string[];
  /**
   * Seats that might react, judged by what everybody sees. They are asked whether they can react or not, so that
   * being asked gives no hidden card away.
   */
  readonly might?: (seat: Seat) => boolean;
  /** Being asked may tell that a seat holds something: the table accepts that, and asks less. */
  readonly telling?: boolean;
}

/** What the kernel answered, rolled or drew for a seat, and nobody else may know. */
export interface SecretAuto {
  readonly seat: Seat;
  readonly window: number;
  /** How often something of the step was laid open before it. */
  readonly laidOpen: number;
}

/** What windows need of the table. */
interface Asking {
  random: Random;
  passes: Record<Seat, string>;
  uncovered: number;
  barrier: Barrier | undefined;
  prompt(
    seat: Seat,
    question: Question,
    ask: Ask,
    options: readonly Option[],
    min: number,
    max: number,
    how: How,
    window: number,
    until?: readonly string[],
  ): Prompt;
}

interface Branch<T> {
  readonly seat: Seat;
  readonly flow: Flow<T>;
  random: Random;
  /** In a fork: its chance is a guess, which no reseed of the true game touches. */
  readonly isGuessed: boolean;
  open: readonly Prompt[];
  result: T | undefined;
  /** Something was rolled, drawn or answered in it. */
  isUnderWay: boolean;
}

const NO_BRANCHES: readonly Branch<unknown>[] = [];

/**
 * Where several seats are asked at once. Each time prompts are made for several seats a *window* opens, numbered
 * within the step. A fork for one seat deals anew, at the window that is open now, what that seat cannot see: up to
 * there the step ran as it did, from there on the others hold other cards and throw other dice.
 */
export class Windows {
  /** In a fork: what is drawn in a branch is looked at, or put in order, before it is drawn. */
  draws: Draws | undefined;
  /** In a fork that looks at one branch alone: whether a seat takes part in a window. */
  takesPart: ((seat: Seat, window: number) => boolean) | undefined;
  /** Called when a window opens. */
  onOpen: ((window: number) => void) | undefined;
  /** In a fork: whose stream of chance the branch of another seat goes on with. */
  streamOf: ((seat: Seat, window: number) => Random | undefined) | undefined;
  /** In a fork: what a secret roll or draw of another seat, outside any branch, comes from. */
  secretStreamOf: ((seat: Seat) => Random | undefined) | undefined;
  /** Those of this step. */
  secretAutos: SecretAuto[] = [];
  /** How often something of this step was laid open, and by seat when it was for the last time. */
  laidOpen = 0;
  private readonly openSince = new Map<Seat, number>();
  private readonly table: Asking;
  private opened = 0;
  /** The window of the running `all`; 0: none is running. */
  private together = 0;
  private branches: readonly Branch<unknown>[] = NO_BRANCHES;
  /** Whose branch is running. */
  private acting: Seat | undefined;
  /** Whether branches were left out: the window never closes. */
  isWaiting = false;

  constructor(table: Asking) {
    this.table = table;
  }

  /** A step begins. */
  restart(): void {
    if (this.secretAutos.length > 0) this.secretAutos = [];
    if (this.laidOpen > 0) this.openSince.clear();
    this.laidOpen = 0;
    this.opened = 0;
    this.together = 0;
    this.acting = undefined;
    this.isWaiting = false;
    if (this.branches.length > 0) this.branches = NO_BRANCHES;
  }

  /** Whether seats are choosing at the same time, so that nobody may learn yet what the others took. */
  get isTogether(): boolean {
    return this.together > 0;
  }

  /** Those of the branches of the running `all`. */
  get seats(): readonly Seat[] {
    return this.branches.map(({ seat }) => seat);
  }

  /** The window a prompt belongs to: inside `all` it is the window of that. */
  windowFor(own: number): number {
    return this.together || own;
  }

  /** Notes that the hall acts for a seat in secret. In a fork for another seat it gives the chance for that. */
  inSecret(seat: Seat): Random | undefined {
    this.noteSecret(seat);
    return this.together > 0 ? undefined : this.secretStreamOf?.(seat);
  }

  /** Notes what the kernel did for a seat, and nobody else may know. */
  noteSecret(seat: Seat): void {
    this.secretAutos.push({ seat, window: this.together, laidOpen: this.laidOpen });
  }

  /** All that these seats rolled, drew and answered in this step so far is known to everybody. */
  layOpen(seats: readonly Seat[]): void {
    this.laidOpen++;
    for (const seat of seats) this.openSince.set(seat, this.laidOpen);
  }

  /** Whether what a seat did, after so many times that something was laid open, lies open now. */
  isLaidOpen(seat: Seat, laidOpen: number): boolean {
    return laidOpen < (this.openSince.get(seat) ?? 0);
  }

  howFor(own: How): How {
    return this.together > 0 ? 'all' : own;
  }

  private open(): number {
    this.opened++;
    this.onOpen?.(this.opened);
    return this.opened;
  }

  /** All of them decide at the same time, each in a flow and with a stream of chance of its own. */
  *all<W, T>(whos: readonly W[], flow: (who: W) => Flow<T>, seatOf: (who: W) => Seat): Flow<T[]> {
    const window = this.windowFor(this.open());
    const branches = whos.map((who): Branch<T> => {
      const seat = seatOf(who);
      const random = this.table.random.split();
      const guessed = this.streamOf?.(seat, window);
      return {
        seat,
        flow: flow(who),
        random: guessed ?? random,
        isGuessed: guessed !== undefined,
        open: [],
        result: undefined,
        isUnderWay: false,
      };
    });
    this.branches = this.branches.length > 0 ? [...this.branches, ...branches] : branches;
    try {
      for (const branch of branches) {
        if (this.together === 0 && this.takesPart?.(branch.seat, window) === false) this.isWaiting = true;
        else this.advance(branch, window);
      }
      for (;;) {
        const open: Prompt[] = [];
        for (const branch of branches) for (const prompt of branch.open) open.push(prompt);
        if (open.length === 0 && !this.isWaiting) break;
        const reply = yield open;
        let index = reply.prompt;
        for (const branch of branches) {
          if (index < branch.open.length) {
            this.advance(branch, window, { prompt: index, pick: reply.pick });
            break;
          }
          index -= branch.open.length;
        }
      }
    } finally {
      // Another branch may have begun an `all` of its own meanwhile.
      this.branches =
        this.branches === branches
          ? NO_BRANCHES
          : this.branches.filter((branch) => !branches.some((own) => own === branch));
    }
    return branches.map((branch) => branch.result as T);
  }

  private advance<T>(branch: Branch<T>, window: number, reply?: Reply): void {
    const { table } = this;
    const { acting, together } = this;
    const outer = { random: table.random, barrier: table.barrier };
    table.random = branch.random;
    table.barrier = undefined;
    this.together = window;
    this.acting = branch.seat;
    try {
      const next = reply ? branch.flow.next(reply) : branch.flow.next(undefined as never);
      branch.open = next.done ? [] : next.value;
      if (next.done) branch.result = next.value;
    } finally {
      branch.random = table.random;
      branch.isUnderWay ||= reply !== undefined || table.barrier !== undefined;
      table.random = outer.random;
      table.barrier ??= outer.barrier;
      this.together = together;
      this.acting = acting;
    }
  }

  /** Whether seats choose at the same time, and the one asked here has rolled, drawn or answered something. */
  isUnderWay(prompt: Prompt): boolean {
    return this.branches.some((branch) => branch.isUnderWay && branch.open.includes(prompt));
  }

  /** One of the seats decides, whichever answers first. A seat that could choose nothing is not asked. */
  *anyone<T>(
    seats: readonly Seat[],
    question: Question,
    options: (seat: Seat) => readonly Option<T>[],
  ): Flow<{ readonly seat: Seat; readonly value: T }> {
    const window = this.open();
    const prompts: Prompt[] = [];
    for (const seat of seats) {
      const own = options(seat);
      if (own.some(({ closed }) => !closed))
        prompts.push(this.table.prompt(seat, question, 'one', own, 1, 1, 'anyone', window));
    }
    if (prompts.length === 0) throw emptyPrompt(question);
    const reply = yield prompts;
    const { seat, options: asked } = prompts[reply.prompt] as Prompt;
    return { seat, value: (asked[reply.pick as number] as Option<T>).value };
  }

  /** Any of the seats may react or pass; after a reaction, those that have something new to say are asked again. */
  *offer(
    question: Question,
    seats: readonly Seat[],
    reactions: (seat: Seat) => readonly Option<Reaction>[],
    { until, might, telling }: OfferTerms,
  ): Flow {
    let asked: Question | undefined;
    const { table } = this;
    /** What each seat could have done when it passed. */
    let passed: Record<Seat, string> = {};
    if (telling) table.uncovered++;
    for (;;) {
      const window = this.open();
      const prompts: Prompt[] = [];
      const offered: string[] = [];
      for (const seat of seats) {
        if (table.passes[seat] !== undefined) continue;
        const options = reactions(seat);
        let open = '';
        for (const option of options) if (!option.closed) open += `${option.id} `;
        const isAsked = might
          ? passed[seat] === undefined && might(seat)
          : open !== '' && passed[seat] !== open;
        if (!isAsked) continue;
        asked ??= { ...question, quiet: PASS };
        prompts.push(
          table.prompt(seat, asked, 'one', [...options, PASS_OPTION], 1, 1, 'offer', window, until),
        );
        offered.push(open);
      }
      if (prompts.length === 0) return;
      const reply = yield prompts;
      const prompt = prompts[reply.prompt] as Prompt;
      const index = reply.pick as number;
      if (index < 0) {
        table.passes[prompt.seat] = until?.[-1 - index] as string;
        continue;
      }
      const option = prompt.options[index] as Option<Reaction>;
      if (option === PASS_OPTION) passed[prompt.seat] = offered[reply.prompt] as string;
      // Whoever might react is asked again: who has something new to say is nobody's business.
      else if (might) passed = {};
      const flow = option.value();
      if (flow) yield* flow;
    }
  }

  /** Chance from here on comes from other streams: in all branches, or in those of one seat. */
  reseed(streamOf: (index: number) => Random, seat?: Seat): void {
    this.branches.forEach((branch, i) => {
      if (seat !== undefined && branch.seat !== seat) return;
      const random = streamOf(i);
      if (!branch.isGuessed || !this.streamOf) branch.random = random;
    });
  }

  /** A pile from which so many are drawn from the top. */
  beforeDraw(pile: unknown[], count: number): void {
    if (this.draws && this.acting !== undefined) this.draws.fromPile(this.acting, pile, count);
  }

  /** The cards that come from a deck of counts, if chance says these. */
  drawnFrom(deck: Readonly<Record<string, number>>, cards: string[]): string[] {
    if (!this.draws || this.acting === undefined) return cards;
    return this.draws.fromCounts(this.acting, deck, cards);
  }

  /** A fork has come to where it is: from here on nothing is guessed any more. */
  stopGuessing(): void {
    this.onOpen = undefined;
    this.draws = undefined;
    this.streamOf = undefined;
    this.secretStreamOf = undefined;
  }
}
