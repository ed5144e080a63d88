import { Fault, Refusal } from '../fault.ts';
import { hashState } from '../json.ts';
import type { Play } from '../play.ts';
import type { Prompt } from '../prompt.ts';
import type { Run } from '../run.ts';
import { difference } from './difference.ts';

/** Where a game stands, kept apart from it, so that it can be compared later. */
export interface Standing {
  /** A copy, to name the difference. */
  readonly state: unknown;
  readonly hash: number;
  readonly prompts: string;
  readonly outcome: string;
}

/** A prompt as it is shown outside: without the values that only the rules know. */
export function shown(prompt: Prompt): unknown {
  const { until, dice, window: _, ...rest } = prompt;
  const options = prompt.options.map(({ value: __, ...option }) => option);
  return { ...rest, ...(until && { until }), ...(dice && { dice }), options };
}

export function standing(at: Play | Run): Standing {
  const state = 'table' in at ? at.table.state : at.state;
  return {
    state: at.game.copy(state),
    hash: hashState(state),
    prompts: JSON.stringify(at.prompts.map(shown)),
    outcome: JSON.stringify(at.outcome ?? null),
  };
}

export function mustMatch(what: string, expected: Standing, found: Standing): void {
  if (
    expected.hash === found.hash &&
    expected.prompts === found.prompts &&
    expected.outcome === found.outcome
  ) {
    return;
  }
  const differs =
    difference(expected.state, found.state) ??
    difference(JSON.parse(expected.prompts), JSON.parse(found.prompts), 'prompts') ??
    difference(JSON.parse(expected.outcome), JSON.parse(found.outcome), 'outcome') ??
    'the state is another one, but a copy of it is not';
  throw new Fault(`${what}: ${differs}.`);
}

/** Carries out what must be refused; gives the refusal's message. */
export function mustRefuse(what: string, attempt: () => void): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw new Fault(`${what} is not refused, but fails with "${(error as Error).message}".`, {
      cause: error,
    });
  }
  throw new Fault(`${what} is accepted.`);
}
