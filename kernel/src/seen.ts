import type { Outcome, Viewer } from './game.ts';
import { isHiddenFrom, windowTogether } from './hidden.ts';
import type { Mark } from './memory.ts';
import {
  bareQuestion,
  type Choice,
  isSecret,
  type Option,
  type Prompt,
  type Question,
  type Reason,
  type Seat,
} from './prompt.ts';
import type { Run } from './run.ts';
import { type KernelTold, readLines, type Told } from './told.ts';
import type { Undo } from './undo.ts';
import type { Barrier } from './windows.ts';

/** A prompt as a viewer sees it: no values, and of another seat's prompt only the question. */
export interface Asked extends Prompt {
  /** Names this asking; an answer names it. Another seat's prompts have none. */
  readonly key?: string;
}

/** An answer as a viewer sees it. */
export interface SeenAnswer {
  readonly seat: Seat;
  readonly question: Question;
  /** Undefined where it is hidden from the viewer. */
  readonly choice?: Choice;
}

/** A point of undo as a viewer sees it, with the answer that is taken back. */
export interface SeenUndo extends SeenAnswer {
  readonly keep: number;
  readonly answers: number;
  /** Only this seat's own answers go. */
  readonly alone: boolean;
  readonly barrier?: Barrier;
}

/** All that a viewer may see of a table. Nobody outside the kernel shows anything else. */
export interface Seen<Event extends Told = Told> {
  readonly viewer: Viewer;
  readonly revision: number;
  readonly outcome: Outcome | undefined;
  readonly view: unknown;
  readonly prompts: readonly Asked[];
  /** What was told from line `from` of the run on. How many lines there are is no viewer's to know: some are for others. */
  told(from?: number): (Event | KernelTold)[];
  /** After how many of these lines an answer had brought something to light. */
  barriers(): number[];
  /** The points to go back to, the nearest first. */
  undos(most?: number): SeenUndo[];
  /** Whether the first one is the beginning of a chapter, beyond which nobody can go back. */
  readonly isChapterStart: boolean;
  readonly canRedo: boolean;
  /** How many answers can be backed out of. */
  readonly halfMade: number;
  /** Commands of the table menu. */
  readonly remakes: readonly {
    readonly id: string;
    readonly changes: readonly string[];
    readonly closed?: Reason;
  }[];
}

/** The one function that says what a viewer may see. */
export function seenBy<S, E extends Told>(run: Run<S, E>, viewer: Viewer): Seen<E> {
  return {
    viewer,
    revision: run.revision,
    outcome: run.outcome,
    get view() {
      return run.view(viewer);
    },
    get prompts() {
      return run.prompts.map((prompt) => askedOf(run, prompt, viewer));
    },
    told: (from = 0) => readLines(run.lines(from), viewer),
    barriers: () => barrierLines(run, viewer),
    undos: (most = Number.POSITIVE_INFINITY) => undosFor(run, viewer, most),
    isChapterStart: run.past.length > 0,
    canRedo: run.canRedoFor(viewer),
    get halfMade() {
      return halfMadeFor(run, viewer);
    },
    get remakes() {
      return run.remakes();
    },
  };
}

function askedOf<S, E extends Told>(run: Run<S, E>, prompt: Prompt, viewer: Viewer): Asked {
  if (prompt.seat === viewer) {
    return { ...plain(asShown(prompt)), key: run.keyOf(prompt) };
  }
  const { seat, question, ask, how } = prompt;
  // In `all`, what a seat is asked next may tell what it has just chosen.
  const isHidden = isSecret(question) || (how === 'all' && !question.open);
  return {
    seat,
    question: isHidden ? bareQuestion(question) : question,
    // Whether it rolls or chooses is its own affair too.
    ask: isHidden ? 'one' : ask,
    how,
    options: [],
    min: 0,
    max: 0,
  };
}

function plain({ until, dice, window: _, supply: __, ...prompt }: Prompt): Prompt {
  return { ...prompt, ...(until && { until }), ...(dice && { dice }) };
}

/** A prompt as words and tables get it: what its options mean to the rules is not shown. */
export const asShown = (prompt: Prompt): Prompt => ({ ...prompt, options: prompt.options.map(withoutValue) });

const withoutValue = ({ value: _, ...option }: Option): Option => option as Option;

