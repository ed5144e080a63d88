import { Random } from './chance.ts';
import { type Checkpoint, playFrom, type Segment } from './checkpoint.ts';
import { Refusal } from './fault.ts';
import { forkAsKnown, forkAt, type Origin } from './fork.ts';
import { type Game, type Options, type Outcome, readOptions, type Viewer } from './game.ts';
import { type Entry, isReseed, pack, unpack } from './journal.ts';
import { hashState, mix } from './json.ts';
import { barrierLines, readLog } from './log.ts';
import { type Mark, Memory, type Step, type Undo } from './memory.ts';
import type { Answer, Play } from './play.ts';
import { choice, fingerprint, type Prompt, pick, type Seat } from './prompt.ts';
import type { KernelTold, Line } from './table.ts';
import type { Told } from './told.ts';

export interface Settings {
  readonly seed: number;
  /** The players roll their own dice and tell what they show. */
  readonly ownDice: boolean;
  /** Whether undo may go back across rolls and reveals; chance is then seeded anew. */
  readonly freeUndo: boolean;
}

/** What an undo took back: so many entries stay before it. */
export interface Undone {
  readonly at: number;
  readonly tail: readonly Entry[];
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
  private memory = new Memory<State>();
  private undone: Undone[] = [];
  private readonly remembers: 'all' | 'last';
  /** Whether it knows the last segment from its beginning. */
  private reachesBack = true;

