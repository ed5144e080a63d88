import { Fault, Refusal } from '../fault.ts';
import { forkFor } from '../forks.ts';
import type { Viewer } from '../game.ts';
import { hashState } from '../json.ts';
import { pick } from '../picks.ts';
import { bareQuestion, isChance, isSecret, type Prompt } from '../prompt.ts';
import { asShown } from '../seen.ts';
import { isKernelTold } from '../told.ts';
import type { Properties } from './trial.ts';
import { playOut, runOut } from './walk.ts';

/** Turns that a seat may let pass before the boundary comes up to which it passed. */
const MOST_TURNS = 60;

export const speaking: Properties = {
  'it weighs every option of a choice, and at least one that is open': (trial) => {
    const { game } = trial;
    if (!game.weigh) return;
    playOut(trial, ({ prompts, table: { state } }) => {
      for (const prompt of prompts) checkWeights(prompt, game.weigh?.(state, prompt) ?? []);
    });
  },

  'it has words for all that is asked and told, in every language': (trial) => {
    const { game } = trial;
    let read = 0;
    playOut(trial, ({ prompts, outcome, table: { state, log } }, point) => {
      for (const [language, words] of Object.entries(game.words ?? {})) {
        const seating = game.seating?.(state);
        const say = (text: unknown, what: string) => {
          if (typeof text === 'string' && text !== '') return;
          throw new Fault(`There are no words for ${what} (${language}).`);
        };
        for (let i = read; i < log.length; i++) {
          for (const event of [log[i]?.event, log[i]?.instead])
            if (event && !isKernelTold(event)) say(words.event(event, seating), `the event "${event.kind}"`);
        }
        if (outcome) say(words.outcome(outcome), `the outcome "${outcome.why}"`);
        if (!point) continue;
        for (const prompt of prompts.map(asShown)) {
          const { question, seat, options, how } = prompt;
          say(words.question(question, seat, seating), `the question "${question.id}"`);
          if (isSecret(question) || how === 'all') {
            const bare = bareQuestion(question);
            say(words.question(bare, seat, seating), `the question "${bare.id}", as others see it`);
          }
          options.forEach(({ id, closed }, i) => {
            say(words.option(prompt, i, seating), `the option "${id}" of "${question.id}"`);
            if (closed) say(words.reason(closed), `the reason "${closed.id}"`);
          });
        }
      }
      read = log.length;
    });
  },

  'what it advises can be answered, and it says why': (trial) => {
    const { game, random } = trial;
    if (!game.counsel) return;
    runOut(trial, (run, point) => {
      for (const prompt of run.prompts) {
        if (!point || isChance(prompt)) continue;
        const advice = game.counsel?.(forkFor(run, prompt.seat, random.copy()).table.state, prompt);
        if (!advice) continue;
        try {
          pick(prompt, advice.choice);
        } catch (error) {
          const { id, rule } = prompt.question;
          throw new Fault(`The advice for "${id}" (${rule}) is no answer: ${(error as Error).message}`);
        }
        for (const [language, words] of Object.entries(game.words ?? {}))
          if (!words.why?.(advice.why, game.seating?.(run.state)))
            throw new Fault(`There are no words for why "${advice.why.id}" is advised (${language}).`);
      }
    });
  },

  'its drawing shows a viewer no secret': (trial) => {
    const { game, options } = trial;
    if (!game.draw) return;
    const viewers: Viewer[] = [...Array(options.players).keys(), 'watcher'];
    playOut(trial, ({ table: { state } }, point) => {
      if (!point) return;
      for (const viewer of viewers) {
        const drawn = game.draw?.(state, viewer) ?? '';
        const told = game.secrets(state, viewer).find((secret) => drawn.includes(secret));
        if (told) throw new Fault(`The drawing for ${viewer} shows the secret "${told}".`);
      }
    });
  },

  'a state that is described and arranged again is described alike': (trial) => {
    const { game, options } = trial;
    playOut(trial, ({ table: { state } }, point) => {
      if (!point) return;
      const described = game.describe(state);
      if (typeof described !== 'object' || described === null || Array.isArray(described)) return;
      let arranged: unknown;
      try {
        arranged = game.arrange(described as Parameters<typeof game.arrange>[0], options);
      } catch (error) {
        if (error instanceof Refusal) return;
        throw error;
      }
      if (hashState(game.describe(arranged)) !== hashState(described)) {
        throw new Fault('What is described and arranged again is described otherwise.');
      }
    });
  },

  'a boundary up to which a seat passes comes': (trial) => {
    const waiting = new Map<string, { readonly until: string; turns: number; turn: string }>();
    playOut(trial, ({ table: { passes, state } }) => {
      const { turn } = trial.game.clock(state);
      for (const [seat, until] of Object.entries(passes)) {
        const since = waiting.get(seat);
        if (since?.until !== until) waiting.set(seat, { until, turns: 0, turn });
        else if (since.turn !== turn) waiting.set(seat, { until, turns: since.turns + 1, turn });
        if ((waiting.get(seat)?.turns ?? 0) > MOST_TURNS) {
          throw new Fault(
            `Seat ${seat} passed until "${until}", and ${MOST_TURNS} turns later that has not come.`,
          );
        }
      }
      for (const seat of waiting.keys()) if (passes[Number(seat)] === undefined) waiting.delete(seat);
    });
  },
};

function checkWeights(prompt: Prompt, weights: readonly number[]): void {
  const { ask, options, question } = prompt;
  if (isChance(prompt) || (ask !== 'one' && ask !== 'many')) return;
  const fault = (what: string) => new Fault(`The weights for "${question.id}" (${question.rule}) ${what}.`);
  if (weights.length < options.length) throw fault(`are ${weights.length} for ${options.length} options`);
  let sum = 0;
  options.forEach(({ closed, id }, i) => {
    const weight = weights[i] as number;
    if (closed) return;
    if (!(weight >= 0 && Number.isFinite(weight))) throw fault(`give ${weight} to "${id}"`);
    sum += weight;
  });
  if (ask === 'one' && sum <= 0) throw fault('give nothing to any open option');
}
