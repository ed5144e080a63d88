import { Random } from './chance.ts';
import { type AnswerEntry, type Entry, isAnswer } from './changes.ts';
import { NotedDraws, SameDraws } from './draws.ts';
import { Refusal } from './fault.ts';
import type { Reply } from './flow.ts';
import { begin, type Origin } from './fork.ts';
import { hashState, mix } from './json.ts';
import { askedOf, type Known, type Unknown, type UnknownAnswer } from './known.ts';
import { pick, pickAgain, randomPick } from './picks.ts';
import { type Play, takes } from './play.ts';
import {
  asksAlike,
  type Choice,
  type Pick as Picked,
  type Prompt,
  publicId,
  type Question,
  type Seat,
} from './prompt.ts';
import type { Told } from './told.ts';

/** One way in which all that a seat does not know might have come about: played again, it is the same. */
export interface World {
  readonly seed: number;
  /** The window at whose opening what is hidden is dealt anew; 0: at none. */
  readonly dealt: number;
  /** Whether the seat draws again in its branches what it drew. */
  readonly drawsAgain: boolean;
  readonly branches: ReadonlyMap<Seat, Branch>;
}

/** How the branch of another seat in an `all` might have gone: its chance, and what it answered. */
export interface Branch {
  readonly seed: number;
  readonly answers: readonly Given[];
}

/** What was asked, and how it was answered. */
export interface Given {
  readonly asked: Pick<Question, 'id' | 'figure'>;
  readonly choice: Choice;
  readonly picked: Picked;
}

/** What is seen of a branch that is played alone: the names of its questions, and the view. */
export interface Look {
  readonly asked: string;
  readonly view: number;
}

type Reseed = Extract<Entry, { readonly reseed: unknown }>;

type Script = readonly (Reply | Reseed)[];
type Note = (done: Script[number]) => void;

/** A game in a world, and how it came there: given once more, it comes there again. */
export interface Entered<S, E extends Told> {
  readonly play: Play<S, E>;
  readonly script: Script;
}

/** A world that was entered before. */
export interface Remembered {
  readonly world: World;
  readonly script: Script;
}

/** Plays a step as it might have gone. */
export class Worlds<S, E extends Told> {
  private readonly origin: Origin<S, E>;
  private readonly known: Known;
  private readonly unknown: Unknown;
  private readonly looks = new Map<Seat, Look>();
  /** What was asked in truth, answer by answer. */
  private readonly asked: Prompt[] = [];
  /** What the seat drew in its branches. */
  private readonly drawn: readonly unknown[];

  constructor(origin: Origin<S, E>, known: Known, unknown: Unknown) {
    this.origin = origin;
    this.known = known;
    this.unknown = unknown;
    const noted = new NotedDraws(known.seat);
    const play = begin(origin, ({ table }) => {
      table.windows.draws = noted;
    });
    this.follow(play, (i) => {
      const { prompt, pick: picked } = origin.replies[i] as Reply;
      this.asked.push(play.prompts[prompt] as Prompt);
      play.reply(prompt, picked);
      return true;
    });
    this.drawn = noted.cards;
  }

  /** Plays the step in this world; undefined where it cannot go like that. `loose`: what does not fit is left out. */
  enter(world: World, how: 'strict' | 'loose' = 'strict'): Entered<S, E> | undefined {
    const { apart, answers } = this.unknown;
    const play = this.begin(world);
    if (!play) return undefined;
    const random = answersOf(world);
    const script: Script[number][] = [];
    const note: Note = (done) => {
      script.push(done);
    };
    const isRight = (isGiven: boolean): boolean => isGiven || how === 'loose';
    const giveBranches = (): boolean => {
      for (const [other, branch] of world.branches)
        for (const given of branch.answers) if (!isRight(giveLike(play, other, given, note))) return false;
      return true;
    };
    const give = (i: number, entry: AnswerEntry): boolean => {
      if (i === apart?.answers && !giveBranches()) return false;
      const isOfBranch = answers[i]?.mark.window === apart?.window && apart?.others.includes(entry.seat);
      return isOfBranch || isRight(this.giveAgain(play, i, entry, random, note));
    };
    if (!this.follow(play, give, note)) return undefined;
    if (apart?.answers === answers.length && !fits(giveBranches)) return undefined;
    play.table.windows.stopGuessing();
    return { play, script };
  }

  /** The step where it begins, in this world: nothing that was answered fits. */
  unanswered(world: World): Entered<S, E> {
    const play = this.begin(world) as Play<S, E>;
    play.table.windows.stopGuessing();
    return { play, script: [] };
  }

  /** A world that was entered before. */
  again({ world, script }: Remembered): Play<S, E> | undefined {
    const play = this.begin(world);
    if (!play) return undefined;
    for (const done of script) {
      if ('reseed' in done) play.table.reseed(done.reseed, done.seat);
      else play.reply(done.prompt, done.pick);
    }
    play.table.windows.stopGuessing();
    return play;
  }

  /** Another seat's branch where it begins, in this world, with nobody else in its window. */
  alone(other: Seat, world: World): Play<S, E> | undefined {
    const random = answersOf(world);
    const play = this.begin(world, other);
    const give = (i: number, entry: AnswerEntry): boolean =>
      this.isApart(i) || this.giveAgain(play as Play<S, E>, i, entry, random);
    return play && this.follow(play, give) ? play : undefined;
  }

  /** What the seat would see if this branch alone had gone as it did. */
  lookAt(other: Seat): Look {
    let look = this.looks.get(other);
    if (!look) {
      const play = begin(this.origin, (opened) => this.leaveOut(opened, other));
      this.follow(play, (i, entry) => {
        if (!this.isApart(i) || entry.seat === other) this.giveOwn(play, i, entry);
        return true;
      });
      look = { asked: askedOf(play.prompts, this.known.seat, other), view: this.viewOf(play) };
      this.looks.set(other, look);
    }
    return look;
  }

