import { Random, type RandomState } from './chance.ts';
import { Refusal } from './fault.ts';
import { type Game, type Options, type Outcome, readOptions, type Viewer } from './game.ts';
import { type Entry, isReseed, type Milestone, unpack } from './journal.ts';
import { hashState, mix } from './json.ts';
import { type Answer, Play } from './play.ts';
import {
  type Choice,
  choice,
  fingerprint,
  type Prompt,
  pick,
  type Question,
  randomPick,
  type Seat,
} from './prompt.ts';
import { type Barrier, type KernelTold, type Line, Table } from './table.ts';
import type { Told } from './told.ts';

/** The state when a step began: with the answers since, all that is needed to stand there again. */
export interface Checkpoint<State = unknown> {
  readonly state: State;
  readonly random: RandomState;
  readonly passes: Readonly<Record<Seat, string>>;
  /** Lines told before it. */
  readonly log: number;
  /** The setup is not over yet. */
  readonly setup: boolean;
}

interface Step<State> extends Checkpoint<State> {
  /** Entries of the journal before it. */
  readonly at: number;
  readonly turn: string;
  hash?: string;
}

/** What an answer was about, and what it brought to light. */
interface Mark {
  /** Its place in the journal. */
  readonly at: number;
  readonly question: Question;
  readonly choice: Choice;
  readonly seat: Seat;
  barrier: Barrier | undefined;
}

/** A point to which undo can go back. */
export interface Undo {
  /** How many answers are taken back. */
  readonly answers: number;
  readonly seat: Seat;
  /** The question that will be open again, and the answer that is taken back. */
  readonly question: Question;
  readonly choice: Choice;
  /** What stands in the way: a roll or a reveal that came after. */
  readonly barrier?: Barrier;
}

export interface Settings {
  readonly seed: number;
  /** The players roll their own dice and tell what they show. */
  readonly ownDice: boolean;
  /** Whether undo may go back across rolls and reveals; chance is then seeded anew. */
  readonly freeUndo: boolean;
}

function hashOf(step: Step<unknown>): string {
  step.hash ??= hashState(step.state).toString(36);
  return step.hash;
}

/** Whose knowledge counts, and what decides all else. */
interface Guess {
  readonly seat: Seat;
  readonly random: Random;
}

/** What others chose at the same time the seat does not know: any choice of theirs will do. */
function giveAsKnown<S, E extends Told>(play: Play<S, E>, answer: Answer, { seat, random }: Guess): void {
  const index = play.prompts.findIndex((prompt) => prompt.seat === answer.seat);
  const prompt = play.prompts[index];
  if (answer.seat === seat || !prompt?.together) play.answer(answer);
  else play.reply(index, randomPick(prompt, random));
}

interface Undone {
  readonly at: number;
  readonly tail: readonly Entry[];
}

export type { Answer } from './play.ts';

/** The part of the journal that was played with an older version, or before this run was resumed. */
export interface Segment {
  readonly version: number;
  /** Where it begins: undefined for the setup. */
  readonly start?: Checkpoint;
  /** Packed; read only when somebody goes back that far. */
  readonly entries: string;
}

/** A game with memory: answers are checked and kept; it can be saved, undone, forked and replayed. */
export class Run<State = unknown, Event extends Told = Told> {
  readonly game: Game<State, Event>;
  readonly options: Options;
  readonly settings: Settings;
  /** Grows with every change, undo included: what two servers compare. */
  revision = 0;
  /** Segments before `entries` begin; the last one is continued by them. */
  past: readonly Segment[];
  private play: Play<State, Event>;
  private entered: Checkpoint<State>;
  private entries: Entry[] = [];
  private steps: Step<State>[] = [];
  private marks: Mark[] = [];
  private undone: Undone[] = [];
  private readonly memory: 'all' | 'last';

  private constructor(
    game: Game<State, Event>,
    options: Options,
    settings: Settings,
    past: readonly Segment[],
    memory: 'all' | 'last',
  ) {
    this.game = game;
    this.options = options;
    this.settings = settings;
    this.past = past;
    this.memory = memory;
    this.play = undefined as never;
    this.entered = undefined as never;
  }

  /** Opens a table. Throws a Refusal where an option is wrong. */
  static start<S, E extends Told>(
    game: Game<S, E>,
    options: Readonly<Record<string, unknown>>,
    settings: Partial<Settings> = {},
    memory: 'all' | 'last' = 'all',
  ): Run<S, E> {
    const read = readOptions(game as Game, options);
    const full = { seed: 1, ownDice: false, freeUndo: true, ...settings };
    const run = new Run(game, read, full, [{ version: game.version, entries: '' }], memory);
    run.enter(run.opening());
    return run;
  }

