import { isSeed, Random, type Seed } from './chance.ts';
import { type Change, type Entry, packChange, type Undone, withoutSeat } from './changes.ts';
import { type Checkpoint, opening } from './checkpoint.ts';
import { Fault, Refusal } from './fault.ts';
import { forkAsKnown, forkAt, type Known, whatIsKnown } from './fork.ts';
import type { Game, Outcome, Remake, Viewer } from './game.ts';
import { hash128, hashState, notPlain } from './json.ts';
import type { Mark, Memory } from './memory.ts';
import { type Options, readOptions } from './options.ts';
import type { Answer, Play } from './play.ts';
import { type Choice, faceOf, type Prompt, type Reason, type Seat } from './prompt.ts';
import { type Segment, type SegmentHead, sinceRevision } from './segment.ts';
import type { Barrier, Owners } from './table.ts';
import { type KernelTold, type Line, readLines, type Told } from './told.ts';
import { Track } from './track.ts';
import type { SecretAuto } from './windows.ts';

export interface Settings {
  readonly seed: Seed;
  /** Who rolls real dice and tells what they show. */
  readonly ownDice: Owners;
  /** Who draws from real decks and tells what came. */
  readonly ownCards: Owners;
  /** Whether undo may go back across rolls and reveals; chance is then seeded anew. */
  readonly freeUndo: boolean;
}

/** What somebody asks of a table. An answer with a key is taken only while that very asking is open. */
export type Request =
  | { readonly seat: Seat; readonly choice: Choice; readonly key?: string }
  /** Takes back all but so many entries; with a seat, of those after them only the seat's own. */
  | { readonly undo: number; readonly seat?: Seat }
  | { readonly redo: true }
  | { readonly reseed: Seed }
  | { readonly remake: string; readonly options: Readonly<Record<string, unknown>> };

/** A point to which undo can go back. */
export interface Undo {
  /** How many entries stay. */
  readonly keep: number;
  /** How many answers are taken back. */
  readonly answers: number;
  /** Whose question will be open again, and the answer that is taken back. */
  readonly mark: Mark;
  /** Only this seat's answers are taken back: the others chose at the same time, and keep theirs. */
  readonly alone: boolean;
  /** What stands in the way: a roll or a reveal that came after. */
  readonly barrier: Barrier | undefined;
}

const DEFAULTS: Settings = { seed: 1, ownDice: false, ownCards: false, freeUndo: true };

/** A game with memory: changes are checked and recorded; it can be saved, undone, forked and replayed. */
export class Run<State = unknown, Event extends Told = Told> {
  readonly game: Game<State, Event>;
  readonly settings: Settings;
  /** The options by which it is played now: a remake may change them. */
  options: Options;
  /** The stretches of the game that are closed: no undo leads there. */
  past: readonly Segment[];
  private readonly remembers: 'all' | 'last';
  private track: Track<State, Event>;
  /** The segment that is going on, and its changes, one line each. */
  private head: SegmentHead;
  private lines_: string[] = [];
  private undone: Undone[] = [];
  /** For each open prompt: the revision at which it was asked. */
  private askings: number[];
  private known: (Known & { readonly revision: number }) | undefined;

  private constructor(
    game: Game<State, Event>,
    options: Options,
    settings: Partial<Settings>,
    past: readonly Segment[],
    remembers: 'all' | 'last',
    start?: Checkpoint<State>,
  ) {
    this.game = game;
    this.options = options;
    this.settings = { ...DEFAULTS, ...settings };
    if (!isSeed(this.settings.seed)) {
      throw new Refusal(
        `A seed is a whole number or a word, not ${String(this.settings.seed).slice(0, 80)}.`,
      );
    }
    this.past = past;
    this.remembers = remembers;
    const last = past.at(-1);
    const from = last ? last.from + last.changes : 0;
    this.head = { version: game.version, options, from, ...(start && { start }) };
    this.track = this.follow(start ?? opening(game, options, Random.fromSeed(this.settings.seed)));
    const { chapter } = this.memory.steps.at(-1) ?? {};
    if (chapter !== undefined) this.head = { ...this.head, chapter };
    this.askings = this.prompts.map(() => this.revision);
  }

  private follow(start: Checkpoint<State>, told?: Line<Event>[]): Track<State, Event> {
    return new Track(this.game, this.options, this.settings, start, told);
  }

