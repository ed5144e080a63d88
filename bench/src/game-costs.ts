import { type Game, Random, Run, save } from '@wyrdhall/kernel';
import { answerNext, playerNamed } from '@wyrdhall/players';
import { median, microseconds, type Timed, timed } from './measure.ts';
import { playersOf } from './shelf.ts';

export interface GameCosts {
  readonly copyMicroseconds: number;
  readonly saveKilobytes: number;
  readonly forkMicroseconds: {
    /** As a seat knows the game, where a step begins. */
    readonly atStep: number | null;
    /** After at least one answer of the step; null where a step has no more than one. */
    readonly inStep: number | null;
  };
}

/** Answers before a game is in its middle. */
const MIDDLE = 30;
const MOST_ANSWERS = 400;
const POSITIONS = 12;
const MOST_GAMES = 60;

/** Games by the bot `hasty`, each stopped in its middle where it is wanted. */
function positions(game: Game, isWanted: (run: Run) => boolean): Run[] {
  const found: Run[] = [];
  const players = playersOf(game);
  const bots = new Map(Array.from({ length: players }, (_, seat) => [seat, playerNamed('hasty')]));
  for (let seed = 1; seed <= MOST_GAMES && found.length < POSITIONS; seed++) {
    const run = Run.start(game, { players }, { seed });
    const random = Random.fromSeed(`bot ${seed}`);
    // Not all at the same place of a turn.
    const middle = MIDDLE + (seed % 7);
    while (!run.outcome && run.length < MOST_ANSWERS && !(run.length >= middle && isWanted(run))) {
      answerNext(run, bots, random);
    }
    if (!run.outcome && isWanted(run)) found.push(run);
  }
  return found;
}

export function gameCosts(game: Game): GameCosts {
  const atStep = positions(game, (run) => run.entriesSince.length === 0);
  const inStep = positions(game, (run) => run.entriesSince.length > 0);
  const [first] = [...atStep, ...inStep];
  if (!first) throw new Error(`${game.name} has no game of more than ${MIDDLE} answers.`);
  const random = Random.fromSeed(5);
  const inTurn = (runs: readonly Run[], what: (run: Run) => unknown) => {
    let next = 0;
    return timed(() => what(runs[next++ % runs.length] as Run));
  };
  const fork = (run: Run): unknown => run.forkFor(run.prompts[0]?.seat ?? 0, random);
  const costs: Record<string, Timed> = {
    copy: inTurn([...atStep, ...inStep], (run) => game.copy(run.state)),
    ...(atStep.length > 0 && { atStep: inTurn(atStep, fork) }),
    ...(inStep.length > 0 && { inStep: inTurn(inStep, fork) }),
  };
  const found = microseconds(costs);
  return {
    copyMicroseconds: found.copy as number,
    saveKilobytes: median([...atStep, ...inStep].map((run) => JSON.stringify(save(run)).length / 1024)),
    forkMicroseconds: { atStep: found.atStep ?? null, inStep: found.inStep ?? null },
  };
}