  /** Begins at a checkpoint: a save's, a case's. */
  static from<S, E extends Told>(
    game: Game<S, E>,
    options: Options,
    settings: Partial<Settings>,
    checkpoint: Checkpoint<S>,
    past?: readonly Segment[],
  ): Run<S, E> {
    const full = { seed: 1, ownDice: false, freeUndo: true, ...settings };
    const segments = past ?? [{ version: game.version, start: checkpoint, entries: '' }];
    const run = new Run(game, options, full, segments, 'all');
    run.enter(checkpoint);
    return run;
  }

  private opening(): Checkpoint<State> {
    const random = Random.fromSeed(this.settings.seed).state();
    return { state: this.game.begin(this.options), random, passes: {}, log: 0, setup: true };
  }

  // ── What everyone outside may see ─────────────────────────────────────────────────────────────────────

  get state(): State {
    return this.play.table.state;
  }

  get outcome(): Outcome | undefined {
    return this.play.outcome;
  }

  get prompts(): readonly Prompt[] {
    return this.play.prompts;
  }

  view(viewer: Viewer): unknown {
    return this.game.view(this.state, viewer);
  }

  /** What was told since line `from`, as the viewer may read it. Lines before this run's memory are not there. */
  told(viewer: Viewer = 'watcher', from = 0): (Event | KernelTold)[] {
    const { log, logStart } = this.play.table;
    const lines: (Event | KernelTold)[] = [];
    for (let i = Math.max(0, from - logStart); i < log.length; i++) {
      const line = log[i];
      if (!line) continue;
      if (!line.only || (viewer !== 'watcher' && line.only.includes(viewer))) lines.push(line.event);
      else if (line.instead) lines.push(line.instead);
    }
    return lines;
  }

  /** The lines since `from` as they were told, whoever may read them. */
  lines(from = 0): readonly Line<Event>[] {
    const { log, logStart } = this.play.table;
    return log.slice(Math.max(0, from - logStart));
  }

  /** How many lines were told in all. */
  get toldCount(): number {
    return this.play.table.logStart + this.play.table.log.length;
  }

  /** Lets the log say that answers were dropped, because the rules ask differently now. */
  tellAskedAnew(questions: readonly string[], dropped: number): void {
    const rule = this.prompts[0]?.question.rule ?? '';
    this.play.table.log.push({ event: { kind: 'asked-anew', rule, questions, dropped } });
  }

  // ── Answering ─────────────────────────────────────────────────────────────────────────────────────────

  /**
   * Answers the prompt that is open for the seat. A wrong answer throws a Refusal, a fault in the rules is
   * thrown on; either way the game stands as before.
   */
  answer(answer: Answer): void {
    const index = this.play.promptOf(answer.seat);
    const prompt = this.prompts[index] as Prompt;
    const picked = pick(prompt, answer.choice);
    const print = fingerprint(prompt);
    const said = choice(prompt, picked);
    const { length } = this.entries;
    this.entries.push({ seat: answer.seat, print, choice: said });
    try {
      this.apply(index, picked, {
        at: length,
        question: prompt.question,
        choice: said,
        seat: answer.seat,
        barrier: undefined,
      });
    } catch (error) {
      this.goTo(length);
      throw error;
    }
    this.undone = [];
    this.revision++;
    if (this.memory === 'last') this.forget();
  }

  private apply(index: number, picked: Parameters<Play['reply']>[1], mark: Mark): void {
    this.play.table.barrier = undefined;
    this.marks.push(mark);
    this.play.reply(index, picked);
    mark.barrier = this.play.table.barrier;
  }

  /** Keeps only the last checkpoint, for runs whose past nobody asks for. */
  private forget(): void {
    const last = this.steps.at(-1);
    if (!last || this.steps.length === 1) return;
    this.entries.splice(0, last.at);
    this.marks = [];
    this.steps = [{ ...last, at: 0 }];
  }

  // ── Going back ────────────────────────────────────────────────────────────────────────────────────────

  /** Plays the part before the last save again, so that undo and the log reach back to its start. */
  remember(): void {
    const segment = this.past.at(-1);
    if (!segment?.entries) return;
    const before = unpack(segment.entries).entries;
    const entries = [...before, ...this.entries];
    const known = { play: this.play, entries: this.entries, steps: this.steps, marks: this.marks };
    this.play = undefined as never;
    this.entries = [];
    this.steps = [];
    this.marks = [];
    try {
      this.enter((segment.start as Checkpoint<State> | undefined) ?? this.opening());
      for (const entry of entries) this.give(entry);
      this.past = this.past.with(-1, { ...segment, entries: '' });
      this.undone = this.undone.map(({ at, tail }) => ({ at: at + before.length, tail }));
    } catch (error) {
      Object.assign(this, known);
      throw error;
    }
  }

