import { Fault } from '../fault.ts';
import type { Prompt, Reason } from '../prompt.ts';
import { alone } from './alone.ts';
import type { Properties, Trial } from './trial.ts';
import { playOut } from './walk.ts';

export const lawful: Properties = {
  'it ends': (trial) => {
    playOut(trial, () => {});
  },

  'it uses no clock and no chance of its own': (trial) => {
    alone(() => {
      playOut(trial, ({ table: { state } }, point) => {
        if (point) readAll(trial, state);
      });
    });
  },

  'its invariants hold and its score is from 0 to 1': (trial) => {
    const { game, options } = trial;
    playOut(trial, ({ table: { state } }) => {
      const complaint = game.broken?.(state, options);
      if (complaint) throw new Fault(`An invariant is broken: ${complaint}.`);
      const score = game.score(state);
      if (!(score >= 0 && score <= 1)) throw new Fault(`The score is ${score}, not from 0 to 1.`);
    });
  },

  'every rule that is cited stands in the rulebook': (trial) => {
    let read = 0;
    const play = playOut(trial, ({ prompts, table: { log } }) => {
      for (; read < log.length; read++) {
        const line = log[read];
        if (line) cite(trial, `The event "${line.event.kind}"`, line.event.rule);
        if (line?.instead) cite(trial, `The event "${line.instead.kind}"`, line.instead.rule);
      }
      for (const prompt of prompts) citePrompt(trial, prompt);
    });
    if (play.outcome) cite(trial, `The outcome "${play.outcome.why}"`, play.outcome.rule);
  },
};

function citePrompt(trial: Trial, { question, options }: Prompt): void {
  cite(trial, `The question "${question.id}"`, question.rule);
  if (typeof question.secret === 'object') {
    const { id, rule } = question.secret;
    cite(trial, `The question "${id}", as others know "${question.id}",`, rule);
  }
  let last: Reason | undefined;
  for (const { closed } of options) {
    if (!closed || closed.rule === last?.rule) continue;
    cite(trial, `The reason "${closed.id}"`, closed.rule);
    last = closed;
  }
}

function cite({ rules }: Trial, who: string, rule: string): void {
  if (!rules.has(rule))
    throw new Fault(`${who} cites ${rule || 'no rule'}, which the rulebook does not have.`);
}

/** Everything that reads a state. */
export function readAll({ game, options }: Trial, state: unknown): void {
  game.outcome(state);
  game.clock(state);
  game.score(state);
  game.describe(state);
  game.broken?.(state);
  game.chapter?.(state);
  game.legacy?.(state);
  game.horizon?.(state);
  game.seating?.(state);
  for (const remake of Object.values(game.remakes ?? {})) remake.closed?.(state, options);
  for (const viewer of [...Array(options.players).keys(), 'watcher' as const]) {
    game.view(state, viewer);
    game.secrets(state, viewer);
  }
}