  private constructor(
    game: Game<State, Event>,
    options: Options,
    settings: Settings,
    past: readonly Segment[],
    remembers: 'all' | 'last',
  ) {
    this.game = game;
    this.options = options;
    this.settings = settings;
    this.past = past;
    this.remembers = remembers;
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
    const last = segments.at(-1);
    run.reachesBack = last?.start !== undefined && last.entries === '';
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

  /** What was told from line `from` on, as the viewer may read it. Lines before this run's memory are not there. */
  told(viewer: Viewer = 'watcher', from = 0): (Event | KernelTold)[] {
    return readLog(this.play.table, viewer, from, this.toldCount);
  }

  /** Where undo meets a barrier: after how many of the lines that the viewer reads. */
  barriers(viewer: Viewer = 'watcher'): number[] {
    return barrierLines(this.play.table, this.memory.marks, viewer, this.toldCount);
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
    const { length } = this.memory.entries;
    this.memory.entries.push({ seat: answer.seat, print, choice: said });
    try {
      this.apply(index, picked, {
        at: length,
        question: prompt.question,
        choice: said,
        seat: answer.seat,
        line: this.toldCount,
        barrier: undefined,
      });
    } catch (error) {
      this.goTo(length);
      throw error;
    }
    this.undone = [];
    this.revision++;
    if (this.remembers === 'last') this.memory.keepLast();
  }

  private apply(index: number, picked: Parameters<Play['reply']>[1], mark: Mark): void {
    this.play.table.barrier = undefined;
    this.memory.marks.push(mark);
    this.play.reply(index, picked);
    mark.barrier = this.play.table.barrier;
  }

  // ── Going back ────────────────────────────────────────────────────────────────────────────────────────

  /**
   * Plays the part before the last save again, so that undo and the log reach back to its start. Refuses
   * where the rules no longer lead here; then nothing has changed.
   */
  remember(): void {
    const segment = this.past.at(-1);
    if (this.reachesBack || !segment) return;
    const before = unpack(segment.entries).entries;
    const entries = [...before, ...this.memory.entries];
    const known = { play: this.play, memory: this.memory, entered: this.entered };
    const hash = this.hash();
    this.play = undefined as never;
    this.memory = new Memory();
    try {
      this.enter((segment.start as Checkpoint<State> | undefined) ?? this.opening());
      for (const entry of entries) this.give(entry);
      if (this.hash() !== hash) throw new Refusal('The journal does not lead to where this game stands.');
      this.past = this.past.with(-1, { ...segment, entries: '' });
      this.reachesBack = true;
      this.undone = this.undone.map(({ at, tail }) => ({ at: at + before.length, tail }));
    } catch (error) {
      Object.assign(this, known);
      throw error;
    }
  }

  /** The points to go back to, the nearest first. Behind a barrier each names it. */
  undos(most = Number.POSITIVE_INFINITY): Undo[] {
    if (this.memory.marks.length === 0) this.rememberIfPossible();
    return this.memory.undos(most);
  }

  private rememberIfPossible(): void {
    try {
      this.remember();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // Played by other rules: there is no way back.
    }
  }

  /** The last answer of one of these seats that this run remembers: what there was before it. */
  lastAnswer(isOneOf: (seat: Seat) => boolean): { readonly at: number; readonly line: number } | undefined {
    return this.memory.marks.findLast(({ seat }) => isOneOf(seat));
  }

  /** How many answers lie after the start of the running step, or of the running turn. */
  answersSince(what: 'step' | 'turn'): number {
    return this.memory.answersSince(what);
  }

  /** Takes back the last answers. Where a barrier lies between and the table forbids it, refuses. */
  undo(answers = 1): void {
    if (answers > this.memory.marks.length) this.rememberIfPossible();
    const undo = this.undos(answers)[answers - 1];
    if (!undo) throw new Refusal('There is nothing to take back.', { id: 'nothing-to-undo' });
    if (undo.barrier && !this.settings.freeUndo) {
      const message = `This cannot be taken back: there was a ${undo.barrier} since.`;
      throw new Refusal(message, { id: 'barrier', barrier: undo.barrier });
    }
    const { at } = this.memory.marks.at(-answers) as Mark;
    this.undone.push({ at, tail: this.memory.entries.slice(at) });
    this.goTo(at);
    if (undo.barrier) this.reseed(mix(this.settings.seed + Math.imul(++this.revision, 0x9e3779b1)));
    this.revision++;
  }

  /** How many answers a half-made choice has; 0 where nothing can be backed out of. */
  get halfMade(): number {
    return this.memory.halfMade;
  }

  /** Backs out of a half-made choice: all answers of this step, as long as nothing was rolled or revealed. */
  back(): void {
    if (this.halfMade === 0) {
      throw new Refusal('There is nothing half-made to back out of.', { id: 'nothing-half-made' });
    }
    this.undo(this.halfMade);
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** Gives again what the last undo took back, with the same dice. */
  redo(): void {
    const undone = this.undone.at(-1);
    if (!undone) throw new Refusal('There is nothing to do again.', { id: 'nothing-to-redo' });
    const taken = this.memory.entries.slice(undone.at);
    try {
      this.goTo(undone.at, undone.tail);
    } catch (error) {
      this.goTo(undone.at, taken);
      throw error;
    }
    this.undone.pop();
    this.revision++;
  }

  /** What can be done again, the nearest last, each counted from the last checkpoint. */
  get undoneSince(): readonly Undone[] {
    return this.undone.map(({ at, tail }) => ({ at: at - this.before, tail }));
  }

  /** Lets be done again what was taken back before the game was saved. */
  recallUndone(undone: readonly Undone[]): void {
    this.undone = undone.map(({ at, tail }) => ({ at: at + this.before, tail }));
  }

  private reseed(seed: number): void {
    this.memory.entries.push({ reseed: seed });
    this.play.table.reseed(seed);
  }

  /** Stands again where `at` entries had been given, then gives those of `tail`. */
  private goTo(at: number, tail: readonly Entry[] = []): void {
    const step = this.memory.stepAt(at) as Step<State>;
    const again = [...this.memory.entries.slice(step.at, at), ...tail];
    this.memory.cut(step);
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
      at: this.memory.entries.length,
      question,
      choice: entry.choice,
      seat: entry.seat,
      line: this.toldCount,
      barrier: undefined,
    };
    this.memory.entries.push(entry);
    this.apply(index, picked, mark);
  }

  private enter(checkpoint: Checkpoint<State>): void {
    const log = this.play ? this.play.table.log : [];
    const start = this.play ? this.play.table.logStart : checkpoint.log;
    const play = playFrom(this.game, checkpoint, this.settings.ownDice);
    log.length = Math.min(log.length, checkpoint.log - start);
    play.table.log = log;
    play.table.logStart = start;
    this.play = play;
    this.entered = checkpoint;
    let setup = checkpoint.setup;
    play.onStep = () => {
      const { table } = play;
      const step: Step<State> = {
        at: this.memory.entries.length,
        state: this.game.copy(table.state),
        random: table.random.state(),
        passes: { ...table.passes },
        log: table.logStart + table.log.length,
        setup,
        turn: setup ? 'setup' : this.game.clock(table.state).turn,
      };
      setup = false;
      this.memory.steps.push(step);
    };
    if (checkpoint.setup) play.setup(this.options);
    else play.go();
  }

  // ── Forks ─────────────────────────────────────────────────────────────────────────────────────────────

  /** The same position once more, free to be played on. Dice are rolled by the seed from here on. */
  fork(at = this.length): Play<State, Event> {
    return forkAt(this.origin(at));
  }

  /** A fork as the seat knows the game: what it cannot see is dealt anew, what will be rolled is open. */
  forkFor(seat: Seat, random: Random): Play<State, Event> {
    return forkAsKnown(this.origin(this.length), this, { seat, random });
  }

  private origin(at: number): Origin<State, Event> {
    const { game, options, settings, memory } = this;
    const checkpoint = memory.stepAt(at) ?? { ...this.entered, at: 0 };
    const since = memory.entries.slice(checkpoint.at, at);
    return { game, options, ownDice: settings.ownDice, checkpoint, since };
  }

  // ── What a save needs ─────────────────────────────────────────────────────────────────────────────────

  /** The last checkpoint. */
  checkpoint(): Checkpoint<State> {
    const { state, random, passes, log, setup } = this.memory.steps.at(-1) ?? this.entered;
    return { state, random, passes, log, setup };
  }

  /** How many of the entries that this run remembers come before the last checkpoint. */
  get before(): number {
    return this.memory.steps.at(-1)?.at ?? 0;
  }

  get entries(): readonly Entry[] {
    return this.memory.entries;
  }

  /** The entries from `from` to the last checkpoint, packed, with the milestones after each of them. */
  packed(from = 0): string {
    const isBeginning = from === 0 && !this.past.at(-1)?.entries;
    const milestones = this.memory.milestones(isBeginning ? -1 : from);
    return pack(
      this.memory.entries.slice(from, this.before),
      milestones.map(({ at, hash }) => ({ at: at - from, hash })),
    );
  }

  /** How many entries this run remembers; `fork(at)` goes to any of them. */
  get length(): number {
    return this.memory.entries.length;
  }

  /** The milestone that was reached after so many entries. */
  hashAt(at: number): string | undefined {
    return this.memory.hashAt(at);
  }

  hash(): string {
    return hashState(this.state).toString(36);
  }
}
