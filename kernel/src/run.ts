import { Askings } from './askings.ts';
import { isSeed, Random } from './chance.ts';
import { type Change, type Entry, pack, type ReadJournal, staysWithout, type Undone } from './changes.ts';
import { type Checkpoint, opening } from './checkpoint.ts';
import { Fault, Refusal } from './fault.ts';
import { forkAt, type Origin } from './fork.ts';
import type { Game, Outcome, Viewer } from './game.ts';
import { windowTogether } from './hidden.ts';
import { hash128, hashState, outOfBounds } from './json.ts';
import { MOST_ENTRIES } from './limits.ts';
import type { Mark, Memory } from './memory.ts';
import { type Options, readOptions } from './options.ts';
import type { Answer, Play } from './play.ts';
import { type Choice, isSecret, type Prompt, type Reason, type Seat } from './prompt.ts';
import { recordFull, TableRecord } from './record.ts';
import { remade } from './remake.ts';
import { noSeed, type Request, readRequest } from './request.ts';
import type { Segment, SegmentHead } from './segment.ts';
import { DEFAULT_SETTINGS, isSettings, type Settings } from './settings.ts';
import { type KernelTold, type Line, readLines, type Told } from './told.ts';
import { Track } from './track.ts';
import { halfMadePoint, isBehindScreen, type Undo, undoPoints, undoPointsAlone } from './undo.ts';
import type { SecretAuto } from './windows.ts';

/** A segment that is to begin. */
interface Next<State, Event extends Told> {
  readonly track: Track<State, Event>;
  readonly head: Omit<SegmentHead, 'from'>;
}

