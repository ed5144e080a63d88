import { expect, test } from 'vitest';
import { Random } from './chance.ts';
import { forkFor } from './forks.ts';
import { Run } from './run.ts';
import { ask, coin, options, type Step, sketch } from './testing/sketch.ts';

/** Both toss behind a screen and must say in secret what they tossed; then seat 0 guesses, and all is shown. */
const toss: Step = function* (t) {
  const tossed = yield* t.all([0, 1], function* (seat) {
    const [face = ''] = yield* t.roll(seat, coin, 1, 'SK-02');
    return yield* t.choose(seat, { ...ask('say'), secret: true, confirm: false }, options(face));
  });
  yield* t.choose(0, ask('guess'), options('heads', 'tails'));
  t.state.notes.push(...tossed);
};

test('a fork does not know what the kernel answered for another seat in secret', () => {
  const run = Run.start(sketch(toss), { players: 2 }, { seed: 5 });
  expect(run.prompts).toMatchObject([{ seat: 0, question: { id: 'guess' } }]);
  const tossed = { own: new Set<unknown>(), other: new Set<unknown>() };
  for (let i = 0; i < 60; i++) {
    const fork = forkFor(run, 0, Random.fromSeed(i));
    fork.answer({ seat: 0, choice: 'heads' });
    tossed.own.add(fork.table.state.notes[0]);
    tossed.other.add(fork.table.state.notes[1]);
  }
  expect([tossed.own.size, tossed.other.size]).toEqual([1, 2]);
});
