import type { Random } from './chance.ts';
import { Fault, Refusal } from './fault.ts';
import type { Flow, Reply } from './flow.ts';
import type { Game, Outcome } from './game.ts';
import type { Options } from './options.ts';
import { pick } from './picks.ts';
import { type Choice, fingerprint, type Pick, type Prompt, type Seat } from './prompt.ts';
import { GAME_OVER, Table } from './table.ts';
import type { Told } from './told.ts';

/** Steps in a row without a question: more than any game has between two decisions. */
const MOST_SILENT_STEPS = 10_000;

export interface Answer {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** A game in motion, without memory: what simulations and rollouts run on. */
export class Play<State = unknown, Event extends Told = Told> {
  readonly game: Game<State, Event>;
  readonly table: Table<State, Event>;
  prompts: readonly Prompt[] = [];
  outcome: Outcome | undefined;
  /** Called before each step, when the state is plain. */
  onStep: (() => void) | undefined;
  private flow: Flow | undefined;

  constructor(game: Game<State, Event>, table: Table<State, Event>) {
    this.game = game;
    this.table = table;
  }

  /** Sets up and goes on to the first question. */
  setup(options: Options): void {
    this.onStep?.();
    this.table.windows.restart();
    this.flow = this.game.setup(this.table, options);
    this.advance();
  }

  /** Goes on from a plain state. */
  go(): void {
    this.nextStep();
    this.advance();
  }

  private nextStep(): void {
    this.outcome = this.game.outcome(this.table.state);
    if (this.outcome) {
      this.flow = undefined;
      return;
    }
    this.onStep?.();
    this.table.windows.restart();
    this.flow = this.game.step(this.table);
  }

  /** Answers one of the open prompts with a checked pick. */
  reply(prompt: number, picked: Pick): void {
    this.advance({ prompt, pick: picked });
  }

  /** The index of the prompt of this seat that has the fingerprint; below 0 where there is none. */
  indexOf(seat: Seat, print: string): number {
    const { prompts } = this;
    for (let i = 0; i < prompts.length; i++) {
      const prompt = prompts[i] as Prompt;
      if (prompt.seat === seat && fingerprint(prompt) === print) return i;
    }
    return -1;
  }

  /** The index of the prompt that the answer is for: of several prompts of the seat, the first that takes it. */
  promptFor({ seat, choice }: Answer): number {
    const own: number[] = [];
    for (let i = 0; i < this.prompts.length; i++) if (this.prompts[i]?.seat === seat) own.push(i);
    const [first] = own;
    if (first === undefined) throw this.notAsked(seat);
    const taking = own.length > 1 ? own.find((i) => takes(this.prompts[i] as Prompt, choice)) : first;
    return taking ?? first;
  }

  notAsked(seat: Seat): Refusal {
    if (this.outcome) return new Refusal('The game is over.', { id: 'game-over' });
    const asked = [...new Set(this.prompts.map((prompt) => prompt.seat))].join(', ');
    return new Refusal(`${seatNamed(seat)} is not asked anything now; asked: seat ${asked}.`, {
      id: 'not-asked',
    });
  }

  answer(answer: Answer): void {
    const index = this.promptFor(answer);
    this.reply(index, pick(this.prompts[index] as Prompt, answer.choice));
  }

  private advance(reply?: Reply): void {
    let next = reply;
    for (let silent = 0; this.flow; silent++) {
      if (silent > MOST_SILENT_STEPS) {
        throw new Fault(`${MOST_SILENT_STEPS} steps in a row without a question or an end.`);
      }
      if (this.flowStops(next)) return;
      next = undefined;
      this.nextStep();
    }
    this.prompts = [];
  }

  /** Runs the flow on; whether it stopped at a question. */
  private flowStops(reply: Reply | undefined): boolean {
    try {
      const result = (this.flow as Flow).next(reply as never);
      if (result.done) return false;
      if (result.value.length === 0 && !this.table.windows.isWaiting)
        throw new Fault('A flow stopped without a prompt.');
      this.prompts = result.value;
      if (this.prompts.length > 1) mustDiffer(this.prompts);
      return true;
    } catch (error) {
      if (error !== GAME_OVER) throw error;
      if (!this.game.outcome(this.table.state)) {
        throw new Fault('The game was said to be over, but has no outcome.');
      }
      return false;
    }
  }
}

/** An answer names a seat and what it was asked: no two prompts of a seat may look alike. */
function mustDiffer(prompts: readonly Prompt[]): void {
  for (let i = 1; i < prompts.length; i++) {
    const { seat, question } = prompts[i] as Prompt;
    for (let j = 0; j < i; j++) {
      const other = prompts[j] as Prompt;
      if (
        other.seat !== seat ||
        other.question.id !== question.id ||
        other.question.figure !== question.figure
      )
        continue;
      if (fingerprint(other) === fingerprint(prompts[i] as Prompt))
        throw new Fault(`Seat ${seat} is asked "${question.id}" twice: each question must name its figure.`);
    }
  }
}

/** A request may name anything as its seat. */
const seatNamed = (seat: unknown): string =>
  typeof seat === 'object' ? 'Nobody' : `Seat ${String(seat).slice(0, 40)}`;

/** Whether the choice can be made here. */
export function takes(prompt: Prompt, choice: Choice): boolean {
  try {
    pick(prompt, choice);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** A game from the start, without memory. */
export function start<State, Event extends Told>(
  game: Game<State, Event>,
  options: Options,
  random: Random,
): Play<State, Event> {
  const play = new Play(game, new Table<State, Event>(game.begin(options), random));
  play.setup(options);
  return play;
}
