import { Fault } from '../fault.ts';
import { type Choice, fingerprint, isSecret, PASS_UNTIL, type Prompt } from '../prompt.ts';
import type { Run } from '../run.ts';
import { mustBeAsBefore, traceOf } from './looks.ts';
import { mustRefuse } from './standing.ts';
import type { Properties } from './trial.ts';
import { playOut, runOut } from './walk.ts';

/** Fit for a line of the journal, a case file and a web page. */
const FIT_ID = /^[\w:.+/,-]+$/;

export const asking: Properties = {
  'every question can be asked and answered': (trial) => {
    playOut(trial, ({ prompts }) => {
      const asked = new Set<string>();
      for (const prompt of prompts) {
        const { seat, question } = prompt;
        const fault = (what: string) =>
          new Fault(`The question "${question.id}" (${question.rule}) ${what}.`);
        const name = `${seat} ${fingerprint(prompt)}`;
        if (asked.has(name))
          throw fault(`is asked twice of seat ${seat} at once, and does not name its figures`);
        asked.add(name);
        if (!Number.isInteger(seat) || seat < 0 || seat >= trial.options.players) {
          throw fault(`is asked of seat ${seat}, which is not at the table`);
        }
        const complaint = unfit(prompt);
        if (complaint) throw fault(complaint);
      }
    });
  },

  'what is not an option is refused and changes nothing': (trial) => {
    runOut(trial, (run, point) => {
      if (!point) return;
      const before = traceOf(run);
      const { revision, toldCount } = run;
      for (const { what, ...answer } of wrongAnswers(run)) {
        mustRefuse(what, () => run.apply(answer));
        if (run.revision !== revision || run.toldCount !== toldCount) {
          throw new Fault(`${what} is refused, but leaves a trace.`);
        }
      }
      mustBeAsBefore('A refused answer changes the game', before, run);
    });
  },
};

function unfit({ ask, question, options, min, max }: Prompt): string | undefined {
  const open = options.filter((option) => !option.closed);
  const ids = new Set<string>();
  for (const { id } of options) {
    if (ids.has(id)) return `has the option "${id}" twice`;
    if (!FIT_ID.test(id) || id.startsWith(PASS_UNTIL))
      return `has the option ${JSON.stringify(id)}: not a fit id`;
    ids.add(id);
  }
  // What is secret is asked even where nothing can be chosen, so that nobody learns of it.
  const isNothingChosen = min === 0 && ask !== 'one' && isSecret(question);
  if (open.length === 0 && !isNothingChosen) return 'is an empty prompt: none of its options is open';
  if (question.quiet !== undefined && !ids.has(question.quiet)) {
    return `has no option "${question.quiet}", which is said to be the quiet one`;
  }
  if (min > max || min < 0) return `wants ${min} to ${max}`;
  const room = open.reduce((sum, option) => sum + (option.most ?? max), 0);
  if (ask === 'many' && open.length < min) return `wants ${min} of ${open.length}`;
  if (ask === 'amounts' && room < min) return `wants ${min} in all, but takes only ${room}`;
  return undefined;
}

interface Wrong {
  readonly seat: number;
  readonly choice: Choice;
  /** Of this prompt and no other one of the seat. */
  readonly key?: string;
  readonly what: string;
}

function wrongAnswers(run: Run): Wrong[] {
  const { prompts, options } = run;
  const first = prompts[0];
  const seats = new Set(prompts.map((prompt) => prompt.seat));
  const stranger = [...Array(options.players + 1).keys()].find((seat) => !seats.has(seat)) as number;
  const anything = first?.options[0]?.id ?? 'anything';
  return [
    { seat: stranger, choice: anything, what: `An answer of seat ${stranger}, which is not asked,` },
    ...prompts.flatMap((prompt) =>
      wrongChoices(prompt).map(({ choice, what }) => ({
        seat: prompt.seat,
        choice,
        key: run.keyOf(prompt),
        what: `${what} in answer to "${prompt.question.id}"`,
      })),
    ),
  ];
}

function wrongChoices(prompt: Prompt): { choice: Choice; what: string }[] {
  const { ask, options, min, max } = prompt;
  const inForm = (id: string): Choice => (ask === 'one' ? id : ask === 'amounts' ? { [id]: 1 } : [id]);
  const open = options.filter((option) => !option.closed);
  const first = open[0]?.id ?? 'anything';
  const closed = options.find((option) => option.closed);
  const wrong: { choice: Choice; what: string }[] = [
    { choice: inForm('no-such-option'), what: 'An unknown option' },
    { choice: ask === 'one' ? [first] : first, what: 'An answer of the wrong form' },
  ];
  if (closed) wrong.push({ choice: inForm(closed.id), what: `The closed option "${closed.id}"` });
  if (ask === 'many') {
    if (min > 0) wrong.push({ choice: open.slice(0, min - 1).map(({ id }) => id), what: 'Too few options' });
    wrong.push({ choice: Array<string>(max + 1).fill(first), what: 'Too many options' });
    if (max > 1)
      wrong.push({ choice: Array<string>(Math.max(2, min)).fill(first), what: 'An option named twice' });
  }
  if (ask === 'dice') wrong.push({ choice: Array<string>(max + 1).fill(first), what: 'One die too many' });
  if (ask === 'amounts') {
    wrong.push({ choice: { [first]: -1 }, what: 'An amount below 0' });
    wrong.push({ choice: { [first]: 0.5 }, what: 'Half an amount' });
    wrong.push({ choice: { [first]: (open[0]?.most ?? max) + 1 }, what: 'Too large an amount' });
    if (min > 0) wrong.push({ choice: {}, what: 'Nothing, where something is wanted,' });
  }
  return wrong;
}
