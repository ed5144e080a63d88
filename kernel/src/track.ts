import { type AnswerEntry, type Entry, isAnswer } from './changes.ts';
import { type Checkpoint, enter, type OwnChance, playFrom } from './checkpoint.ts';
import { Fault, Refusal } from './fault.ts';
import type { Origin } from './fork.ts';
import type { Game } from './game.ts';
import { notPlain, outOfBounds } from './json.ts';
import { type Mark, Memory, type Step } from './memory.ts';
import type { Options } from './options.ts';
import { choice, pick } from './picks.ts';
import type { Play } from './play.ts';
import { bareQuestion, type Choice, fingerprint, isChance, type Pick, type Prompt } from './prompt.ts';
import type { Line, Told } from './told.ts';

/** The game and the way that led here: it can return to wherever it has been. */
export class Track<State, Event extends Told> {
  readonly memory = new Memory<State>();
  private readonly game: Game<State, Event>;
  private readonly options: Options;
  private readonly own: OwnChance;
  private readonly start: Checkpoint<State>;
  private now: Play<State, Event>;

  /** `told` are lines from before the checkpoint that are still to be read. */
  constructor(
    game: Game<State, Event>,
    options: Options,
    own: OwnChance,
    start: Checkpoint<State>,
    told: Line<Event>[] = [],
  ) {
    this.game = game;
    this.options = options;
    this.own = own;
    this.start = start;
    this.now = this.enter(start, told, start.log - told.length);
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
    return this.memory.steps.at(-1) ?? this.start;
  }

  /** Where a fork begins that goes as far as so many entries. */
  origin(entries: number): Origin<State, Event> {
    const { game, options, own, memory } = this;
    const checkpoint = memory.stepAt(entries) ?? { ...this.start, entries: 0 };
    const since = memory.entries.slice(checkpoint.entries, entries);
    return { game, options, own, checkpoint, since, replies: memory.repliesTo(since, checkpoint.entries) };
  }

  /** Answers one of the open prompts. Whatever goes wrong, the game is as before. */
  answer(index: number, said: Choice): AnswerEntry {
    const prompt = this.now.prompts[index] as Prompt;
    const picked = pick(prompt, said);
    const { length } = this.memory.entries;
    const entry = { seat: prompt.seat, print: fingerprint(prompt), choice: choice(prompt, picked) };
    try {
      this.reply(index, picked, entry);
    } catch (error) {
      this.goTo(length);
      throw error;
    }
    return entry;
  }

  /** Gives an entry that was given before; throws a Refusal where the prompt is no longer the same. */
  give(entry: Entry): void {
    const { table } = this.now;
    if (!isAnswer(entry)) {
      this.memory.entries.push(entry);
      if ('reseed' in entry) table.reseed(entry.reseed, entry.seat);
      else {
        const { anew: questions, dropped } = entry;
        const [prompt] = this.now.prompts;
        const rule = prompt ? bareQuestion(prompt.question).rule : '';
        table.log.push({ event: { kind: 'asked-anew', rule, questions, dropped } });
      }
      return;
    }
    const index = this.now.indexOf(entry.seat, entry.print);
    if (index < 0) {
      const asked = this.now.prompts.find(({ seat }) => seat === entry.seat);
      if (!asked) throw this.now.notAsked(entry.seat);
      throw new Refusal(`"${asked.question.id}" is asked differently now.`);
    }
    this.reply(index, pick(this.now.prompts[index] as Prompt, entry.choice), entry);
  }

  private reply(index: number, picked: Pick, entry: AnswerEntry): void {
    const prompt = this.now.prompts[index] as Prompt;
    const { question, how, window = 0 } = prompt;
    const { seat, choice: said } = entry;
    const { entries, marks } = this.memory;
    const line = this.toldCount;
    const mark: Mark = {
      index: entries.length,
      seat,
      question,
      choice: said,
      reply: { prompt: index, pick: picked },
      isChance: isChance(prompt),
      how,
      step: this.memory.steps.at(-1)?.entries ?? 0,
      window,
      laidOpen: this.now.table.windows.laidOpen,
      line,
      barrier: undefined,
    };
    entries.push(entry);
    marks.push(mark);
    this.now.table.barrier = undefined;
    this.now.table.shown = [];
    this.now.reply(index, picked);
    mark.barrier = this.now.table.barrier;
  }

  /** Returns to where `keep` entries had been given, then gives those of `tail`. */
  goTo(keep: number, tail: readonly Entry[] = []): void {
    const step = this.memory.stepAt(keep) as Step<State>;
    const again = [...this.memory.entries.slice(step.entries, keep), ...tail];
    const { log, logStart } = this.now.table;
    this.memory.cut(step);
    this.now = this.enter(step, log, logStart);
    for (const entry of again) this.give(entry);
  }

  /** Plays on from the checkpoint; the log goes on where it was then. */
  private enter(checkpoint: Checkpoint<State>, log: Line<Event>[], logStart: number): Play<State, Event> {
    const play = playFrom(this.game, checkpoint, this.own);
    const { table } = play;
    // Where lines were forgotten that came after the checkpoint, they are told again.
    table.logStart = Math.min(logStart, checkpoint.log);
    log.length = Math.min(log.length, checkpoint.log - table.logStart);
    table.log = log;
    let { setup } = checkpoint;
    play.onStep = () => {
      const chapter = setup ? undefined : this.game.chapter?.(table.state);
      const last = this.memory.steps.at(-1);
      if (last && !last.setup && last.chapter !== chapter) mustBeLoadable(table.state);
      this.memory.begin({
        entries: this.memory.entries.length,
        state: this.game.copy(table.state),
        random: table.random.state(),
        passes: { ...table.passes },
        log: table.logStart + table.log.length,
        setup,
        chapter,
      });
      setup = false;
    };
    enter(play, checkpoint, this.options);
    return play;
  }
}

/** A segment begins with a state: one that could not be loaded again is a fault of the rules. */
function mustBeLoadable(state: unknown): void {
  const wrong = notPlain(state) ?? outOfBounds(state);
  if (wrong) throw new Fault(`A chapter begins with a state that could not be loaded again: ${wrong}.`);
}
