import { Random } from './chance.ts';
import { isAnswer } from './changes.ts';
import { Refusal } from './fault.ts';
import { begin, giveAgain, type Origin } from './fork.ts';
import { hashState } from './json.ts';
import { askedOf, type Known, printsOf, type Unknown, type UnknownAnswer } from './known.ts';
import { choice, pick, randomPick } from './picks.ts';
import type { Play } from './play.ts';
import { type Choice, publicId, type Question, type Seat } from './prompt.ts';
import type { Told } from './told.ts';

/** One way in which all that a seat does not know might have come about: played again, it is the same. */
interface World {
  readonly seed: number;
  /** The window at whose opening what is hidden is dealt anew; 0: at none. */
  readonly dealt: number;
  readonly branches: ReadonlyMap<Seat, Branch>;
}

/** How the branch of another seat in the running `all` might have gone: its chance, and what it answered. */
interface Branch {
  readonly seed: number;
  readonly answers: readonly Answer[];
}
interface Answer {
  readonly question: string;
  readonly figure: string | undefined;
  readonly choice: Choice;
}

/** What is seen of a branch while all other branches wait: the names of its questions, and the view. */
interface Look {
  readonly asked: string;
  readonly view: number;
}

/** Guesses at a world before one is taken that does not look quite right. */
const GUESSES = 24;
/** Guesses at a world that asks the seat what it is asked, whatever else it shows. */
const LAST_GUESSES = 200;
/** Before those, with others who hold other cards when they are asked. */
const DEALT_GUESSES = 64;
/** As many, where all those were in vain. */
const LOST_GUESSES = 4;
/** Guesses at one branch of a world. */
const BRANCH_GUESSES = 48;
/** After so many guesses in a row that looked right, the next ones are believed. */
const ENOUGH = 12;
/** After so many that look right, something new is looked for ever more rarely where it is hard to find. */
const VARIETY = 16;

/** One that was found before, or undefined where something new shall be looked for. */
const foundBefore = <T>(found: readonly T[], random: Random): T | undefined =>
  random.below(found.length + 1) < VARIETY ? undefined : random.of(found);

/**
 * Guesses what a seat does not know, for the forks of one decision. What the others chose and rolled in a running
 * `all` is guessed seat by seat: branches of an `all` know nothing of each other, so that each can be compared alone
 * with what was seen of it.
 */
export class Guesses<S, E extends Told> {
  private readonly origin: Origin<S, E>;
  private readonly known: Known;
  private readonly unknown: Unknown;
  private readonly looks = new Map<Seat, Look>();
  private readonly branches = new Map<Seat, Branch[]>();
  private readonly worlds: World[] = [];
  /** Branches that were found, and guesses that it took. */
  private found = 0;
  private guesses = 0;
  /**
   * Where what is hidden can be dealt anew: where something may have gone otherwise first; or, where that cannot lead
   * to what has come to light since, where others are asked now.
   */
  private readonly deals: readonly number[];
  private deal = 0;
  /** Guesses at this deal that looked right, and whether one ever looked wrong. */
  private right = 0;
  private wrong = false;
  /** Whether no guess led to what the seat is asked. */
  private isLost = false;

  constructor(origin: Origin<S, E>, known: Known, unknown: Unknown) {
    this.origin = origin;
    this.known = known;
    this.unknown = unknown;
    this.deals = unknown.now > unknown.window ? [unknown.window, unknown.now] : [unknown.window];
  }

  /**
   * The game as it might be. Where nothing that was guessed leads to what the seat is asked, it is one in which the seat
   * is asked something else: never the true one.
   */
  play(random: Random): Play<S, E> {
    const before = this.wrong ? foundBefore(this.worlds, random) : undefined;
    const again = before && this.enter(before);
    if (again) return again;
    for (;;) {
      const isHopeless = this.wrong && this.right === 0;
      for (let guess = isHopeless ? GUESSES - 1 : 0; guess < GUESSES; guess++) {
        const found = this.guess(random, this.deals[this.deal] ?? 0);
        if (found) return found;
      }
      if (this.right > 0 || this.deal === this.deals.length - 1) break;
      this.deal++;
      this.wrong = false;
    }
    return this.loose(random);
  }

