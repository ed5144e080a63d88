import { Random } from '../chance.ts';
import { Fault } from '../fault.ts';
import { choice, randomPick } from '../picks.ts';
import { type Answer, type Play, start } from '../play.ts';
import type { Pick, Prompt } from '../prompt.ts';
import { Run } from '../run.ts';
import { MOST, type Trial } from './trial.ts';

/** What can be answered: a Play, a Run. */
interface Asking {
  readonly prompts: readonly Prompt[];
  answer(answer: Answer): void;
}

interface Decision {
  readonly index: number;
  readonly pick: Pick;
}

/** Which prompt a number answers, and how: 0 takes the first option of the first prompt. */
function decide(prompts: readonly Prompt[], number: number): Decision {
  const index = number % prompts.length;
  return { index, pick: pickBy(prompts[index] as Prompt, Math.floor(number / prompts.length)) };
}

export function pickBy(prompt: Prompt, number: number): Pick {
  if (prompt.ask !== 'one') return randomPick(prompt, Random.fromSeed(number));
  const { length } = prompt.options;
  const at = number % (length + (prompt.until?.length ?? 0));
  if (at >= length) return -1 - (at - length);
  for (let i = 0; i < length; i++) if (!prompt.options[(at + i) % length]?.closed) return (at + i) % length;
  throw new Fault(`An empty prompt: "${prompt.question.id}" (${prompt.question.rule}) has no open option.`);
}

function answerOf(prompts: readonly Prompt[], { index, pick }: Decision): Answer {
  const prompt = prompts[index] as Prompt;
  return { seat: prompt.seat, choice: choice(prompt, pick) };
}

/** Plays the game without memory. `see` is called wherever it stands, with whether to look closely. */
export function playOut(trial: Trial, see: (play: Play, point: boolean) => void): Play {
  const play = start(trial.game, trial.options, Random.fromSeed(trial.seed));
  const give = (_: Answer, { index, pick }: Decision) => play.reply(index, pick);
  walk(trial, play, give, (point) => see(play, point));
  return play;
}

/** The same with a memory: of the last step, or of the whole game. */
export function runOut(
  trial: Trial,
  see: (run: Run, point: boolean) => void,
  { memory = 'last', freeUndo = true }: { memory?: 'all' | 'last'; freeUndo?: boolean } = {},
): Run {
  const run = Run.start(trial.game, trial.options, { seed: trial.seed, freeUndo }, memory);
  const give = (answer: Answer) => run.answer(answer);
  walk(trial, run, give, (point) => see(run, point), trial.stop);
  return run;
}

export function walk(
  trial: Trial,
  asking: Asking,
  give: (answer: Answer, decision: Decision) => void,
  see: (point: boolean) => void,
  stop = Number.POSITIVE_INFINITY,
): void {
  for (let answers = 0; ; answers++) {
    const number = asking.prompts.length === 0 || answers === stop ? undefined : trial.next();
    see(trial.isPoint(answers) || number === undefined);
    if (number === undefined) return;
    trial.numbers.push(number);
    const decision = decide(asking.prompts, number);
    const answer = answerOf(asking.prompts, decision);
    trial.answers.push(answer);
    if (answers >= trial.longest) {
      const { question, seat } = asking.prompts[decision.index] as Prompt;
      throw new Fault(
        `It does not end: after ${answers} answers it still asks "${question.id}" (${question.rule}) of seat ${seat}.`,
      );
    }
    give(answer, decision);
  }
}

/** Plays all of them on for a few answers, chosen by what the first one asks. */
export function playOn(trial: Trial, first: Asking, ...others: Asking[]): void {
  for (let i = 0; i < 8 && first.prompts.length > 0; i++) {
    const { prompts } = first;
    const answer = answerOf(prompts, decide(prompts, trial.random.below(MOST + 1)));
    for (const asking of [first, ...others]) asking.answer(answer);
  }
}
