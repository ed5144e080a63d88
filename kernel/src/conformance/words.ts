import { parseCases, playCase } from '../cases/index.ts';
import { Fault } from '../fault.ts';
import type { Game, Seating, Words } from '../game.ts';
import { bareQuestion, isSecret, type Prompt, type Question } from '../prompt.ts';
import type { Run } from '../run.ts';
import { asShown } from '../seen.ts';
import { isKernelTold, type KernelTold, type Told } from '../told.ts';

/** What a game allows its words, and what it does not. */
export interface Wording {
  /** Ids of things, which nobody should read. */
  readonly ids: RegExp;
  /** Ids of options that are words already: `pass`. */
  readonly same?: readonly string[];
  /** Kinds of events, and questions, that speak in prose of the game. */
  readonly prose?: readonly string[];
}

/** What words must not look like: ids with hyphens or colons, gaps, or something that was not there. */
const SUSPECT = /undefined|NaN|\[object|\b[a-z]+(-[a-z]+)*:[a-z0-9]|[a-z]-\d|_[a-z]| {2}|^$|\?\?| [,.?]|\(\)/;

/** Reads along in all languages of a game; throws a Fault that names what nobody could understand. */
export class WordsCheck<S, E extends Told> {
  private readonly game: Game<S, E>;
  private readonly wording: Wording;
  private readonly languages: readonly Words<E>[];

  constructor(game: Game<S, E>, wording: Wording) {
    this.game = game;
    this.wording = wording;
    this.languages = Object.values(game.words ?? {});
  }

  /** All that is asked now, what was told since `from`, and how it ended; gives where to go on. */
  read(run: Run<S, E>, from = 0): number {
    const seating = this.game.seating?.(run.state);
    for (const prompt of run.prompts) this.prompt(asShown(prompt), seating);
    for (const { event, instead } of run.lines(from)) {
      this.event(event, seating);
      if (instead) this.event(instead, seating);
    }
    for (const words of this.languages) if (run.outcome) this.text(words.outcome(run.outcome), 'the outcome');
    return run.toldCount;
  }

  /** All that is asked and told in the cases of a file. */
  cases(file: string): void {
    for (const given of parseCases(file)) {
      let seen = 0;
      for (const { run } of playCase(this.game, given)) seen = this.read(run, seen);
    }
  }

  private text(text: string, what: string): void {
    if (SUSPECT.test(text) || this.wording.ids.test(text))
      throw new Fault(`The words for ${what}: "${text}".`);
  }

  private isProse(id: string): boolean {
    return this.wording.prose?.includes(id) ?? false;
  }

  private prompt(prompt: Prompt, seating: Seating | undefined): void {
    const { question, seat, options } = prompt;
    for (const words of this.languages) {
      this.question(words, question, seat, seating);
      if (isSecret(question) || prompt.how === 'all')
        this.question(words, bareQuestion(question), seat, seating);
      options.forEach(({ id, closed }, i) => {
        const label = words.option(prompt, i, seating);
        if (label === id && !this.wording.same?.includes(id)) {
          throw new Fault(`There are no words for the option ${id} of ${question.id}.`);
        }
        if (!this.isProse(question.id)) this.text(label, id);
        if (closed && words.reason(closed) === closed.id) {
          throw new Fault(`There are no words for the reason ${closed.id}.`);
        }
      });
    }
  }

  private question(words: Words<E>, question: Question, seat: number, seating: Seating | undefined): void {
    const asked = words.question(question, seat, seating);
    if (asked === question.id) throw new Fault(`There are no words for the question ${question.id}.`);
    this.text(asked, question.id);
  }

  private event(event: E | KernelTold, seating: Seating | undefined): void {
    if (isKernelTold(event)) {
      if (event.kind === 'auto') this.auto(event, seating);
      return;
    }
    if (this.isProse(event.kind)) return;
    for (const words of this.languages) this.text(words.event(event, seating), event.kind);
  }

  /** An answer that the kernel gave is told without the data of its question. */
  private auto(event: Extract<KernelTold, { kind: 'auto' }>, seating: Seating | undefined): void {
    const question = { id: event.question, rule: event.rule };
    const options = [{ id: event.option, value: undefined }];
    if (this.isProse(question.id)) return;
    this.prompt({ seat: event.seat, question, ask: 'one', options, min: 1, max: 1, how: 'one' }, seating);
  }
}

/** The ids of the questions that stand in the source of rules. */
export const questionsIn = (source: string): string[] =>
  [...source.matchAll(/\bid: '([a-z-]+)',\s*rule\b/g)].map(([, id = '']) => id);
