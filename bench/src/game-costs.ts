import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { forkFor, type Game, positionOf, Random, Run, runAt, save } from '@wyrdhall/kernel';
import { answerNext, playerNamed } from '@wyrdhall/players';
import { median, microseconds, type Timed, timed } from './measure.ts';
import { playersOf } from './shelf.ts';

export interface GameCosts {
  readonly copyMicroseconds: number;
  readonly saveKilobytes: number;
  /** What a run keeps in memory for each answer of its chapter. */
  readonly memoryKilobytesPerAnswer: number;
  readonly forkMicroseconds: {
    /** As a seat knows the game, after at least one answer of a step; null where a step has no more than one. */
    readonly inStep: number | null;
    /** Where these same steps begin. */
    readonly atStep: number | null;
    /** The first to the second. */
    readonly ratio: number | null;
  };
}

/** Answers before a game is in its middle. */
const MIDDLE = 30;
const MOST_ANSWERS = 400;
const GAMES = 8;
/** One decision in so many is measured. */
const ONE_IN = 5;

/** A game by the bot `hasty`. */
function played(game: Game, seed: number, onDecision: (run: Run) => void = () => {}): Run {
  const players = playersOf(game);
  const bots = new Map(Array.from({ length: players }, (_, seat) => [seat, playerNamed('hasty')]));
  const run = Run.start(game, { players }, { seed });
  const random = Random.fromSeed(`bot ${seed}`);
  while (!run.outcome && run.revision < MOST_ANSWERS) {
    onDecision(run);
    answerNext(run, bots, random);
  }
  return run;
}

interface Positions {
  readonly all: Run[];
  /** After at least one answer of their step. */
  readonly inStep: Run[];
  /** Games in their middle. */
  readonly saves: string[];
}

/** Decisions from all over several games. */
function positions(game: Game): Positions {
  const found: Positions = { all: [], inStep: [], saves: [] };
  for (let seed = 1; seed <= GAMES; seed++) {
    played(game, seed, (run) => {
      if (run.revision === MIDDLE) found.saves.push(JSON.stringify(save(run)));
      if (run.revision % ONE_IN !== seed % ONE_IN) return;
      const copy = runAt(game, positionOf(run));
      found.all.push(copy);
      if (run.entriesSince.length > 0) found.inStep.push(copy);
    });
  }
  return found;
}

/** The heap in use, after what nobody needs is gone. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let i = 0; i < 3; i++) collect();
  return process.memoryUsage().heapUsed;
}

function memoryPerAnswer(game: Game): number {
  // What the game itself keeps is there before.
  played(game, 1);
  const before = heapBytes();
  const runs = Array.from({ length: GAMES }, (_, i) => played(game, i + 1));
  const bytes = heapBytes() - before;
  const answers = runs.reduce((sum, run) => sum + run.marks.length, 0);
  return bytes / 1024 / answers;
}

export function gameCosts(game: Game): GameCosts {
  const memoryKilobytesPerAnswer = memoryPerAnswer(game);
  const { all, inStep, saves } = positions(game);
  const atStep = inStep.map((run) => runAt(game, { ...positionOf(run), answers: '' }));
  if (saves.length === 0) throw new Error(`${game.name} has no game of more than ${MIDDLE} answers.`);
  const random = Random.fromSeed(5);
  const inTurn = (runs: readonly Run[], what: (run: Run) => unknown) => {
    let next = 0;
    return timed(() => what(runs[next++ % runs.length] as Run));
  };
  const fork = (run: Run): unknown => forkFor(run, run.prompts[0]?.seat ?? 0, random);
  const costs: Record<string, Timed> = {
    copy: inTurn(all, (run) => game.copy(run.state)),
    ...(atStep.length > 0 && { atStep: inTurn(atStep, fork) }),
    ...(inStep.length > 0 && { inStep: inTurn(inStep, fork) }),
  };
  const found = microseconds(costs);
  const { atStep: first = null, inStep: inside = null } = found;
  return {
    copyMicroseconds: found.copy as number,
    saveKilobytes: median(saves.map((text) => text.length / 1024)),
    memoryKilobytesPerAnswer,
    forkMicroseconds: {
      atStep: first,
      inStep: inside,
      ratio: first !== null && inside !== null ? inside / first : null,
    },
  };
}