  /** The points to go back to, the nearest first. Behind a barrier each names it. */
  undos(most = Number.POSITIVE_INFINITY): Undo[] {
    if (this.marks.length === 0) this.remember();
    const undos: Undo[] = [];
    let barrier: Barrier | undefined;
    for (let i = this.marks.length - 1; i >= 0 && undos.length < most; i--) {
      const mark = this.marks[i] as Mark;
      barrier = mark.barrier ?? barrier;
      undos.push({
        answers: this.marks.length - i,
        seat: mark.seat,
        question: mark.question,
        choice: mark.choice,
        ...(barrier && { barrier }),
      });
    }
    return undos;
  }

  /** How many answers lie after the start of the running step, or of the running turn. */
  answersSince(what: 'step' | 'turn'): number {
    const current = this.steps.at(-1);
    if (!current) return 0;
    let first = current;
    if (what === 'turn') {
      for (const step of this.steps.toReversed()) {
        if (step.turn !== current.turn) break;
        first = step;
      }
    }
    return this.marks.length - 1 - this.marks.findLastIndex((mark) => mark.at < first.at);
  }

  /** Takes back the last answers. Where a barrier lies between and the table forbids it, refuses. */
  undo(answers = 1): void {
    if (answers > this.marks.length) this.remember();
    const undo = this.undos(answers)[answers - 1];
    if (!undo) throw new Refusal('There is nothing to take back.');
    if (undo.barrier && !this.settings.freeUndo) {
      throw new Refusal(`This cannot be taken back: there was a ${undo.barrier} since.`);
    }
    const { at } = this.marks[this.marks.length - answers] as Mark;
    this.undone.push({ at, tail: this.entries.slice(at) });
    this.goTo(at);
    if (undo.barrier) this.reseed(mix(this.settings.seed + Math.imul(++this.revision, 0x9e3779b1)));
    this.revision++;
  }

  /** How many answers a half-made choice has; 0 where nothing can be backed out of. */
  get halfMade(): number {
    const answers = this.answersSince('step');
    return answers > 0 && this.marks.slice(-answers).every((mark) => !mark.barrier) ? answers : 0;
  }

