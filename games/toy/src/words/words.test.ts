import { choice, type Prompt, Random, Run, randomPick } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import type { ToyTold } from '../events.ts';
import type { Toy } from '../state.ts';
import { toy } from '../toy.ts';

/** Ids, and what was not there. */
const SUSPECT = /undefined|NaN|\[object|wolf-\d|[a-z]:[a-z0-9]|\.\d|^$/;
const ENGLISH = /\b(the|you|hunter|wolf-|stores|bites|draws|throws|spear|shield|salve|claw|fang)\b/i;

function textsOf(run: Run<Toy, ToyTold>, prompt: Prompt): string[] {
  const words = toy.words?.de;
  if (!words) throw new Error('There are no German words.');
  const { question, seat, options } = prompt;
  const labels = options.flatMap(({ id }, i) => (id.startsWith('pass-until') ? [] : words.option(prompt, i)));
  const reasons = options.flatMap(({ closed }) => (closed ? words.reason(closed) : []));
  const told = run
    .lines(run.toldCount - 8)
    .flatMap(({ event, instead }) =>
      [event, ...(instead ? [instead] : [])].flatMap((one) =>
        one.kind === 'auto' || one.kind === 'asked-anew' ? [] : words.event(one as ToyTold),
      ),
    );
  return [words.question(question, seat), ...labels, ...reasons, ...told];
}

test.each([1, 2, 3, 4])(
  'everything is said in German, with the hall’s dice and with one’s own (%i)',
  (seed) => {
    const settings = { seed, ownDice: seed % 2 === 0 };
    const run = Run.start(toy, { players: 3, hungry: seed > 2 }, settings);
    const random = Random.fromSeed(seed);
    const wrong = new Set<string>();
    while (!run.outcome) {
      for (const prompt of run.prompts) {
        for (const text of textsOf(run, prompt))
          if (SUSPECT.test(text) || ENGLISH.test(text)) wrong.add(text);
      }
      const prompt = random.of(run.prompts);
      run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
    }
    expect([...wrong]).toEqual([]);
    expect(toy.words?.de?.outcome(run.outcome)).toMatch(/^(Der|Die|Kein) .+\.$/);
  },
);
