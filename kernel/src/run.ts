import { Random } from './chance.ts';
import type { Checkpoint, Segment } from './checkpoint.ts';
import { Refusal } from './fault.ts';
import { forkAsKnown, forkAt } from './fork.ts';
import { type Game, type Options, type Outcome, readOptions, type Viewer } from './game.ts';
import { type Entry, pack, unpack } from './journal.ts';
import { hashState, mix } from './json.ts';
import { barrierLines, readLog } from './log.ts';
import type { Mark, Memory, Undo } from './memory.ts';
import type { Answer, Play } from './play.ts';
import type { Prompt, Seat } from './prompt.ts';
import type { KernelTold, Line } from './table.ts';
import type { Told } from './told.ts';
import { Track } from './track.ts';

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
  private track: Track<State, Event>;
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
    start?: Checkpoint<State>,
  ) {
    this.game = game;
    this.options = options;
    this.settings = settings;
    this.past = past;
    this.remembers = remembers;
    this.track = this.follow(start);
  }

  /** A way that begins at the checkpoint, or else at the opening of the game. */
  private follow(start = this.opening()): Track<State, Event> {
    return new Track(this.game, this.options, this.settings.ownDice, start);
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
    return new Run(game, read, full, [{ version: game.version, entries: '' }], memory);
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
    const run = new Run(game, options, full, segments, 'all', checkpoint);
    const last = segments.at(-1);
    run.reachesBack = last?.start !== undefined && last.entries === '';
    return run;
  }

  private opening(): Checkpoint<State> {
    const random = Random.fromSeed(this.settings.seed).state();
    return { state: this.game.begin(this.options), random, passes: {}, log: 0, setup: true };
  }

  private get play(): Play<State, Event> {
    return this.track.play;
  }

  private get memory(): Memory<State> {
    return this.track.memory;
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
    return this.track.toldCount;
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
    this.track.answer(answer);
    this.undone = [];
    this.revision++;
    if (this.remembers === 'last') this.memory.keepLast();
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
    const track = this.follow(segment.start as Checkpoint<State> | undefined);
    for (const entry of entries) track.give(entry);
    if (hashState(track.play.table.state) !== hashState(this.state)) {
      throw new Refusal('The journal does not lead to where this game stands.');
    }
    this.track = track;
    this.past = this.past.with(-1, { ...segment, entries: '' });
    this.reachesBack = true;
    this.undone = this.undone.map(({ at, tail }) => ({ at: at + before.length, tail }));
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
    this.track.goTo(at);
    if (undo.barrier) this.track.reseed(mix(this.settings.seed + Math.imul(++this.revision, 0x9e3779b1)));
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
      this.track.goTo(undone.at, undone.tail);
    } catch (error) {
      this.track.goTo(undone.at, taken);
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

  /** Gives an entry that was given before; throws a Refusal where the prompt is no longer the same. */
  give(entry: Entry): void {
    this.track.give(entry);
  }

  // ── Forks ─────────────────────────────────────────────────────────────────────────────────────────────

  /** The same position once more, free to be played on. Dice are rolled by the seed from here on. */
  fork(at = this.length): Play<State, Event> {
    return forkAt(this.track.origin(at));
  }

  /** A fork as the seat knows the game: what it cannot see is dealt anew, what will be rolled is open. */
  forkFor(seat: Seat, random: Random): Play<State, Event> {
    return forkAsKnown(this.track.origin(this.length), this, { seat, random });
  }

  // ── What a save needs ─────────────────────────────────────────────────────────────────────────────────

  /** The last checkpoint. */
  checkpoint(): Checkpoint<State> {
    const { state, random, passes, log, setup } = this.track.checkpoint;
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