  /** Backs out of a half-made choice: all answers of this step, as long as nothing was rolled or revealed. */
  back(): void {
    if (this.halfMade === 0) throw new Refusal('There is nothing half-made to back out of.');
    this.undo(this.halfMade);
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** Gives again what the last undo took back, with the same dice. */
  redo(): void {
    const undone = this.undone.pop();
    if (!undone) throw new Refusal('There is nothing to do again.');
    this.goTo(undone.at, undone.tail);
    this.revision++;
  }

  private reseed(seed: number): void {
    this.entries.push({ reseed: seed });
    this.play.table.reseed(seed);
  }

  /** Stands again where `at` entries had been given, then gives those of `tail`. */
  private goTo(at: number, tail: readonly Entry[] = []): void {
    let s = this.steps.length - 1;
    while ((this.steps[s] as Step<State>).at > at) s--;
    const step = this.steps[s] as Step<State>;
    const again = [...this.entries.slice(step.at, at), ...tail];
    this.steps.length = s;
    this.entries.length = step.at;
    this.marks.length = 1 + this.marks.findLastIndex((mark) => mark.at < step.at);
    this.enter(step);
    for (const entry of again) this.give(entry);
  }

  /** Gives an entry that was given before; throws a Refusal where the prompt is no longer the same. */
  give(entry: Entry): void {
    if (isReseed(entry)) {
      this.reseed(entry.reseed);
      return;
    }
    const index = this.play.promptOf(entry.seat);
    const prompt = this.prompts[index] as Prompt;
    const { question } = prompt;
    if (fingerprint(prompt) !== entry.print) throw new Refusal(`"${question.id}" is asked differently now.`);
    const picked = pick(prompt, entry.choice);
    const mark = {
      at: this.entries.length,
      question,
      choice: entry.choice,
      seat: entry.seat,
      barrier: undefined,
    };
    this.entries.push(entry);
    this.apply(index, picked, mark);
  }

  private enter(checkpoint: Checkpoint<State>): void {
    const log = this.play ? this.play.table.log : [];
    const start = this.play ? this.play.table.logStart : checkpoint.log;
    const play = this.playFrom(checkpoint);
    log.length = Math.min(log.length, checkpoint.log - start);
    play.table.log = log;
    play.table.logStart = start;
    this.play = play;
    this.entered = checkpoint;
    let setup = checkpoint.setup;
    play.onStep = () => {
      const { table } = play;
      const step: Step<State> = {
        at: this.entries.length,
        state: this.game.copy(table.state),
        random: table.random.state(),
        passes: { ...table.passes },
        log: table.logStart + table.log.length,
        setup,
        turn: setup ? 'setup' : this.game.clock(table.state).turn,
      };
      setup = false;
      this.steps.push(step);
    };
    if (checkpoint.setup) play.setup(this.options);
    else play.go();
  }

  private playFrom(checkpoint: Checkpoint<State>): Play<State, Event> {
    const random = Random.fromState(checkpoint.random);
    const table = new Table<State, Event>(this.game.copy(checkpoint.state), random, this.settings.ownDice);
    table.passes = { ...checkpoint.passes };
    return new Play(this.game, table);
  }

  // ── Forks ─────────────────────────────────────────────────────────────────────────────────────────────

  /** The same position once more, free to be played on. Dice are rolled by the seed from here on. */
  fork(at = this.entries.length): Play<State, Event> {
    return this.forkWith(at);
  }

  private forkWith(at: number, guess?: Guess): Play<State, Event> {
    let s = this.steps.length - 1;
    while (s > 0 && (this.steps[s] as Step<State>).at > at) s--;
    const step = this.steps[s] ?? { ...this.entered, at: 0 };
    const play = this.playFrom(step);
    if (guess) this.game.redeal(play.table.state, guess.seat, guess.random);
    play.table.logStart = step.log;
    if (step.setup) play.setup(this.options);
    else play.go();
    for (let i = step.at; i < at; i++) {
      const entry = this.entries[i] as Entry;
      if (isReseed(entry)) play.table.reseed(entry.reseed);
      else if (guess) giveAsKnown(play, entry, guess);
      else play.answer(entry);
    }
    play.table.ownDice = false;
    return play;
  }

  /**
   * A fork as the seat knows the game: what it cannot see is dealt anew, what will be rolled is open. It is
   * dealt where the step began, so that the others are asked about what they hold then; where that would
   * show the seat something else than it saw, it is dealt here and now.
   */
  forkFor(seat: Seat, random: Random): Play<State, Event> {
    let play = this.guessed({ seat, random });
    if (!play) {
      play = this.fork();
      this.game.redeal(play.table.state, seat, random);
    }
    play.table.reseed(random.below(0x7fffffff));
    return play;
  }

  private guessed(guess: Guess): Play<State, Event> | undefined {
    const { seat } = guess;
    if (this.checkpoint().setup) return undefined;
    try {
      const play = this.forkWith(this.entries.length, guess);
      const asked = (prompts: readonly Prompt[]) =>
        prompts.map((prompt) => (prompt.seat === seat ? fingerprint(prompt) : '')).join('');
      if (asked(play.prompts) !== asked(this.prompts)) return undefined;
      const nothingHappened = this.steps.at(-1)?.at === this.entries.length && !play.table.barrier;
      if (nothingHappened) return play;
      const seen = (state: State) => hashState(this.game.view(state, seat));
      return seen(play.table.state) === seen(this.state) ? play : undefined;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  // ── What a save needs ─────────────────────────────────────────────────────────────────────────────────

  /** The last checkpoint. */
  checkpoint(): Checkpoint<State> {
    const { state, random, passes, log, setup } = this.steps.at(-1) ?? this.entered;
    return { state, random, passes, log, setup };
  }

  /** The entries before the last checkpoint, and those since. */
  journal(): { before: readonly Entry[]; since: readonly Entry[]; milestones: readonly Milestone[] } {
    const at = this.steps.at(-1)?.at ?? 0;
    const milestones: Milestone[] = [];
    for (let s = 0; s < this.steps.length; s++) {
      const step = this.steps[s] as Step<State>;
      // Of steps without an answer between them, only the last one is a milestone.
      if (!step.setup && step.at !== this.steps[s + 1]?.at) {
        milestones.push({ at: step.at, hash: hashOf(step) });
      }
    }
    return { before: this.entries.slice(0, at), since: this.entries.slice(at), milestones };
  }

  /** How many entries this run remembers; `fork(at)` goes to any of them. */
  get length(): number {
    return this.entries.length;
  }

  /** The milestone that was reached after so many entries. */
  hashAt(at: number): string | undefined {
    const step = this.steps.findLast((s) => s.at === at && !s.setup);
    return step && hashOf(step);
  }

  hash(): string {
    return hashState(this.state).toString(36);
  }
}
