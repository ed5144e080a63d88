import { Random } from '../chance.ts';
import { Refusal } from '../fault.ts';
import type { Game } from '../game.ts';
import { readOptions } from '../options.ts';
import { Run } from '../run.ts';
import type { Told } from '../told.ts';
import type { Case, CaseStep, Item } from './case.ts';
import { unmet } from './expect.ts';
import type { Mismatch } from './match.ts';
import { idleInWords, missingChance, openChance, perform, type Script, scriptOf } from './perform.ts';
import { type Failure, report } from './report.ts';

export interface CaseResult {
  readonly id: string;
  readonly rules: readonly string[];
  readonly passed: boolean;
  /** Why it failed: what was expected, what was found, the open prompt and the log. */
  readonly message?: string;
}

/** The game as it stands after an item of a case; after the given there is none. */
export interface Position<S, E extends Told> {
  readonly run: Run<S, E>;
  readonly step: number;
  readonly item?: Item;
}

/** Plays a case item by item, for a board to follow. The run is the same one all along, and moves on. */
export function* playCase<S, E extends Told>(
  game: Game<S, E>,
  given: Case,
): Generator<Position<S, E>, CaseResult> {
  const { id, rules, steps } = given;
  const failed = (failure: Failure, script?: Script<S, E>): CaseResult => {
    return { id, rules, passed: false, message: report(failure, script) };
  };
  let script: Script<S, E>;
  try {
    script = scriptOf(opening(game, given));
  } catch (error) {
    return failed({ where: given.given ? 'given' : 'setup', wrong: messageOf(error) });
  }
  yield { run: script.run, step: 0 };
  let from = 0;
  for (const [index, step] of steps.entries()) {
    const where = steps.length > 1 ? `step ${index + 1}, ` : '';
    const failure = yield* playStep(script, step, index, where);
    if (failure) return failed(failure, script);
    const wrong = look(() => unmet(script.run, step.expected, script.told.slice(from)));
    if (wrong.length > 0) return failed({ where: `${where}then`, wrong }, script);
    from = script.told.length;
  }
  return { id, rules, passed: true };
}

/** What is refused is told as it is; anything else is a fault in the rules, and called by its name. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof Refusal ? error.message : `${error.name}: ${error.message}`;
}

/** What the look finds, or the message of what went wrong while looking. */
function look(find: () => readonly Mismatch[]): string | readonly Mismatch[] {
  try {
    return find();
  } catch (error) {
    return messageOf(error);
  }
}

function* playStep<S, E extends Told>(
  script: Script<S, E>,
  { when, expected }: CaseStep,
  step: number,
  where: string,
): Generator<Position<S, E>, Failure | undefined> {
  for (const [i, item] of when.entries()) {
    try {
      perform(script, item);
    } catch (error) {
      return { where: `${where}when[${i}]`, wrong: messageOf(error) };
    }
    yield { run: script.run, step, item };
  }
  const { hand, run } = script;
  const [idle] = hand;
  if (idle) return { where: `${where}when`, wrong: idleInWords(idle) };
  const chance = openChance(run);
  if (chance && expected.asked === undefined)
    return { where: `${where}when`, wrong: missingChance(chance).message };
  return undefined;
}

function opening<S, E extends Told>(game: Game<S, E>, one: Case): Run<S, E> {
  const { given, options, seed, chance, steps } = one;
  const ownCards = steps.some(({ when }) => when.some(({ kind }) => kind === 'draw'));
  const settings = { seed, ownDice: chance === 'script', ownCards };
  if (!given) return Run.start(game, options, settings);
  const read = readOptions(game, options);
  const random = Random.fromSeed(seed).state();
  return Run.from(game, read, settings, {
    state: game.arrange(given, read),
    random,
    passes: {},
    log: 0,
    setup: false,
  });
}

/** Plays a case to its end. */
export function runCase<S, E extends Told>(game: Game<S, E>, given: Case): CaseResult {
  const play = playCase(game, given);
  for (;;) {
    const next = play.next();
    if (next.done) return next.value;
  }
}
