import { Random, type RandomState } from './chance.ts';
import type { Game } from './game.ts';
import { Play } from './play.ts';
import type { Seat } from './prompt.ts';
import { Table } from './table.ts';
import type { Told } from './told.ts';

/** The state when a step began: with the answers since, all that is needed to stand there again. */
export interface Checkpoint<State = unknown> {
  readonly state: State;
  readonly random: RandomState;
  readonly passes: Readonly<Record<Seat, string>>;
  /** Lines told before it. */
  readonly log: number;
  /** The setup is not over yet. */
  readonly setup: boolean;
}

/** The part of the journal that was played with an older version, or before this run was resumed. */
export interface Segment {
  readonly version: number;
  /** Where it begins: undefined for the setup. */
  readonly start?: Checkpoint;
  /** Packed; read only when somebody goes back that far. */
  readonly entries: string;
}

/** A game that stands at the checkpoint and has not yet gone on. */
export function playFrom<S, E extends Told>(
  game: Game<S, E>,
  checkpoint: Checkpoint<S>,
  ownDice: boolean,
): Play<S, E> {
  const random = Random.fromState(checkpoint.random);
  const table = new Table<S, E>(game.copy(checkpoint.state), random, ownDice);
  table.passes = { ...checkpoint.passes };
  return new Play(game, table);
}