  /** Asks the seat what it is asked, whatever else it shows. */
  private loose(random: Random): Play<S, E> {
    const tries = this.isLost ? LOST_GUESSES : LAST_GUESSES;
    const { now, together } = this.unknown;
    // What the seat drew itself since an `all` began can hardly come again: keep the deal, but not what others chose.
    const isDealt = now > 0 && together === 0;
    for (let guess = isDealt ? 1 - DEALT_GUESSES : 1; ; guess++) {
      const dealt = guess > 0 ? 0 : now;
      const play = this.enter(this.world(random, dealt), 'loose') as Play<S, E>;
      this.isLost = printsOf(play.prompts, this.known.seat) !== this.known.prints;
      if (this.isLost && guess < tries) continue;
      if (dealt === 0) this.origin.game.redeal(play.table.state, this.known.seat, random);
      return play;
    }
  }

  private guess(random: Random, dealt: number): Play<S, E> | undefined {
    const { known, unknown } = this;
    const { game } = this.origin;
    const world = this.world(random, dealt);
    const play = this.enter(world);
    if (!play) {
      this.wrong ||= unknown.together > 0;
      return undefined;
    }
    if (unknown.window === 0) game.redeal(play.table.state, known.seat, random);
    if (this.right >= ENOUGH && !this.wrong)
      return printsOf(play.prompts, known.seat) === known.prints ? play : undefined;
    const looksRight =
      askedOf(play.prompts, known.seat) === known.asked &&
      hashState(game.view(play.table.state, known.seat)) === known.view();
    if (!looksRight) {
      this.wrong = true;
      return undefined;
    }
    this.right++;
    if (unknown.window > 0) this.worlds.push(world);
    return play;
  }

  private world(random: Random, dealt: number): World {
    const branches = new Map<Seat, Branch>();
    const seed = random.below(0x7fffffff);
    const world = { seed, dealt, branches };
    for (const other of this.unknown.others) branches.set(other, this.branch(world, other, random));
    return world;
  }

  /** How another seat's branch might have come to what is seen of it: in any deal, unless that went wrong. */
  private branch(world: World, other: Seat, random: Random): Branch {
    const found = this.branches.get(other) ?? [];
    const before = this.wrong || this.isEasy ? undefined : foundBefore(found, random);
    if (before) return before;
    const branch = this.newBranch(world, other, random);
    this.branches.set(other, [...found, branch]);
    return branch;
  }

  private get isEasy(): boolean {
    return this.guesses <= 2 * this.found;
  }

  private newBranch(world: World, other: Seat, random: Random): Branch {
    const { known, unknown, origin } = this;
    const look = this.lookAt(other);
    const given = unknown.answers.filter(
      ({ mark }) => mark.seat === other && mark.window === unknown.together,
    );
    const most = given.length === 0 ? 0 : 2 * given.length + 6;
    /** What everybody knows of it already. */
    const open = given.filter(({ mark }) => mark.question.open === true).map(({ mark }) => mark);
    /** Asked the same at least. */
    let near: Branch | undefined;
    this.found++;
    for (let guess = 0; guess < BRANCH_GUESSES; guess++) {
      this.guesses++;
      const seed = random.below(0x7fffffff);
      const answers: Answer[] = [];
      const alone = new Map([[other, { seed, answers }]]);
      const play = this.enter({ ...world, branches: alone }, 'alone');
      if (!play) break;
      let openGiven = 0;
      for (;;) {
        if (openGiven === open.length && askedOf(play.prompts, known.seat, other) === look.asked) {
          near ??= { seed, answers: [...answers] };
          if (hashState(origin.game.view(play.table.state, known.seat)) === look.view)
            return { seed, answers };
        }
        const asked = play.prompts.filter(({ seat }) => seat === other);
        if (asked.length === 0 || answers.length >= most) break;
        const prompt = random.of(asked);
        const index = play.prompts.indexOf(prompt);
        const mark = prompt.question.open ? open[openGiven++] : undefined;
        if (prompt.question.open && mark?.question.id !== prompt.question.id) break;
        const picked = mark ? pick(prompt, mark.choice) : randomPick(prompt, random);
        const { id: question, figure } = prompt.question;
        answers.push({ question, figure, choice: choice(prompt, picked) });
        play.reply(index, picked);
      }
    }
    return near ?? { seed: random.below(0x7fffffff), answers: [] };
  }

