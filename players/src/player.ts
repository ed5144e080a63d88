import {
  fingerprint,
  forkFor,
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
  view(): unknown;
  /** The state, with all that the seat cannot see dealt anew. */
  look(random: Random): unknown;
  fork(random: Random): Play;
  /** Which of the fork's prompts is this one; below 0 where the seat is asked something else there. */
  find(fork: Play): number;
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
  /** Of several seats that may answer, any does; without it and without advice, the first. */
  readonly anySeat?: true;
  advise?(seated: Seated, random: Random): Advice;
  /** The same advice, with pauses in which it can be given up. */
  ponder?(seated: Seated, random: Random): Generator<void, Advice>;
}

/** Takes the seat that one of the open prompts is for. */
export function sit(run: Run, index: number): Seated {
  const prompt = run.prompts[index];
  if (!prompt) throw new RangeError(`There is no open prompt ${index}.`);
  const { game } = run;
  const { seat } = prompt;
  const print = fingerprint(prompt);
  return {
    game,
    seat,
    prompt,
    view: () => run.view(seat),
    look: (random) => forkFor(run, seat, random).table.state,
    fork: (random) => forkFor(run, seat, random),
    find: (fork) => fork.indexOf(seat, print),
  };
}
