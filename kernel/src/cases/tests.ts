import type { Game } from '../game.ts';
import type { Told } from '../told.ts';
import { parseCases } from './read.ts';
import { runCase } from './run.ts';

/** A case as a test runner wants it. */
export interface CaseTest {
  /** The case's id and its rules, as in "a-wolf-bites [XX-012]". */
  readonly name: string;
  /** Throws the report of a case that fails. */
  readonly run: () => void;
}

/** One test for each case of these files. */
export function caseTests<S, E extends Told>(game: Game<S, E>, files: readonly string[]): CaseTest[] {
  return files.flatMap(parseCases).map((given) => ({
    name: `${given.id} [${given.rules.join(', ')}]`,
    run: () => {
      const { passed, message } = runCase(game, given);
      if (!passed) throw new Error(message);
    },
  }));
}
