import { type Checkpoint, playFrom } from './checkpoint.ts';
import { Refusal } from './fault.ts';
import type { Origin } from './fork.ts';
import type { Game, Options } from './game.ts';
import { type Entry, isReseed } from './journal.ts';
import { type Mark, Memory, type Step } from './memory.ts';
import type { Answer, Play } from './play.ts';
import { choice, fingerprint, type Prompt, pick } from './prompt.ts';
import type { Line } from './table.ts';
import type { Told } from './told.ts';

type Answered = Extract<Entry, { readonly choice: unknown }>;

/** The game and the way that led here: it can stand again wherever it has stood. */
export class Track<State, Event extends Told> {
  readonly memory = new Memory<State>();
  private readonly game: Game<State, Event>;
  private readonly options: Options;
  private readonly ownDice: boolean;
  private now: Play<State, Event>;
  private entered: Checkpoint<State>;

  constructor(game: Game<State, Event>, options: Options, ownDice: boolean, start: Checkpoint<State>) {
    this.game = game;
    this.options = options;
    this.ownDice = ownDice;
    this.entered = start;
    this.now = this.enter(start, [], start.log);
  }

  get play(): Play<State, Event> {
    return this.now;
  }

  /** How many lines were told in all. */
  get toldCount(): number {
    const { logStart, log } = this.now.table;
    return logStart + log.length;
  }

  /** The last checkpoint. */
  get checkpoint(): Checkpoint<State> {
    return this.memory.steps.at(-1) ?? this.entered;
  }

  /** Where a fork begins that stands after so many entries. */
  origin(at: number): Origin<State, Event> {
    const { game, options, ownDice, memory } = this;
    const checkpoint = memory.stepAt(at) ?? { ...this.entered, at: 0 };
    return { game, options, ownDice, checkpoint, since: memory.entries.slice(checkpoint.at, at) };
  }

  /** Whatever goes wrong, the game stands as before. */
  answer({ seat, choice: said }: Answer): void {
    const index = this.now.promptOf(seat);
    const prompt = this.now.prompts[index] as Prompt;
    const picked = pick(prompt, said);
    const { length } = this.memory.entries;
    try {
      this.reply(index, picked, { seat, print: fingerprint(prompt), choice: choice(prompt, picked) });
    } catch (error) {
      this.goTo(length);
      throw error;
    }
  }

  /** Gives an entry that was given before; throws a Refusal where the prompt is no longer the same. */
  give(entry: Entry): void {
    if (isReseed(entry)) {
      this.reseed(entry.reseed);
      return;
    }
    const index = this.now.promptOf(entry.seat);
    const prompt = this.now.prompts[index] as Prompt;
    const { id } = prompt.question;
    if (fingerprint(prompt) !== entry.print) throw new Refusal(`"${id}" is asked differently now.`);
    this.reply(index, pick(prompt, entry.choice), entry);
  }

  private reply(index: number, picked: Parameters<Play['reply']>[1], entry: Answered): void {
    const { question } = this.now.prompts[index] as Prompt;
    const { seat, choice: said } = entry;
    const { entries, marks } = this.memory;
    const mark: Mark = {
      at: entries.length,
      question,
      choice: said,
      seat,
      line: this.toldCount,
      barrier: undefined,
    };
    entries.push(entry);
    marks.push(mark);
    this.now.table.barrier = undefined;
    this.now.reply(index, picked);
    mark.barrier = this.now.table.barrier;
  }

  reseed(seed: number): void {
    this.memory.entries.push({ reseed: seed });
    this.now.table.reseed(seed);
  }

  /** Stands again where `at` entries had been given, then gives those of `tail`. */
  goTo(at: number, tail: readonly Entry[] = []): void {
    const step = this.memory.stepAt(at) as Step<State>;
    const again = [...this.memory.entries.slice(step.at, at), ...tail];
    const { log, logStart } = this.now.table;
    this.memory.cut(step);
    this.entered = step;
    this.now = this.enter(step, log, logStart);
    for (const entry of again) this.give(entry);
  }

  /** Plays on from the checkpoint; the log goes on where it was then. */
  private enter(checkpoint: Checkpoint<State>, log: Line<Event>[], logStart: number): Play<State, Event> {
    const play = playFrom(this.game, checkpoint, this.ownDice);
    const { table } = play;
    log.length = Math.min(log.length, checkpoint.log - logStart);
    table.log = log;
    table.logStart = logStart;
    let { setup } = checkpoint;
    play.onStep = () => {
      this.memory.steps.push({
        at: this.memory.entries.length,
        state: this.game.copy(table.state),
        random: table.random.state(),
        passes: { ...table.passes },
        log: table.logStart + table.log.length,
        setup,
        turn: setup ? 'setup' : this.game.clock(table.state).turn,
      });
      setup = false;
    };
    if (checkpoint.setup) play.setup(this.options);
    else play.go();
    return play;
  }
}
