import { faceOf, type Prompt, type Seat } from './prompt.ts';

/** When each open prompt was asked: what tells an answer to this asking from one to an earlier one. */
export class Askings {
  private prompts: readonly Prompt[];
  private revisions: readonly number[];
  /** The last revision at which entries were moved: by an undo, a redo, a remake, a chapter that begins, or chance anew. */
  moved: number;

  constructor(prompts: readonly Prompt[], revision: number) {
    this.prompts = prompts;
    this.revisions = prompts.map(() => revision);
    this.moved = revision;
  }

  /** The same until this prompt is answered or asked anew. */
  keyOf(prompt: Prompt): string {
    const index = this.prompts.indexOf(prompt);
    if (index < 0) throw new RangeError('This prompt is not open.');
    return `${this.revisions[index]}.${faceOf(prompt)}`;
  }

  /** After an answer. A prompt that it did not touch, as another seat's in `all`, is still the same asking. */
  answered(prompts: readonly Prompt[], revision: number): void {
    const before = new Map(this.prompts.map((prompt, i) => [prompt, this.revisions[i]]));
    this.revisions = prompts.map((prompt) => before.get(prompt) ?? revision);
    this.prompts = prompts;
  }

  /** All is asked anew; where one seat alone went back, only what that seat is asked. */
  anew(prompts: readonly Prompt[], revision: number, seat?: Seat): void {
    this.moved = Math.max(this.moved, revision);
    const before = new Map<string, number>();
    if (seat !== undefined) {
      this.prompts.forEach((prompt, i) => {
        if (prompt.seat !== seat) before.set(nameOf(prompt), this.revisions[i] ?? revision);
      });
    }
    this.revisions = prompts.map(
      (prompt) => (before.size > 0 ? before.get(nameOf(prompt)) : undefined) ?? revision,
    );
    this.prompts = prompts;
  }

  /** What this seat is asked was asked at this revision or later. */
  notBefore(seat: Seat, revision: number): void {
    this.moved = Math.max(this.moved, revision);
    this.revisions = this.revisions.map((asked, i) =>
      this.prompts[i]?.seat === seat ? Math.max(asked, revision) : asked,
    );
  }

  /** A segment begins: entries are counted anew, but these are still the same askings. */
  begun(prompts: readonly Prompt[], revision: number): void {
    this.moved = revision;
    this.made(prompts);
  }

  /** The same prompts, made once more. */
  made(prompts: readonly Prompt[]): void {
    this.prompts = prompts;
  }
}

const nameOf = (prompt: Prompt): string => `${prompt.seat} ${faceOf(prompt)}`;
