import type { Checkpoint } from './checkpoint.ts';
import type { Entry, Milestone } from './journal.ts';
import { hashState } from './json.ts';
import type { Choice, Question, Seat } from './prompt.ts';
import type { Barrier } from './table.ts';

/** A checkpoint and its place in the game. */
export interface Step<State> extends Checkpoint<State> {
  /** Entries of the journal before it. */
  readonly at: number;
  readonly turn: string;
  hash?: string;
}

/** What an answer was about, and what it brought to light. */
export interface Mark {
  /** Its place in the journal. */
  readonly at: number;
  readonly question: Question;
  readonly choice: Choice;
  readonly seat: Seat;
  /** Lines told before it. */
  readonly line: number;
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

function hashOf(step: Step<unknown>): string {
  step.hash ??= hashState(step.state).toString(36);
  return step.hash;
}

/** What a run remembers: all that came from outside, and the state at the beginning of each step. */
export class Memory<State> {
  readonly entries: Entry[] = [];
  readonly steps: Step<State>[] = [];
  readonly marks: Mark[] = [];

  /** The step that was running when so many entries had been given. */
  stepAt(at: number): Step<State> | undefined {
    return this.steps.findLast((step) => step.at <= at) ?? this.steps[0];
  }

  /** Forgets the step and all that came since. */
  cut(step: Step<State>): void {
    this.steps.length = this.steps.lastIndexOf(step);
    this.entries.length = step.at;
    this.marks.length = 1 + this.marks.findLastIndex((mark) => mark.at < step.at);
  }

  /** Keeps only the last checkpoint, for runs whose past nobody asks for. */
  keepLast(): void {
    const last = this.steps.at(-1);
    if (!last || this.steps.length === 1) return;
    this.entries.splice(0, last.at);
    this.marks.length = 0;
    this.steps.splice(0, this.steps.length, { ...last, at: 0 });
  }

  /** The points to go back to, the nearest first. Behind a barrier each names it. */
  undos(most: number): Undo[] {
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
    let s = this.steps.length - 1;
    if (what === 'turn') while (this.steps[s - 1]?.turn === current.turn) s--;
    const { at } = this.steps[s] as Step<State>;
    return this.marks.length - 1 - this.marks.findLastIndex((mark) => mark.at < at);
  }

  /** How many answers a half-made choice has: those of this step, if nothing was rolled or revealed. */
  get halfMade(): number {
    const answers = this.answersSince('step');
    return answers > 0 && this.marks.slice(-answers).every((mark) => !mark.barrier) ? answers : 0;
  }

  /** The milestones after so many entries; of all of them, also that of the beginning. */
  milestones(after = -1): Milestone[] {
    const milestones: Milestone[] = [];
    for (let s = this.steps.length - 1; s >= 0; s--) {
      const step = this.steps[s] as Step<State>;
      if (step.at <= after) break;
      // Of steps without an answer between them, only the last one is a milestone.
      if (!step.setup && step.at !== this.steps[s + 1]?.at) {
        milestones.push({ at: step.at, hash: hashOf(step) });
      }
    }
    return milestones.reverse();
  }

  hashAt(at: number): string | undefined {
    const step = this.steps.findLast((s) => s.at === at && !s.setup);
    return step && hashOf(step);
  }
}