/** A game with memory: changes are checked and recorded; it can be saved, undone, forked and replayed. */
export class Run<State = unknown, Event extends Told = Told> {
  readonly game: Game<State, Event>;
  readonly settings: Settings;
  /** The options by which it is played now: a remake may change them. */
  options: Options;
  private readonly remembers: 'all' | 'last';
  private readonly record: TableRecord;
  private readonly askings: Askings;
  private track: Track<State, Event>;
  private undone: Undone[] = [];

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
    this.settings = { ...DEFAULT_SETTINGS, ...settings };
    const { seed } = this.settings;
    if (!isSeed(seed)) throw noSeed(seed);
    if (!isSettings(this.settings))
      throw new Refusal('These are no settings of a table.', { id: 'no-settings' });
    this.remembers = remembers;
    this.track = new Track(
      game,
      options,
      this.settings,
      start ?? opening(game, options, Random.fromSeed(seed)),
    );
    const head = headOf(game.version, options, this.memory.steps.at(-1)?.chapter, start);
    const beginning = remembers === 'all' ? this.milestone : undefined;
    this.record = new TableRecord(past, head, remembers === 'all', beginning);
    this.askings = new Askings(this.prompts, this.revision);
  }

  /** Opens a table. Throws a Refusal where an option is wrong. */
  static start<S, E extends Told>(
    game: Game<S, E>,
    options: Readonly<Record<string, unknown>>,
    settings: Partial<Settings> = {},
    memory: 'all' | 'last' = 'all',
  ): Run<S, E> {
    return new Run(game, readOptions(game, options), settings, [], memory);
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

  /** Goes on with a segment that was recorded: its entries are given, its record is taken over. */
  static again<S, E extends Told>(
    game: Game<S, E>,
    settings: Settings,
    past: readonly Segment[],
    head: SegmentHead,
    { journal, lines }: ReadJournal,
  ): Run<S, E> {
    const options = readOptions(game, head.options);
    const run = new Run(game, options, settings, past, 'all', head.start as Checkpoint<S> | undefined);
    const { entries, added, anewSince, anewFor } = journal;
    run.askings.anew(run.prompts, head.from + anewSince);
    entries.forEach((entry, i) => {
      const change = added[i] ?? 0;
      run.track.give(entry);
      if (change > anewSince) run.askings.answered(run.prompts, head.from + change);
      else run.askings.anew(run.prompts, head.from + anewSince);
    });
    for (const [seat, change] of anewFor) run.askings.notBefore(seat, head.from + change);
    run.record.head = head;
    run.record.recall(lines, journal.moved);
    run.undone = [...journal.undone];
    return run;
  }

  private get play(): Play<State, Event> {
    return this.track.play;
  }

  private get memory(): Memory<State> {
    return this.track.memory;
  }

  // ── What it has come to, for those who may know everything; seen.ts says what a viewer sees ───────────

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

  /** Whether what a seat did in the running step, after so many times that something was laid open, lies open now. */
  isLaidOpen(seat: Seat, laidOpen: number): boolean {
    return this.play.table.windows.isLaidOpen(seat, laidOpen);
  }

  /** The seats that take part in the running `all`. */
  get seatsTogether(): readonly Seat[] {
    return this.play.table.windows.seats;
  }

  /** Whether a prompt comes after something that its seat rolled or answered while others choose at the same time. */
  isUnderWay(prompt: Prompt): boolean {
    return this.play.table.windows.isUnderWay(prompt);
  }

  /** Words that were shown to all with the last answer, though they may be hidden again. */
  get shown(): readonly string[] {
    return this.play.table.shown;
  }

  /** Whether something hidden came to light since this run began. */
  get hasUncovered(): boolean {
    return this.play.table.uncovered > 0;
  }

  /** The number of changes so far: grows by one with each, and never falls. */
  get revision(): number {
    return this.record.revision;
  }

  /** Names one asking: the same until this prompt is answered or asked anew. */
  keyOf(prompt: Prompt): string {
    return this.askings.keyOf(prompt);
  }

  // ── Changing ──────────────────────────────────────────────────────────────────────────────────────────

  /**
   * The one way in. Gives the change as it is recorded. Throws a Refusal that says why where it cannot be done
   * (`why.id`: stale, not-asked, game-over, barrier, …); a fault in the rules is thrown on. Either way nothing has
   * changed.
   */
  apply(request: Request): Change {
    const asked = readRequest(request);
    this.mustHaveRoom(asked);
    if ('choice' in asked) return this.takeAnswer(asked);
    if (this.comesLate(asked)) throw stale();
    if ('undo' in asked) return this.takeBack(asked.undo, asked.seat);
    if ('redo' in asked) return this.doAgain(asked.seat);
    if ('remake' in asked) return this.remake({ remake: asked.remake, options: asked.options });
    this.give(asked);
    return asked;
  }

  answer(answer: Answer): void {
    this.apply(answer);
  }

  /**
   * Whether the table has changed since the revision that is meant. What a seat does to its own answers alone is not
   * held up by what others answer, but by whatever moves entries: it names its own by their place among all.
   */
  private comesLate(request: Exclude<Request, { readonly choice: Choice }>): boolean {
    if (!('revision' in request) || request.revision === undefined) return false;
    const isAlone = 'seat' in request && request.seat !== undefined;
    return isAlone ? request.revision < this.askings.moved : request.revision !== this.revision;
  }

  /** What could not be loaded again is not recorded. */
  private mustHaveRoom(request: Request): void {
    if (this.remembers === 'last') return;
    const goesBack = 'undo' in request || 'redo' in request;
    const isFull = goesBack ? this.record.hasMovedMuch : this.length >= MOST_ENTRIES;
    if (!this.record.isFull && !isFull) return;
    throw recordFull();
  }

  private takeAnswer({ seat, choice, key }: Answer & { readonly key?: string }): Change {
    const index = key === undefined ? this.play.promptFor({ seat, choice }) : this.indexByKey(seat, key);
    const { change, next } = this.orAsBefore(() => this.answered(index, choice));
    this.undone = [];
    if (this.remembers === 'last') this.forget();
    this.record.add(change, this.remembers === 'all' ? this.milestone : undefined);
    this.askings.answered(this.prompts, this.revision);
    if (this.remembers === 'all') this.nameChapter();
    if (next) {
      this.begin(next);
      this.askings.begun(this.prompts, this.revision);
    }
    return change;
  }

  /** Answers, and builds the segment that begins with that; nothing is recorded yet. */
  private answered(
    index: number,
    choice: Choice,
  ): { readonly change: Change; readonly next?: Next<State, Event> } {
    const { length } = this.memory.entries;
    const change = this.track.answer(index, choice);
    try {
      const next = this.nextChapter();
      return { change, ...(next && { next }) };
    } catch (error) {
      this.track.goTo(length);
      throw error;
    }
  }

  private indexByKey(seat: Seat, key: string): number {
    const own = this.prompts.filter((prompt) => prompt.seat === seat);
    if (own.length === 0) throw this.play.notAsked(seat);
    const asked = own.find((prompt) => this.keyOf(prompt) === key);
    if (asked) return this.prompts.indexOf(asked);
    throw stale();
  }

  /** Only the last step, and what the last answer told, stay. */
  private forget(): void {
    const { table } = this.play;
    const line = this.memory.marks.at(-1)?.line ?? 0;
    table.log.splice(0, line - table.logStart);
    table.logStart = line;
    this.memory.keepLast();
  }

  /**
   * Gives an entry that is on record elsewhere; throws where it no longer fits, and is then as before. No chapter is
   * closed here: whoever plays a segment again stays in it.
   */
  give(entry: Entry): void {
    const { length } = this.memory.entries;
    this.orAsBefore(() => {
      try {
        this.track.give(entry);
      } catch (error) {
        this.track.goTo(length);
        throw error;
      }
    });
    this.undone = [];
    this.record.add(entry, this.milestone);
    this.askings.anew(this.prompts, this.revision);
  }

  /** The hash of the state where a step begins right here. */
  get milestone(): string | undefined {
    const step = this.memory.steps.at(-1);
    const begins = step && !step.setup && step.entries === this.memory.entries.length;
    return begins ? hashState(step.state).toString(36) : undefined;
  }

  // ── Chapters and remakes: where memory begins anew ────────────────────────────────────────────────────

  /** The segment that begins right here, with a chapter or because the running one grows too long. */
  private nextChapter(): Next<State, Event> | undefined {
    const step = this.memory.steps.at(-1);
    if (!step || step.setup || this.remembers === 'last') return undefined;
    const { chapter = step.chapter } = this.record.head;
    const isOver = chapter !== step.chapter || (this.record.growsLong && !outOfBounds(step.state));
    if (!isOver || step.entries !== this.memory.entries.length) return undefined;
    return this.segmentFrom(this.checkpoint(), step.chapter, this.options);
  }

  /** The first segment has its name from where the setup led, and none while the setup goes on. */
  private nameChapter(): void {
    const { chapter: _, ...head } = this.record.head;
    const step = this.memory.steps.at(-1);
    if (step?.setup) this.record.head = head;
    else if (this.record.head.chapter === undefined && step?.chapter !== undefined) {
      this.record.head = { ...head, chapter: step.chapter };
    }
  }

  /** A segment that leads to a question or an end. What the last change told can still be read in it. */
  private segmentFrom(
    start: Checkpoint<State>,
    chapter: string | undefined,
    options: Options,
  ): Next<State, Event> {
    const line = this.memory.marks.at(-1)?.line ?? this.toldCount;
    const told = this.lines(line).slice(0, Math.max(0, start.log - line));
    const track = new Track(this.game, options, this.settings, start, told);
    return { track, head: headOf(this.game.version, options, chapter, start) };
  }

  private begin({ track, head }: Next<State, Event>): void {
    this.undone = [];
    this.track = track;
    this.options = head.options;
    this.record.begin(head, this.milestone);
  }

  /** The remakes of the game, each with the reason why it cannot be done now. */
  remakes(): { readonly id: string; readonly changes: readonly string[]; readonly closed?: Reason }[] {
    if (this.isBeingSetUp) return [];
    return Object.entries(this.game.remakes ?? {}).map(([id, remake]) => {
      const closed = remake.closed?.(this.plainState, this.options);
      return { id, changes: remake.changes, ...(closed && { closed }) };
    });
  }

  /** The state when the running step began, or at the end of the game. */
  private get plainState(): State {
    return this.outcome ? this.state : this.track.checkpoint.state;
  }

  /** A remake goes on from a state: while the table is being set up there is none yet. */
  private get isBeingSetUp(): boolean {
    return !this.outcome && this.track.checkpoint.setup;
  }

  private remake(asked: Extract<Change, { readonly remake: string }>): Change {
    if (this.isBeingSetUp) throw new Refusal('The table is still being set up.', { id: 'setup' });
    if (this.remembers === 'last') throw new Fault('A run that remembers only its last step has no record.');
    const random = this.chanceForRemake();
    const made = remade(this.game, asked, this.plainState, this.options, random);
    // Recorded as it was understood: a loader reads it again.
    const names = Object.keys(asked.options);
    const options = Object.fromEntries(names.map((name) => [name, made.options[name]]));
    const change: Change = { remake: asked.remake, options };
    const start = {
      state: made.state,
      random: random.state(),
      passes: {},
      log: this.toldCount,
      setup: false,
    };
    const next = this.segmentFrom(start, this.game.chapter?.(made.state), made.options);
    this.record.add(change, undefined);
    this.begin(next);
    this.askings.anew(this.prompts, this.revision);
    return change;
  }

  /** Other dice than those that were seen since the step began; the same whenever the record is replayed. */
  private chanceForRemake(): Random {
    const { random } = this.track.checkpoint;
    return Random.fromSeed(hash128(`${this.settings.seed} ${random.join()} ${pack(this.entriesSince)}`));
  }

  /** Where the running segment begins. */
  get segmentStart(): Checkpoint | undefined {
    return this.record.head.start;
  }

  // ── Going back ────────────────────────────────────────────────────────────────────────────────────────

  /** The points to go back to, the nearest first. Behind a barrier each names it. */
  undos(most = Number.POSITIVE_INFINITY): Undo[] {
    return undoPoints(this.memory.marks, most);
  }

  /** The points to which a seat can go back by itself while others choose at the same time, the nearest first. */
  undosAlone(seat: Seat): Undo[] {
    return undoPointsAlone(this.memory, this.prompts, seat);
  }

  /** Takes back the last answers. Where a barrier lies between and the table forbids it, refuses. */
  undo(answers = 1): void {
    const undo = this.undos(answers)[answers - 1];
    if (!undo) throw this.nothingToUndo();
    this.apply({ undo: undo.keep });
  }

  private nothingToUndo(): Refusal {
    return this.past.length > 0
      ? new Refusal('Undo goes back to the beginning of this chapter.', { id: 'chapter' })
      : new Refusal('There is nothing to undo.', { id: 'nothing-to-undo' });
  }

  private takeBack(keep: number, seat?: Seat): Change {
    const points = seat === undefined ? this.undos() : this.undosAlone(seat);
    const undo = points.find((point) => point.keep === keep);
    if (!undo) throw this.nothingToUndo();
    const screened = this.screenedSince(keep, seat);
    if (seat === undefined && this.isScreened(keep)) throw behindScreens();
    if (undo.barrier && !this.settings.freeUndo) {
      const message = `This cannot be undone: there was a ${undo.barrier} since.`;
      throw new Refusal(message, { id: 'barrier', barrier: undo.barrier });
    }
    const tail = this.memory.entries.slice(keep);
    const rest = tail.filter((entry) => staysWithout(entry, seat));
    // Chance that was seeded anew must not fall back to the dice that were seen before.
    const isReseeded = tail.some((entry) => 'reseed' in entry && !staysWithout(entry, seat));
    // Nor must it show, by what is recorded, whether somebody rolled behind a screen.
    const reseed = undo.barrier || isReseeded || screened.length > 0 ? this.freshSeed() : undefined;
    const whose = seat === undefined ? {} : { seat };
    this.goTo(keep, tail, reseed === undefined ? rest : [...rest, { reseed, ...whose }]);
    this.undone.push({ keep, tail, seat });
    const change = { undo: keep, ...whose, ...(reseed !== undefined && { reseed }) };
    this.record.add(change, this.milestone, tail.length);
    this.nameChapter();
    this.askings.anew(this.prompts, this.revision, seat);
    return change;
  }

  /** Whether going back there would tell what somebody did behind a screen: where undo is strict, all is refused alike. */
  isScreened(keep: number): boolean {
    return (
      !this.settings.freeUndo && this.screenedSince(keep, undefined).some((mark) => this.isHiddenStill(mark))
    );
  }

  /** The answers since then that were given behind a screen: those of a seat, or all. */
  private screenedSince(keep: number, seat: Seat | undefined): readonly Mark[] {
    if (this.options.players === 1) return [];
    return this.marks.filter(
      (mark) => mark.index >= keep && isBehindScreen(mark) && (seat === undefined || mark.seat === seat),
    );
  }

  /** Whether others do not know even now what was answered, or rolled. */
  private isHiddenStill(mark: Mark): boolean {
    const isRunning = mark.window === windowTogether(this.prompts) && this.marksOfStep.includes(mark);
    return isRunning || isSecret(mark.question) || mark.isChance;
  }

  /** Goes on from the entries that stay with others than those that were given; all or nothing. */
  private goTo(keep: number, tail: readonly Entry[], instead: readonly Entry[]): void {
    this.orAsBefore(() => {
      try {
        this.track.goTo(keep, instead);
      } catch (error) {
        this.track.goTo(keep, tail);
        if (!(error instanceof Refusal)) throw error;
        throw new Refusal('This cannot be done: a later answer depends on it.', { id: 'depends' });
      }
    });
  }

  /** Where it fails, the track is as before, but has made its prompts once more: they are still the same askings. */
  private orAsBefore<T>(act: () => T): T {
    try {
      return act();
    } catch (error) {
      this.askings.made(this.prompts);
      throw error;
    }
  }

  /** Nobody who does not know the table's seed can foresee it. */
  private freshSeed(): string {
    return Random.fromSeed(hash128(`${this.settings.seed} ${this.revision}`)).seed();
  }

  /** How many answers a half-made choice has; 0 where nothing can be backed out of. */
  halfMade(seat?: Seat): number {
    return halfMadePoint(this.memory, this.prompts, seat)?.answers ?? 0;
  }

  /** Backs out of a half-made choice: all answers of this step, or those of a seat that chooses with others. */
  back(seat?: Seat): void {
    const undo = halfMadePoint(this.memory, this.prompts, seat);
    if (!undo) throw new Refusal('There is nothing half-made to back out of.', { id: 'nothing-half-made' });
    this.apply({ undo: undo.keep, ...(undo.alone && seat !== undefined && { seat }) });
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** Whether the last undo was this viewer's to take back: its own, or everybody's. */
  canRedoFor(viewer: Viewer): boolean {
    const last = this.undone.at(-1);
    return last !== undefined && (last.seat === undefined || last.seat === viewer);
  }

  /** Gives again what the last undo took back, with the same dice. */
  redo(): void {
    this.apply({ redo: true });
  }

  private doAgain(seat?: Seat): Change {
    const last = this.undone.at(-1);
    if (!last || (seat !== undefined && !this.canRedoFor(seat)))
      throw new Refusal('There is nothing to redo.', { id: 'nothing-to-redo' });
    this.goTo(last.keep, this.memory.entries.slice(last.keep), last.tail);
    this.undone.pop();
    const change: Change = { redo: true };
    this.record.add(change, this.milestone, last.tail.length);
    this.nameChapter();
    this.askings.anew(this.prompts, this.revision, last.seat);
    return change;
  }

  // ── Forks ─────────────────────────────────────────────────────────────────────────────────────────────

  /** The same position once more, free to be played on. Dice are rolled by the seed from here on. */
  fork(entries = this.length): Play<State, Event> {
    return forkAt(this.track.origin(entries));
  }

  /** Where forks of this position begin (`forkFor`). */
  get origin(): Origin<State, Event> {
    return this.track.origin(this.length);
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

  /** The stretches of the game that are closed: no undo leads there. */
  get past(): readonly Segment[] {
    return this.record.past;
  }

  /** All that is recorded, a segment for each stretch. */
  get segments(): readonly Segment[] {
    return this.record.segments;
  }

  /** What is recorded since a revision: what a store appends. */
  recordSince(revision: number): ReturnType<TableRecord['since']> {
    return this.record.since(revision);
  }

  hash(): string {
    return hashState(this.state).toString(36);
  }
}

const behindScreens = (): Refusal =>
  new Refusal('Others have chosen behind their screens: only your own answers can be taken back.', {
    id: 'screens',
  });

const stale = (): Refusal =>
  new Refusal('This question has been answered, or is asked anew.', { id: 'stale' });

const headOf = (
  version: number,
  options: Options,
  chapter: string | undefined,
  start: Checkpoint | undefined,
): Omit<SegmentHead, 'from'> => ({
  version,
  options,
  ...(chapter !== undefined && { chapter }),
  ...(start && { start }),
});
