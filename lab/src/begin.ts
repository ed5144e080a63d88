import {
  type Game,
  type Options,
  type Play,
  type Position,
  positionOf,
  Random,
  Refusal,
  Run,
  readOptions,
  resume,
  runAt,
  type Save,
  start,
} from '@wyrdhall/kernel';

/** Where games begin: at their opening, or at a position, from which each goes on with other dice. */
export interface Begin {
  readonly options: Options;
  readonly position?: Position;
}

/** What somebody says of it: options, or a save or a position. */
export interface BeginGiven {
  readonly players?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly from?: Save | Position;
}

/** Throws a Refusal for an option that the game does not have, or a game that is over. */
export function readBegin(game: Game, { players, options = {}, from }: BeginGiven): Begin {
  if (!from) return { options: readOptions(game, { ...options, ...(players !== undefined && { players }) }) };
  if (Object.keys(options).length > 0) {
    throw new Refusal('A game that begins in the middle has its options already.');
  }
  const run = 'segments' in from ? resume(game, from).run : runAt(game, from);
  if (run.outcome) throw new Refusal('The game is over there: nothing can be played from it.');
  const own = run.options.players;
  if (players !== undefined && players !== own) {
    throw new Refusal(`The game that it begins with has ${own} players, not ${players}.`);
  }
  return { options: run.options, position: positionOf(run) };
}

/** Without memory. */
export function playAt(game: Game, { options, position }: Begin, seed: number): Play {
  if (!position) return start(game, options, Random.fromSeed(seed));
  const play = runAt(game, position).fork();
  play.table.reseed(seed);
  return play;
}

/** With memory. */
export function runAtBegin(game: Game, { options, position }: Begin, seed: number): Run {
  if (!position) return Run.start(game, options, { seed }, 'last');
  const run = runAt(game, position);
  run.apply({ reseed: seed });
  return run;
}
