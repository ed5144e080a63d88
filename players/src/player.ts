import {
  choice,
  type Game,
  type Pick,
  type Play,
  type Prompt,
  type Random,
  type Run,
  type Seat,
} from '@wyrdhall/kernel';

/** All that a player at a seat is given: what the seat may see, and forks in which the rest is dealt anew. */
export interface Seated {
  readonly game: Game;
  readonly seat: Seat;
  readonly prompt: Prompt;
  /** Which of the open prompts it is, here and in each fork. */
  readonly at: number;
  view(): unknown;
  /** The state, with all that the seat cannot see dealt anew. */
  look(random: Random): unknown;
  fork(random: Random): Play;
}

export interface Judged {
  readonly pick: Pick;
  /** From 0 (lost) to 1 (won). */
  readonly value: number;
  /** How often it was tried. */
  readonly tries: number;
}

export interface Advice {
  readonly pick: Pick;
  readonly value: number;
  /** All that were considered, the best first. */
  readonly alternatives: readonly Judged[];
}

export interface Player {
  readonly name: string;
  /** Whether it asks for forks; one that does not can sit at a game without memory. */
  readonly forks: boolean;
  decide(seated: Seated, random: Random): Pick;
  advise?(seated: Seated, random: Random): Advice;
  /** The same advice, with pauses in which it can be given up. */
  ponder?(seated: Seated, random: Random): Generator<void, Advice>;
}

/** Takes the seat that one of the open prompts is for. */
export function sit(run: Run, at: number): Seated {
  const prompt = run.prompts[at];
  if (!prompt) throw new RangeError(`There is no open prompt ${at}.`);
  const { game } = run;
  const { seat } = prompt;
  return {
    game,
    seat,
    prompt,
    at,
    view: () => run.view(seat),
    look: (random) => run.forkFor(seat, random).table.state,
    fork: (random) => run.forkFor(seat, random),
  };
}

/** Lets the player answer one of the open prompts. */
export function answerBy(player: Player, run: Run, at: number, random: Random): void {
  const seated = sit(run, at);
  run.answer({ seat: seated.seat, choice: choice(seated.prompt, player.decide(seated, random)) });
}