  /** Opens a table. Throws a Refusal where an option is wrong. */
  static start<S, E extends Told>(
    game: Game<S, E>,
    options: Readonly<Record<string, unknown>>,
    settings: Partial<Settings> = {},
    memory: 'all' | 'last' = 'all',
  ): Run<S, E> {
    return new Run(game, readOptions(game as Game, options), settings, [], memory);
  }

  /** Begins at a checkpoint: a save's, a case's. */
  static from<S, E extends Told>(
    game: Game<S, E>,
    options: Options,
    settings: Partial<Settings>,
    checkpoint: Checkpoint<S>,
    past: readonly Segment[] = [],
  ): Run<S, E> {
    return new Run(game, options, settings, past, 'all', checkpoint);
  }

  /** Goes on with a segment that was recorded: its entries are given, its lines are kept. */
  static again<S, E extends Told>(
    game: Game<S, E>,
    settings: Partial<Settings>,
    past: readonly Segment[],
    head: SegmentHead,
    lines: readonly string[],
    journal: { readonly entries: readonly Entry[]; readonly undone: readonly Undone[] },
    options: Options,
  ): Run<S, E> {
    const run = new Run(game, options, settings, past, 'all', head.start as Checkpoint<S> | undefined);
    for (const entry of journal.entries) run.track.give(entry);
    run.head = head;
    run.lines_ = [...lines];
    run.changes = lines.length;
    run.undone = [...journal.undone];
    run.askings = run.prompts.map(() => run.revision);
    return run;
  }

  private get play(): Play<State, Event> {
    return this.track.play;
  }

  private get memory(): Memory<State> {
    return this.track.memory;
  }

  // ── What it has come to: for those who may see everything. seen.ts says what a viewer sees ────────────

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

