import type { Random } from './chance.ts';
import { Fault, Refusal } from './fault.ts';
import type { Game, Options, Outcome } from './game.ts';
import type { Choice, Pick, Prompt, Seat } from './prompt.ts';
import { pick } from './prompt.ts';
import { type Flow, GAME_OVER, Table } from './table.ts';
import type { Told } from './told.ts';

/** Steps in a row without a question: more than any game has between two decisions. */
const MOST_SILENT_STEPS = 100_000;

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
    this.flow = this.game.step(this.table);
  }

  /** Answers one of the open prompts with a checked pick. */
  reply(prompt: number, picked: Pick): void {
    this.advance({ prompt, pick: picked });
  }

  /** Finds the prompt that is open for the seat. */
  promptOf(seat: Seat): number {
    for (let i = 0; i < this.prompts.length; i++) if (this.prompts[i]?.seat === seat) return i;
    if (this.outcome) throw new Refusal('The game is over.', { id: 'game-over' });
    const asked = [...new Set(this.prompts.map((prompt) => prompt.seat))].join(', ');
    throw new Refusal(`Seat ${seat} is not asked anything now; asked: seat ${asked}.`);
  }

  answer(answer: Answer): void {
    const index = this.promptOf(answer.seat);
    this.reply(index, pick(this.prompts[index] as Prompt, answer.choice));
  }

  private advance(reply?: { readonly prompt: number; readonly pick: Pick }): void {
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
  private flowStops(reply: { readonly prompt: number; readonly pick: Pick } | undefined): boolean {
    try {
      const result = (this.flow as Flow).next(reply as never);
      if (result.done) return false;
      if (result.value.length === 0) throw new Fault('A flow stopped without a prompt.');
      this.prompts = result.value;
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

/** A game from the start, without memory. */
export function start<State, Event extends Told>(
  game: Game<State, Event>,
  options: Options,
  random: Random,
  ownDice = false,
): Play<State, Event> {
  const play = new Play(game, new Table<State, Event>(game.begin(options), random, ownDice));
  play.setup(options);
  return play;
}