  /** What the seat would see if this branch alone had gone as it did. */
  private lookAt(other: Seat): Look {
    let look = this.looks.get(other);
    if (!look) {
      const { origin, known, unknown } = this;
      const play = begin(origin);
      let answers = 0;
      for (const entry of origin.since) {
        if (isAnswer(entry)) {
          const { mark } = unknown.answers[answers++] as UnknownAnswer;
          if (mark.window === unknown.together && entry.seat !== other) continue;
          giveAgain(play, entry);
        } else if ('reseed' in entry) play.table.reseed(entry.reseed, entry.seat);
      }
      const view = hashState(origin.game.view(play.table.state, known.seat));
      look = { asked: askedOf(play.prompts, known.seat, other), view };
      this.looks.set(other, look);
    }
    return look;
  }

  /**
   * Plays the step in this world. `alone`: up to the running `all`, in which nobody has answered yet. `loose`: what
   * does not fit is left out.
   */
  private enter(world: World, how?: 'alone' | 'loose'): Play<S, E> | undefined {
    const { origin, known, unknown } = this;
    const { seat } = known;
    const random = Random.fromSeed(world.seed);
    const streams = new Map([...world.branches].map(([other, { seed }]) => [other, Random.fromSeed(seed)]));
    const play = begin(origin, ({ table }) => {
      const { windows } = table;
      windows.onOpen = (window) => {
        if (window === world.dealt) origin.game.redeal(table.state, seat, random);
      };
      windows.streamOf = (other, window) => {
        if (other === seat || window < unknown.window || unknown.isOpenWindow(other, window))
          return undefined;
        return ((window === unknown.together && streams.get(other)) || random).split();
      };
      windows.secretStreamOf = (other) => (other === seat ? undefined : random);
    });
    let answers = 0;
    for (const entry of origin.since) {
      if (!isAnswer(entry)) {
        if ('reseed' in entry) play.table.reseed(entry.reseed, entry.seat);
        continue;
      }
      const { mark, isHidden } = unknown.answers[answers++] as UnknownAnswer;
      const isTogether = unknown.together > 0 && mark.window === unknown.together;
      if (isTogether && (how === 'alone' || entry.seat !== seat)) continue;
      const isGiven = fits(() =>
        entry.seat === seat
          ? giveAgain(play, entry)
          : giveLike(play, entry.seat, mark.question, isHidden ? random : entry.choice),
      );
      if (!isGiven && how !== 'loose') return undefined;
    }
    if (how === 'alone') return play;
    for (const [other, branch] of world.branches)
      for (const { question, figure, choice: said } of branch.answers) {
        const isGiven = fits(() => giveLike(play, other, { id: question, figure }, said));
        if (!isGiven && how !== 'loose') return undefined;
      }
    play.table.windows.stopGuessing();
    return play;
  }
}

/** Whether an answer can be given; one that is refused does not fit. */
function fits(give: () => boolean): boolean {
  try {
    return give();
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

type AskedBefore = { readonly [K in 'id' | 'figure' | 'secret']?: Question[K] | undefined } & {
  readonly id: string;
};

/**
 * Answers the prompt with the same name, as said or by chance. What else could be answered, nobody need know. By chance
 * means that nobody else knows the answer: they know no more of the question than its name in public.
 */
function giveLike<S, E extends Told>(
  play: Play<S, E>,
  seat: Seat,
  asked: AskedBefore,
  said: Choice | Random,
): boolean {
  const nameOf = (question: AskedBefore): string =>
    said instanceof Random ? publicId(question) : question.id;
  const index = play.prompts.findIndex(
    ({ seat: other, question }) =>
      other === seat && nameOf(question) === nameOf(asked) && question.figure === asked.figure,
  );
  const prompt = play.prompts[index];
  if (!prompt) return false;
  play.reply(index, said instanceof Random ? randomPick(prompt, said) : pick(prompt, said));
  return true;
}