  /** What was told from line `from` on, as the viewer may read it. */
  told(viewer: Viewer = 'watcher', from = 0): (Event | KernelTold)[] {
    return readLines(this.lines(from), viewer);
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

  /** The number of the first line that this run still knows. */
  get logStart(): number {
    return this.play.table.logStart;
  }

  /** The answers that can be taken back, in order. */
  get marks(): readonly Mark[] {
    return this.memory.marks;
  }

  /** Those of the running step. */
  get marksOfStep(): readonly Mark[] {
    return this.memory.marksOfStep;
  }

  /** What the kernel answered for somebody in the running step, and only they may know. */
  get secretAutos(): readonly SecretAuto[] {
    return this.play.table.windows.secretAutos;
  }

  /** The number of changes so far: grows by one with each, and never falls. */
  get revision(): number {
    return this.head.from + this.changes;
  }

  private changes = 0;

  /** Names one asking: the same until this prompt is answered or asked anew. */
  keyOf(prompt: Prompt): string {
    const index = this.prompts.indexOf(prompt);
    if (index < 0) throw new RangeError('This prompt is not open.');
    return `${this.askings[index]}.${faceOf(prompt)}`;
  }

  // ── Changing ──────────────────────────────────────────────────────────────────────────────────────────

  /**
   * The one way in. Gives the change as it is recorded. Throws a Refusal that says why where it cannot be done
   * (`why.id`: stale, not-asked, game-over, barrier, …); a fault in the rules is thrown on. Either way nothing has
   * changed.
   */
  apply(request: Request): Change {
    if ('choice' in request) return this.takeAnswer(request);
    if ('undo' in request) return this.takeBack(request);
    if ('redo' in request) return this.doAgain();
    if ('remake' in request) return this.remake(request);
    if (!isSeed(request.reseed)) throw new Refusal('A seed is a whole number or a word.');
    this.track.give(request);
    this.undone = [];
    return this.record(request);
  }

  answer(answer: Answer): void {
    this.takeAnswer(answer);
  }

  /** Gives an entry of an older record; throws where it no longer fits, and is then as before. */
  give(entry: Entry): void {
    const { length } = this.memory.entries;
    try {
      this.track.give(entry);
    } catch (error) {
      this.track.goTo(length);
      throw error;
    }
    this.record(entry);
    this.askings = this.prompts.map(() => this.revision);
  }

  private takeAnswer({ seat, choice, key }: Answer & { readonly key?: string }): Change {
    const index = key === undefined ? this.play.promptFor({ seat, choice }) : this.indexByKey(seat, key);
    const { prompts, askings } = this;
    const change = this.track.answer(index, choice);
    this.undone = [];
    if (this.remembers === 'last') this.forget();
    const recorded = this.record(change);
    // Whoever chooses at the same time and is not concerned is still at the same asking.
    const before = new Map(prompts.map((prompt, i) => [prompt, askings[i]]));
    this.askings = this.prompts.map((prompt) => before.get(prompt) ?? this.revision);
    this.closeChapter();
    return recorded;
  }

  private indexByKey(seat: Seat, key: string): number {
    const own = this.prompts.filter((prompt) => prompt.seat === seat);
    if (own.length === 0) throw this.play.notAsked(seat);
    const asked = own.find((prompt) => this.keyOf(prompt) === key);
    if (asked) return this.prompts.indexOf(asked);
    throw new Refusal('This question has been answered, or is asked anew.', { id: 'stale' });
  }

  /** Only the last step and what was told since stay. */
  private forget(): void {
    const { table } = this.play;
    const line = this.memory.marks.at(-1)?.line ?? 0;
    table.log.splice(0, line - table.logStart);
    table.logStart = line;
    this.memory.keepLast();
  }

  private record(change: Change): Change {
    this.changes++;
    if (this.remembers === 'last') return change;
    const { milestone } = this;
    this.lines_.push(`${packChange(change)}\n${milestone === undefined ? '' : `#${milestone}\n`}`);
    return change;
  }

  /** The hash of the state where a step begins right here. */
  get milestone(): string | undefined {
    const step = this.memory.steps.at(-1);
    const begins = step && !step.setup && step.entries === this.memory.entries.length;
    return begins ? hashState(step.state).toString(36) : undefined;
  }

  // ── Chapters and remakes: where memory begins anew ────────────────────────────────────────────────────

  private closeChapter(): void {
    const step = this.memory.steps.at(-1);
    if (step?.chapter === undefined || this.remembers === 'last') return;
    const { chapter } = this.head;
    if (chapter === undefined) this.head = { ...this.head, chapter: step.chapter };
    if (chapter === undefined || chapter === step.chapter || step.entries < this.memory.entries.length)
      return;
    const { state, random, passes, log, setup } = step;
    this.beginSegment({ state, random, passes, log, setup }, step.chapter);
  }

  /** What was told by the last change can still be read. */
  private beginSegment(start: Checkpoint<State>, chapter: string | undefined): void {
    const line = this.memory.marks.at(-1)?.line ?? this.toldCount;
    const told = [...this.lines(line)].slice(0, Math.max(0, start.log - line));
    const { prompts, askings } = this;
    this.past = this.segments;
    this.head = {
      version: this.game.version,
      options: this.options,
      from: this.revision,
      start,
      ...(chapter !== undefined && { chapter }),
    };
    this.lines_ = [];
    this.changes = 0;
    this.undone = [];
    this.track = this.follow(start, told);
    this.askings = this.prompts.map(
      (_, i) => (prompts.length === this.prompts.length ? askings[i] : undefined) ?? this.revision,
    );
  }

  /** The remakes of the game, each with the reason why it cannot be done now. */
  remakes(): { readonly id: string; readonly changes: readonly string[]; readonly closed?: Reason }[] {
    return Object.entries(this.game.remakes ?? {}).map(([id, remake]) => {
      const closed = remake.closed?.(this.plainState, this.options);
      return { id, changes: remake.changes, ...(closed && { closed }) };
    });
  }

  /** The state when the running step began, or at the end of the game. */
  private get plainState(): State {
    return this.outcome ? this.state : this.track.checkpoint.state;
  }

  private remake({
    remake: id,
    options: given,
  }: {
    readonly remake: string;
    readonly options: Readonly<Record<string, unknown>>;
  }): Change {
    const { remakes = {} } = this.game;
    const remake = Object.hasOwn(remakes, id) ? (remakes[id] as Remake<State>) : undefined;
    if (!remake) throw new Refusal(`${this.game.name} has no command "${id}".`, { id: 'no-remake' });
    const closed = remake.closed?.(this.plainState, this.options);
    if (closed) throw new Refusal(`"${id}" is closed: ${closed.id} (${closed.rule}).`, { id: 'closed' });
    const foreign = Object.keys(given).find((name) => !remake.changes.includes(name));
    if (foreign !== undefined) throw new Refusal(`"${id}" does not change the option "${foreign}".`);
    const options = readOptions(this.game as Game, { ...this.options, ...given });
    const { checkpoint } = this.track;
    const random = Random.fromState(checkpoint.random);
    const state = remake.make(this.game.copy(this.plainState), options, this.options, random);
    const wrong = notPlain(state) ?? this.game.broken?.(state);
    if (wrong) throw new Fault(`The remake "${id}" breaks the state: ${wrong}.`);
    const start = { state, random: random.state(), passes: {}, log: this.toldCount, setup: false };
    const change = { remake: id, options: given };
    const before = this.options;
    this.options = options;
    try {
      this.follow(start); // It must lead to a question or an end before anything is recorded.
    } catch (error) {
      this.options = before;
      throw error;
    }
    this.record(change);
    this.beginSegment(start, this.game.chapter?.(state));
    return change;
  }

  // ── Going back ────────────────────────────────────────────────────────────────────────────────────────

  /** The points to go back to, the nearest first. Behind a barrier each names it. */
  undos(most = Number.POSITIVE_INFINITY): Undo[] {
    const { marks } = this.memory;
    const undos: Undo[] = [];
    let barrier: Barrier | undefined;
    for (let i = marks.length - 1; i >= 0 && undos.length < most; i--) {
      const mark = marks[i] as Mark;
      barrier = mark.barrier ?? barrier;
      undos.push({ keep: mark.index, answers: marks.length - i, mark, alone: false, barrier });
    }
    return undos;
  }

  /**
   * The points to which a seat can go back by itself, the nearest first: its own answers in the running `all`, which
   * the others' answers since do not depend on.
   */
  undosAlone(seat: Seat): Undo[] {
    const open = new Set(this.prompts.map(({ how, window }) => (how === 'all' ? window : undefined)));
    const own = this.memory.marksOfStep.filter((mark) => {
      return mark.seat === seat && mark.how === 'all' && open.has(mark.window);
    });
    let barrier: Barrier | undefined;
    return own.reverse().map((mark, i) => {
      barrier = mark.barrier ?? barrier;
      return { keep: mark.index, answers: i + 1, mark, alone: true, barrier };
    });
  }

  /** Takes back the last answers. Where a barrier lies between and the table forbids it, refuses. */
  undo(answers = 1): void {
    const undo = this.undos(answers)[answers - 1];
    if (!undo) throw this.nothingToUndo();
    this.takeBack({ undo: undo.keep });
  }

  private nothingToUndo(): Refusal {
    const isChapter = this.past.length > 0;
    return isChapter
      ? new Refusal('Undo goes back to the beginning of this chapter.', { id: 'chapter' })
      : new Refusal('There is nothing to take back.', { id: 'nothing-to-undo' });
  }

  private takeBack({ undo: keep, seat, reseed: given }: Extract<Change, { undo: number }>): Change {
    const points = seat === undefined ? this.undos() : this.undosAlone(seat);
    const undo = points.find((point) => point.keep === keep);
    if (!undo) throw this.nothingToUndo();
    if (undo.barrier && !this.settings.freeUndo) {
      const message = `This cannot be taken back: there was a ${undo.barrier} since.`;
      throw new Refusal(message, { id: 'barrier', barrier: undo.barrier });
    }
    const tail = this.memory.entries.slice(keep);
    const rest = withoutSeat(tail, seat);
    // Chance that was seeded anew must not fall back to the dice that were seen before.
    const goes = (entry: Entry): boolean => 'reseed' in entry && !rest.includes(entry);
    const reseed = given ?? (undo.barrier || tail.some(goes) ? this.freshSeed() : undefined);
    const anew = reseed === undefined ? [] : [seat === undefined ? { reseed } : { reseed, seat }];
    const { prompts, askings } = this;
    try {
      this.track.goTo(keep, [...rest, ...anew]);
    } catch (error) {
      this.track.goTo(keep, tail);
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal('This cannot be taken back: a later answer depends on it.', { id: 'depends' });
    }
    this.undone.push({ keep, tail });
    const change = {
      undo: keep,
      ...(seat !== undefined && { seat }),
      ...(reseed !== undefined && { reseed }),
    };
    this.record(change);
    this.askAnew(prompts, askings, seat);
    return change;
  }

  /** Those who chose at the same time keep their asking where one seat alone has gone back. */
  private askAnew(prompts: readonly Prompt[], askings: readonly number[], seat: Seat | undefined): void {
    const faces = new Map<string, number>();
    if (seat !== undefined) {
      prompts.forEach((prompt, i) => {
        if (prompt.seat !== seat) faces.set(`${prompt.seat} ${faceOf(prompt)}`, askings[i] ?? this.revision);
      });
    }
    this.askings = this.prompts.map((prompt) => {
      return (faces.size > 0 ? faces.get(`${prompt.seat} ${faceOf(prompt)}`) : undefined) ?? this.revision;
    });
  }

  /** Nobody who does not know the table's seed can foresee it. */
  private freshSeed(): string {
    return Random.fromSeed(hash128(`${this.settings.seed} ${this.revision}`)).seed();
  }

  /** How many answers a half-made choice has: those of this step, if nothing was rolled or revealed since. */
  halfMade(seat?: Seat): number {
    return this.halfMadeUndo(seat)?.answers ?? 0;
  }

  private halfMadeUndo(seat?: Seat): Undo | undefined {
    const own = seat === undefined ? [] : this.undosAlone(seat);
    const isTogether = this.prompts.some((prompt) => prompt.how === 'all');
    const points = isTogether && seat !== undefined ? own : this.undos(this.memory.marksOfStep.length);
    const first = points.at(-1);
    return first?.barrier ? undefined : first;
  }

  /** Backs out of a half-made choice: all answers of this step, or those of the seat that chooses with others. */
  back(seat?: Seat): void {
    const undo = this.halfMadeUndo(seat);
    if (!undo) throw new Refusal('There is nothing half-made to back out of.', { id: 'nothing-half-made' });
    this.takeBack({ undo: undo.keep, ...(undo.alone && seat !== undefined && { seat }) });
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** Gives again what the last undo took back, with the same dice. */
  redo(): void {
    this.doAgain();
  }

  private doAgain(): Change {
    const last = this.undone.at(-1);
    if (!last) throw new Refusal('There is nothing to do again.', { id: 'nothing-to-redo' });
    const taken = this.memory.entries.slice(last.keep);
    try {
      this.track.goTo(last.keep, last.tail);
    } catch (error) {
      this.track.goTo(last.keep, taken);
      throw error;
    }
    this.undone.pop();
    const change = this.record({ redo: true });
    this.askings = this.prompts.map(() => this.revision);
    return change;
  }

  // ── Forks ─────────────────────────────────────────────────────────────────────────────────────────────

  /** The same position once more, free to be played on. Dice are rolled by the seed from here on. */
  fork(entries = this.length): Play<State, Event> {
    return forkAt(this.track.origin(entries));
  }

  /** A fork as the seat knows the game: what it cannot see is dealt anew, what will be rolled is open. */
  forkFor(seat: Seat, random: Random): Play<State, Event> {
    const { revision } = this;
    if (this.known?.revision !== revision || this.known.seat !== seat) {
      this.known = { ...whatIsKnown(this, seat), revision };
    }
    return forkAsKnown(this.track.origin(this.length), this.known, random);
  }

  // ── What a save needs ─────────────────────────────────────────────────────────────────────────────────

  /** The last checkpoint. */
  checkpoint(): Checkpoint<State> {
    const { state, random, passes, log, setup } = this.track.checkpoint;
    return { state, random, passes, log, setup };
  }

  /** The entries since the last checkpoint. */
  get entriesSince(): readonly Entry[] {
    return this.memory.entries.slice(this.memory.steps.at(-1)?.entries ?? 0);
  }

  get entries(): readonly Entry[] {
    return this.memory.entries;
  }

  /** How many entries this run remembers; `fork(n)` goes to any of them. */
  get length(): number {
    return this.memory.entries.length;
  }

  /** All that is recorded, a segment for each stretch. */
  get segments(): readonly Segment[] {
    if (this.remembers === 'last') throw new Fault('A run that remembers only its last step has no record.');
    return [...this.past, { ...this.head, changes: this.changes, record: this.lines_.join('') }];
  }

  /** What is recorded since a revision: pages that a store appends. */
  recordSince(revision: number): ReturnType<typeof sinceRevision> {
    return sinceRevision(this.segments, revision);
  }

  hash(): string {
    return hashState(this.state).toString(36);
  }
}
