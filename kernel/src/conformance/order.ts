import { hashText, mix } from '../json.ts';
import type { Play } from '../play.ts';
import type { Prompt } from '../prompt.ts';
import { Run } from '../run.ts';
import { mustMatch, standing } from './standing.ts';
import { MOST, type Properties } from './trial.ts';
import { pickBy, playOn, runOut } from './walk.ts';

/** Answers in one `all`: more than people give at the same time. */
const MOST_TOGETHER = 400;

export const order: Properties = {
  'the order in which people answer at the same time does not matter': (trial) => {
    let together = false;
    runOut(trial, (run) => {
      const wasTogether = together;
      together = run.prompts.length > 1 && run.prompts.every((prompt) => prompt.how === 'all');
      if (!together || wasTogether) return;
      const choices = trial.random.below(MOST);
      const [up, down] = [run.fork(), run.fork()];
      if (!answerAll(up, choices, 0) || !answerAll(down, choices, -1)) return;
      mustMatch('The order of answers given at the same time matters', standing(up), standing(down));
    });
  },

  "the order of an object's keys does not matter": (trial) => {
    runOut(trial, (run, point) => {
      if (!point) return;
      const checkpoint = run.checkpoint();
      const since = run.entriesSince;
      const turned = { ...checkpoint, state: turnKeys(checkpoint.state) };
      const other = Run.from(trial.game, run.options, run.settings, turned);
      for (const entry of since) other.give(entry);
      mustMatch("The order of an object's keys matters", standing(run), standing(other));
      const fork = run.fork();
      playOn(trial, fork, other);
      mustMatch("The order of an object's keys matters", standing(fork), standing(other));
    });
  },
};

/** Lets each seat, with each of its figures, answer as `choices` says, always the first (0) or the last (−1) of those asked. */
function answerAll(play: Play, choices: number, whose: 0 | -1): boolean {
  const given = new Map<string, number>();
  for (let i = 0; i < MOST_TOGETHER; i++) {
    const { prompts } = play;
    if (prompts.length === 0 || !prompts.every((prompt) => prompt.how === 'all')) return true;
    const prompt = prompts.at(whose) as Prompt;
    const who = `${prompt.seat} ${prompt.question.figure ?? ''}`;
    const count = given.get(who) ?? 0;
    given.set(who, count + 1);
    const number = mix(hashText(who, choices + count)) % MOST;
    play.reply(prompts.indexOf(prompt), pickBy(prompt, number));
  }
  return false;
}

function turnKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turnKeys(item)]),
  );
}
