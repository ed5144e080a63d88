import { Random, type RandomState } from './chance.ts';
import type { Game } from './game.ts';
import { isSameJson } from './json.ts';
import type { Options } from './options.ts';
import { Play } from './play.ts';
import type { Seat } from './prompt.ts';
import { type Owners, Table } from './table.ts';
import type { Told } from './told.ts';

/** The state when a step began: with the entries since, all that is needed to be there again. */
export interface Checkpoint<State = unknown> {
  readonly state: State;
  readonly random: RandomState;
  readonly passes: Readonly<Record<Seat, string>>;
  /** Lines told before it. */
  readonly log: number;
  /** The setup is not over yet. */
  readonly setup: boolean;
}

/** Whose chance is rolled and drawn at their own table. */
export interface OwnChance {
  readonly ownDice: Owners;
  readonly ownCards: Owners;
}

/** A game at the checkpoint that has not yet gone on. */
export function playFrom<S, E extends Told>(
  game: Game<S, E>,
  checkpoint: Checkpoint<S>,
  { ownDice, ownCards }: OwnChance,
): Play<S, E> {
  const random = Random.fromState(checkpoint.random);
  const table = new Table<S, E>(game.copy(checkpoint.state), random, ownDice, ownCards);
  table.passes = { ...checkpoint.passes };
  return new Play(game, table);
}

/** Goes on from the checkpoint to the first question. */
export function enter<S, E extends Told>(play: Play<S, E>, { setup }: Checkpoint<S>, options: Options): void {
  if (setup) play.setup(options);
  else play.go();
}

/** Whether two checkpoints lead to the same game. */
export const sameCheckpoint = (one: Checkpoint, other: Checkpoint): boolean =>
  one.setup === other.setup &&
  isSameJson(one.random, other.random) &&
  isSameJson(one.passes, other.passes) &&
  isSameJson(one.state, other.state);

/** Where a game begins before anything was asked. */
export const opening = <S, E extends Told>(
  game: Game<S, E>,
  options: Options,
  random: Random,
): Checkpoint<S> => ({
  state: game.begin(options),
  random: random.state(),
  passes: {},
  log: 0,
  setup: true,
});
