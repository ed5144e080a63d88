import { choice, type Game, Random, Run, randomPick, readSave, replay, resume, save } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import type { ToyTold } from './events.ts';
import { toy } from './index.ts';
import type { Toy } from './state.ts';

/** The next version: the hunters are asked for their stance under another name. */
const next: Game<Toy, ToyTold> = {
  ...toy,
  version: 2,
  *step(t) {
    if (t.state.phase !== 'stance') return yield* toy.step(t);
    const flow = toy.step(t);
    let result = flow.next();
    while (!result.done) {
      const asked = result.value.map((prompt) => ({
        ...prompt,
        question: { ...prompt.question, id: 'stance-of-the-day' },
      }));
      result = flow.next(yield asked);
    }
  },
};

function playUntil(run: Run<Toy, ToyTold>, question: string, random: Random): void {
  let answers = 0;
  while (
    !run.outcome &&
    (answers < 60 || run.prompts[0]?.question.id !== question || run.prompts.length > 1)
  ) {
    const prompt = run.prompts[random.below(run.prompts.length)] as Run['prompts'][number];
    run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
    answers++;
  }
}

test('a save of version 1 goes on under version 2, and what is asked differently is asked anew', () => {
  const run = Run.start(toy, { players: 2 }, { seed: 4 });
  // One of the two has chosen a stance, the other has not.
  playUntil(run, 'stance', Random.fromSeed(1));
  const saved = readSave(JSON.stringify(save(run)));

  const { run: resumed, askedAnew } = resume(next, saved);

  expect(askedAnew).toEqual(['stance-of-the-day']);
  expect(resumed.told().at(-1)).toMatchObject({ kind: 'asked-anew', dropped: 1 });
  expect(resumed.prompts.map((prompt) => prompt.question.id)).toEqual([
    'stance-of-the-day',
    'stance-of-the-day',
  ]);
  expect(resumed.checkpoint().state).toEqual(run.checkpoint().state);
  const [played, since] = replay(next, readSave(JSON.stringify(save(resumed))));
  expect(played?.version).toBe(1);
  expect(since?.diverged).toBeUndefined();
});

test('under the same version nothing is asked anew', () => {
  const run = Run.start(toy, { players: 2 }, { seed: 4 });
  playUntil(run, 'stance', Random.fromSeed(1));
  const { run: resumed, askedAnew } = resume(toy, readSave(JSON.stringify(save(run))));
  expect(askedAnew).toEqual([]);
  expect(resumed.hash()).toBe(run.hash());
  expect(resumed.prompts.length).toBe(1);
});
