import type { Random } from './chance.ts';
import type { Origin } from './fork.ts';
import { hashState } from './json.ts';
import { askedOf, type Known, printsOf, type Unknown, type UnknownAnswer } from './known.ts';
import { choice, pick, randomPick } from './picks.ts';
import { type Play, takes } from './play.ts';
import { isChance, isSecret, type Prompt, type Seat } from './prompt.ts';
import type { Told } from './told.ts';
import { type Branch, fits, type Given, type Remembered, reply, type World, Worlds } from './worlds.ts';

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
/** So many guesses may be made at once, and one more with each fourth fork: beyond that, what was found is taken again. */
const CREDIT = 32;
const CREDIT_A_FORK = 0.25;

/** No more than that is remembered. */
const MOST_FOUND = 128;

/** Branches of one seat that look right. */
interface Found {
  readonly branches: Branch[];
  /** Guesses that it took. */
  guesses: number;
}

/**
 * Guesses what a seat does not know, for the forks of one decision. What the others chose and rolled in an `all` that
 * hides it still is guessed seat by seat: branches of an `all` know nothing of each other, so that each can be played
 * alone and compared with what was seen of it.
 */
export class Guesses<S, E extends Told> {
  private readonly origin: Origin<S, E>;
  private readonly known: Known;
  private readonly unknown: Unknown;
  private readonly worlds: Worlds<S, E>;
  private readonly branches = new Map<Seat, Found>();
  /** Those that looked right; or, where none ever did, those that ask the seat what it is asked. */
  private readonly found: Remembered[] = [];
  private readonly nearlyFound: Remembered[] = [];
  private credit = CREDIT;
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
    this.worlds = new Worlds(origin, known, unknown);
    this.deals = unknown.now > unknown.window ? [unknown.window, unknown.now] : [unknown.window];
  }

  /**
   * The game as it might be. Where nothing that was guessed leads to what the seat is asked, it is one in which the seat
   * is asked something else: never the true one.
   */
  play(random: Random): Play<S, E> {
    this.credit += CREDIT_A_FORK;
    return this.before(this.found, random) ?? this.strict(random) ?? this.loose(random);
  }

  /** One that was found before, where searching has cost enough. */
  private before(found: readonly Remembered[], random: Random): Play<S, E> | undefined {
    if (found.length === 0 || this.credit > 0) return undefined;
    const remembered = random.of(found);
    const play = this.worlds.again(remembered);
    return play && this.dealt(play, remembered.world, random);
  }

  /** Where nothing was dealt anew when a window opened, it is now. */
  private dealt(play: Play<S, E>, { dealt }: World, random: Random): Play<S, E> {
    if (dealt === 0) this.origin.game.redeal(play.table.state, this.known.seat, random);
    return play;
  }

  /** A world that shows the seat what it sees. */
  private strict(random: Random): Play<S, E> | undefined {
    for (;;) {
      const isHopeless = this.wrong && this.right === 0;
      for (let guess = isHopeless ? GUESSES - 1 : 0; guess < GUESSES; guess++) {
        const play = this.guess(random, this.deals[this.deal] ?? 0);
        if (play) return play;
        this.credit--;
        const again = this.before(this.found, random);
        if (again) return again;
      }
      if (this.right > 0 || this.deal === this.deals.length - 1) return undefined;
      this.deal++;
      this.wrong = false;
    }
  }

  private guess(random: Random, dealt: number): Play<S, E> | undefined {
    const { known } = this;
    const world = this.world(random, dealt);
    const entered = this.worlds.enter(world);
    if (!entered) {
      this.wrong ||= this.unknown.apart !== undefined;
      return undefined;
    }
    const play = this.dealt(entered.play, world, random);
    if (this.right >= ENOUGH && !this.wrong) {
      if (printsOf(play.prompts, known.seat) !== known.prints) return undefined;
    } else {
      const looksRight =
        askedOf(play.prompts, known.seat) === known.asked &&
        hashState(this.origin.game.view(play.table.state, known.seat)) === known.view();
      if (!looksRight) {
        this.wrong = true;
        return undefined;
      }
      this.right++;
    }
    if (this.found.length < MOST_FOUND) this.found.push({ world, script: entered.script });
    return play;
  }

  /** A world that asks the seat what it is asked, whatever else it shows. */
  private loose(random: Random): Play<S, E> {
    const again = this.before(this.nearlyFound, random);
    if (again) return again;
    const { now, together } = this.unknown;
    // What was drawn since can hardly come again: as a last resort the deal is kept until now. But not while others choose
    // at the same time: what they are asked would tell it.
    const mayKeepDeal = together === 0;
    const dealtGuesses = now === 0 ? 0 : this.isLost ? LOST_GUESSES : DEALT_GUESSES;
    const keptGuesses = !mayKeepDeal ? 0 : this.isLost ? LOST_GUESSES : LAST_GUESSES;
    for (let guess = 0; guess < dealtGuesses + keptGuesses; guess++) {
      const world = this.world(random, guess < dealtGuesses ? now : 0);
      const entered = this.worlds.enter(world, 'loose');
      if (entered && printsOf(entered.play.prompts, this.known.seat) === this.known.prints) {
        this.nearlyFound.push({ world, script: entered.script });
        return this.dealt(entered.play, world, random);
      }
      this.credit--;
    }
    this.isLost = true;
    const lost = { ...this.world(random, mayKeepDeal ? 0 : now), drawsAgain: false };
    const { play } = this.worlds.enter(lost, 'loose') ?? this.worlds.unanswered(lost);
    return this.dealt(play, lost, random);
  }

  private world(random: Random, dealt: number): World {
    const branches = new Map<Seat, Branch>();
    const world = { seed: random.below(0x7fffffff), dealt, drawsAgain: true, branches };
    for (const other of this.unknown.apart?.others ?? [])
      branches.set(other, this.branch(world, other, random));
    return world;
  }

  /** How another seat's branch might have come to what is seen of it: in any deal, unless that went wrong. */
  private branch(world: World, other: Seat, random: Random): Branch {
    const found = this.branches.get(other) ?? { branches: [], guesses: 0 };
    this.branches.set(other, found);
    const { branches, guesses } = found;
    if (branches.length > 0 && !this.wrong && this.credit <= 0) return random.of(branches);
    // All looked right so far: the view is no longer compared.
    const isSure = !this.wrong && branches.length >= ENOUGH && guesses === branches.length;
    const given = this.givenBy(other);
    if (isSure && given.length === 0) return { seed: random.below(0x7fffffff), answers: [] };
    return this.newBranch(world, other, random, given, found, isSure);
  }

  private givenBy(other: Seat): readonly UnknownAnswer[] {
    const { apart, answers } = this.unknown;
    return answers.filter(({ mark }) => mark.seat === other && mark.window === apart?.window);
  }

  private newBranch(
    world: World,
    other: Seat,
    random: Random,
    given: readonly UnknownAnswer[],
    found: Found,
    isSure: boolean,
  ): Branch {
    /** Asked the same at least. */
    let near: Branch | undefined;
    for (let guess = 0; guess < BRANCH_GUESSES; guess++) {
      found.guesses++;
      this.credit--;
      const seed = random.below(0x7fffffff);
      const alone = { ...world, branches: new Map([[other, { seed, answers: [] }]]) };
      const play = this.worlds.alone(other, alone);
      if (!play) break;
      const guessed = this.playAlone(play, other, given, isSure, random);
      if (!guessed) continue;
      const branch = { seed, answers: guessed.answers };
      if (!guessed.looksRight) {
        near ??= branch;
        continue;
      }
      if (found.branches.length < MOST_FOUND) found.branches.push(branch);
      return branch;
    }
    return near ?? { seed: random.below(0x7fffffff), answers: [] };
  }

  /** Answers by chance until the branch is asked what is seen of it, or cannot be any more. */
  private playAlone(
    play: Play<S, E>,
    other: Seat,
    given: readonly UnknownAnswer[],
    isSure: boolean,
    random: Random,
  ): { readonly answers: readonly Given[]; readonly looksRight: boolean } | undefined {
    const look = this.worlds.lookAt(other);
    const most = given.length === 0 ? 0 : 2 * given.length + 6;
    /** What everybody knows of it already. */
    const open = given.filter(({ isHidden }) => !isHidden).map(({ mark }) => mark);
    const answers: Given[] = [];
    let openGiven = 0;
    let near: readonly Given[] | undefined;
    for (;;) {
      const isAsked =
        openGiven === open.length && askedOf(play.prompts, this.known.seat, other) === look.asked;
      if (isAsked && (isSure || this.worlds.viewOf(play) === look.view)) return { answers, looksRight: true };
      if (isAsked) near ??= [...answers];
      const prompts = play.prompts.filter(({ seat }) => seat === other);
      if (prompts.length === 0 || answers.length >= most) break;
      const prompt = random.of(prompts);
      const mark = this.isOpen(prompt) ? open[openGiven++] : undefined;
      if (this.isOpen(prompt) && mark?.question.id !== prompt.question.id) break;
      if (mark && !takes(prompt, mark.choice)) break;
      const picked = mark ? pick(prompt, mark.choice) : randomPick(prompt, random);
      answers.push({ asked: prompt.question, choice: choice(prompt, picked), picked });
      // Of an own deck, it may name a card that has gone meanwhile.
      if (!fits(() => reply(play, play.prompts.indexOf(prompt), picked))) break;
    }
    return near && { answers: near, looksRight: false };
  }

  /** Whether everybody knows how this prompt of a branch was answered. */
  private isOpen(prompt: Prompt): boolean {
    const { question } = prompt;
    return this.unknown.apart?.isRunning ? question.open === true : !isSecret(question) && !isChance(prompt);
  }
}