  viewOf(play: Play<S, E>): number {
    return hashState(this.origin.game.view(play.table.state, this.known.seat));
  }

  /** Whether an answer was given in the window whose branches are guessed, or since. */
  private isApart(i: number): boolean {
    const { apart, answers } = this.unknown;
    return apart !== undefined && (i >= apart.answers || answers[i]?.mark.window === apart.window);
  }

  /** The step where it begins, in this world; `other`: nobody else takes part in the window that is guessed. */
  private begin(world: World, other?: Seat): Play<S, E> | undefined {
    const { origin, known, unknown } = this;
    const random = Random.fromSeed(world.seed);
    const { seat } = known;
    const { apart } = unknown;
    const streams = new Map<Seat, Random>();
    for (const [of, branch] of world.branches) streams.set(of, Random.fromSeed(branch.seed));
    try {
      return begin(origin, (play) => {
        const { table } = play;
        const { windows } = table;
        if (world.dealt > 0)
          windows.onOpen = (window) => {
            if (window === world.dealt) origin.game.redeal(table.state, seat, random);
          };
        windows.streamOf = (of, window) => {
          if (of === seat || window < unknown.window || unknown.isOpenWindow(of, window)) return undefined;
          return ((window === apart?.window && streams.get(of)) || random).split();
        };
        windows.secretStreamOf = (of) => (of === seat ? undefined : random);
        if (world.drawsAgain && this.drawn.length > 0) windows.draws = new SameDraws(seat, this.drawn);
        if (other !== undefined) this.leaveOut(play, other);
      });
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  private leaveOut({ table }: Play<S, E>, other: Seat): void {
    const window = this.unknown.apart?.window;
    table.windows.takesPart = (seat, opened) => opened !== window || seat === other;
  }

  /** Goes through what happened, as long as each answer can be given. */
  private follow(
    play: Play<S, E>,
    give: (i: number, entry: AnswerEntry) => boolean,
    note?: (reseed: Reseed) => void,
  ): boolean {
    let answers = 0;
    for (const entry of this.origin.since) {
      if (isAnswer(entry)) {
        if (!fits(() => give(answers, entry))) return false;
        answers++;
      } else if ('reseed' in entry) {
        play.table.reseed(entry.reseed, entry.seat);
        note?.(entry);
      }
    }
    return true;
  }

  /** Gives what was answered, or by chance what nobody else knows. */
  private giveAgain(play: Play<S, E>, i: number, entry: AnswerEntry, random: Random, note?: Note): boolean {
    if (entry.seat === this.known.seat) return this.giveOwn(play, i, entry, note);
    const { mark, isHidden } = this.unknown.answers[i] as UnknownAnswer;
    if (isHidden) return giveByChance(play, entry.seat, mark.question, random, note);
    const given = { asked: mark.question, choice: entry.choice, picked: mark.reply.pick };
    return giveLike(play, entry.seat, given, note);
  }

  /** Whether the seat is asked just this, and answered as it did. */
  private giveOwn(play: Play<S, E>, i: number, entry: AnswerEntry, note?: Note): boolean {
    const before = this.asked[i] as Prompt;
    const index = play.prompts.findIndex((prompt) => asksAlike(prompt, before));
    // Cards of an own deck may lie elsewhere in this deal.
    if (index >= 0 && !before.supply) return reply(play, index, (this.origin.replies[i] as Reply).pick, note);
    const other = play.indexOf(entry.seat, entry.print);
    const prompt = play.prompts[other];
    return (
      prompt !== undefined &&
      takes(prompt, entry.choice) &&
      reply(play, other, pick(prompt, entry.choice), note)
    );
  }
}

/** What others answer by chance: apart from all other chance of a world, so that a script leads there again without it. */
const answersOf = ({ seed }: World): Random => Random.fromSeed(mix(seed));

export function reply<S, E extends Told>(
  play: Play<S, E>,
  prompt: number,
  picked: Picked,
  note?: Note,
): true {
  note?.({ prompt, pick: picked });
  play.reply(prompt, picked);
  return true;
}

/** Whether an answer can be given; one that is refused does not fit, and whoever was asked cannot be asked any more. */
export function fits(give: () => boolean): boolean {
  try {
    return give();
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Answers the prompt with the same name. What else could be answered, nobody need know. */
function giveLike<S, E extends Told>(play: Play<S, E>, seat: Seat, given: Given, note?: Note): boolean {
  const { id, figure } = given.asked;
  const index = play.prompts.findIndex(
    ({ seat: other, question }) => other === seat && question.id === id && question.figure === figure,
  );
  const prompt = play.prompts[index];
  const picked = prompt && takenAgain(prompt, given);
  return picked !== undefined && reply(play, index, picked, note);
}

/** Undefined where the prompt does not take it. */
function takenAgain(prompt: Prompt, given: Given): Picked | undefined {
  let picked: Picked | undefined;
  fits(() => {
    picked = pickAgain(prompt, given.choice, given.picked);
    return true;
  });
  return picked;
}

/** Nobody else knows the answer: they know no more of the question than its name in public. */
function giveByChance<S, E extends Told>(
  play: Play<S, E>,
  seat: Seat,
  asked: Question,
  random: Random,
  note?: Note,
): boolean {
  const index = play.prompts.findIndex(
    ({ seat: other, question }) =>
      other === seat && publicId(question) === publicId(asked) && question.figure === asked.figure,
  );
  const prompt = play.prompts[index];
  return prompt !== undefined && reply(play, index, randomPick(prompt, random), note);
}
