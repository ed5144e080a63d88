import type { Entry } from './changes.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { Reply } from './flow.ts';
import type { Choice, How, Question, Seat } from './prompt.ts';
import type { Barrier } from './windows.ts';

/** A checkpoint and its place in the game. */
export interface Step<State> extends Checkpoint<State> {
  /** Entries before it. */
  readonly entries: number;
  readonly chapter: string | undefined;
}

/** What an answer was about, and what it brought to light. */
export interface Mark {
  /** Its index among the entries. */
  readonly index: number;
  readonly seat: Seat;
  readonly question: Question;
  readonly choice: Choice;
  /** How it was given: where the same step runs again, it can be given like this. */
  readonly reply: Reply;
  /** Chance answered, not a decision: the seat's own dice or cards. */
  readonly isChance: boolean;
  readonly how: How;
  /** How many entries came before its step. */
  readonly step: number;
  /** The window of its step in which it was asked. */
  readonly window: number;
  /** How often something of the step was laid open before it. */
  readonly laidOpen: number;
  /** Lines told before it. */
  readonly line: number;
  barrier: Barrier | undefined;
}

/** The latest checkpoints are all kept; of those before, one in so many. */
const LATEST = 8;
const ONE_IN = 8;

/** What a run remembers: its entries, and the state at the beginning of its steps. */
export class Memory<State> {
  readonly entries: Entry[] = [];
  readonly marks: Mark[] = [];
  /** Those that can be gone back to, in order; the first one is the beginning. */
  readonly steps: Step<State>[] = [];
  /** How many of the steps are thinned out already. */
  private thinned = 0;

  /** A step begins. Of steps without an entry between them, nobody can ever go back to any but the last. */
  begin(step: Step<State>): void {
    const { steps } = this;
    if (steps.at(-1)?.entries === step.entries) steps.pop();
    steps.push(step);
    this.thinned = Math.min(this.thinned, steps.length);
    if (steps.length - this.thinned < LATEST + ONE_IN) return;
    // The first of each group stays: older answers are given again from there.
    steps.splice(this.thinned + 1, ONE_IN - 1);
    this.thinned++;
  }

  /** The last step that is remembered and began after no more than so many entries. */
  stepAt(entries: number): Step<State> | undefined {
    return this.steps.findLast((step) => step.entries <= entries) ?? this.steps[0];
  }

  /** Forgets the step and all that came since. */
  cut(step: Step<State>): void {
    this.steps.length = this.steps.lastIndexOf(step);
    this.thinned = Math.min(this.thinned, this.steps.length);
    this.entries.length = step.entries;
    this.marks.length = 1 + this.marks.findLastIndex((mark) => mark.index < step.entries);
  }

  /** Keeps only the last checkpoint, for runs whose past nobody asks for. */
  keepLast(): void {
    const last = this.steps.at(-1);
    if (!last || this.steps.length === 1) return;
    this.entries.splice(0, last.entries);
    const since = this.marks.filter((mark) => mark.index >= last.entries);
    this.marks.splice(
      0,
      this.marks.length,
      ...since.map((mark) => ({ ...mark, index: mark.index - last.entries, step: 0 })),
    );
    this.steps.splice(0, this.steps.length, { ...last, entries: 0 });
    this.thinned = 0;
  }

  /** How the answers among these entries were given, the first of which has this index. */
  repliesTo(entries: readonly Entry[], first: number): Reply[] {
    const last = first + entries.length;
    const from = 1 + this.marks.findLastIndex(({ index }) => index < first);
    const replies: Reply[] = [];
    for (let i = from; i < this.marks.length && (this.marks[i] as Mark).index < last; i++)
      replies.push((this.marks[i] as Mark).reply);
    return replies;
  }

  /** The marks of the running step. */
  get marksOfStep(): Mark[] {
    const begun = this.steps.at(-1)?.entries ?? 0;
    return this.marks.slice(1 + this.marks.findLastIndex((mark) => mark.index < begun));
  }
}