function barrierLines<S, E extends Told>(run: Run<S, E>, viewer: Viewer): number[] {
  const { marks, logStart, toldCount } = run;
  const isHidden = hiddenFrom(run, viewer);
  const lines = run.lines();
  const barriers: number[] = [];
  let read = 0;
  let line = logStart;
  marks.forEach((mark, i) => {
    if (!mark.barrier || isHidden(mark)) return;
    const end = marks[i + 1]?.line ?? toldCount;
    read += readLines(lines.slice(line - logStart, end - logStart), viewer).length;
    line = end;
    barriers.push(read);
  });
  return barriers;
}

function hiddenFrom<S, E extends Told>(run: Run<S, E>, viewer: Viewer): (mark: Mark) => boolean {
  const running = runningMarks(run);
  return (mark) => isHiddenFrom(mark, viewer, running.has(mark));
}

/** The answers in the `all` that is running. */
function runningMarks<S, E extends Told>({ prompts, marksOfStep }: Run<S, E>): ReadonlySet<Mark> {
  const together = windowTogether(prompts);
  return new Set(marksOfStep.filter(({ window }) => window === together));
}

/** Nobody backs out of what others chose unseen: that would tell whether they rolled something. */
function halfMadeFor<S, E extends Told>(run: Run<S, E>, viewer: Viewer): number {
  const isTogether = viewer !== 'watcher' && run.prompts.some(({ how }) => how === 'all');
  if (!isTogether && run.marksOfStep.some(hiddenFrom(run, viewer))) return 0;
  return run.halfMade(viewer === 'watcher' ? undefined : viewer);
}

/** What a seat can take back alone comes as that. */
function undosFor<S, E extends Told>(run: Run<S, E>, viewer: Viewer, most: number): SeenUndo[] {
  const running = runningMarks(run);
  const alone = viewer === 'watcher' ? [] : run.undosAlone(viewer);
  // Nor does a hidden answer tell that it rolled something.
  let barrier: Barrier | undefined;
  const seen = (undo: Undo): SeenUndo => {
    const { keep, answers, mark, alone: isAlone } = undo;
    const answer = seenAnswer(mark, viewer, running.has(mark));
    if (answer.choice !== undefined) barrier = mark.barrier ?? barrier;
    return { keep, answers, ...answer, alone: isAlone, ...(barrier && { barrier }) };
  };
  const shown = (points: readonly Undo[]): Undo[] =>
    withoutCounts(points, (mark) => isHiddenFrom(mark, viewer, running.has(mark)));
  const points = nearest(most, (count) => run.undos(count), shown);
  return points.map((undo, i) =>
    seen(alone.find(({ mark }) => mark === undo.mark) ?? { ...undo, answers: i + 1 }),
  );
}

/** How many answers a seat gave behind its screen is its own affair: of those in one window only the first is a point. */
function withoutCounts(points: readonly Undo[], isHidden: (mark: Mark) => boolean): Undo[] {
  const left = new Set<Undo>();
  /** Of the window that is being looked at: the point that was seen last, by seat. */
  let step = -1;
  let window = 0;
  let bySeat = new Map<Seat, Undo>();
  for (const point of points) {
    const { mark } = point;
    if (mark.window !== window || mark.step !== step) bySeat = new Map();
    ({ step, window } = mark);
    if (window === 0 || !isHidden(mark)) continue;
    const later = bySeat.get(mark.seat);
    if (later) left.add(later);
    bySeat.set(mark.seat, point);
  }
  return points.filter((point) => !left.has(point));
}

/** The nearest points that are shown, as many as are wanted. */
function nearest(
  most: number,
  read: (count: number) => readonly Undo[],
  shown: (points: readonly Undo[]) => Undo[],
): Undo[] {
  if (!(most > 0)) return [];
  for (let count = most; ; count *= 4) {
    const points = read(count);
    const found = shown(points);
    if (found.length >= most || points.length < count) return found.slice(0, most);
  }
}

/** What an answer shows, while the `all` in which it was given is running or later. */
export function seenAnswer(mark: Mark, viewer: Viewer, isRunning: boolean): SeenAnswer {
  const { seat, question, how, choice } = mark;
  if (isHiddenFrom(mark, viewer, isRunning)) return { seat, question: bareQuestion(question) };
  // What a question behind a screen showed its own seat stays there when the answers come to light.
  const isBare = seat !== viewer && how === 'all' && !question.open;
  return { seat, question: isBare ? bareQuestion(question) : question, choice };
}
