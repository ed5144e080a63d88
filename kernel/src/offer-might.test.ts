import { expect, test } from 'vitest';
import { Run } from './run.ts';
import { ask, type Step, sketch } from './testing/sketch.ts';

/** Two seats with closed hands; whoever has cards left is asked, whether they can react or not. */
const storm: Step = function* (t) {
  const hands = [
    ['shield', 'plain'],
    ['plain', 'plain'],
  ];
  yield* t.offer(
    ask('storm'),
    [0, 1],
    (seat) =>
      (hands[seat] ?? [])
        .filter((card) => card === 'shield')
        .map((card) => ({
          id: card,
          value: () => {
            hands[seat]?.splice(hands[seat].indexOf(card), 1);
            t.state.notes.push(`${seat} ${card}`);
          },
        })),
    { might: (seat) => (hands[seat]?.length ?? 0) > 0 },
  );
};

test('after a reaction everybody who might react is asked again, also who has passed and can do nothing', () => {
  const run = Run.start(sketch(storm), { players: 2 });
  const asked = () => run.prompts.map(({ seat }) => seat);
  expect(asked()).toEqual([0, 1]);
  run.answer({ seat: 1, choice: 'pass' });
  expect(asked()).toEqual([0]);
  run.answer({ seat: 0, choice: 'shield' });
  expect(run.state.notes).toEqual(['0 shield']);
  expect(asked()).toEqual([0, 1]);
  for (const seat of [1, 0]) run.answer({ seat, choice: 'pass' });
  expect(run.outcome).toBeDefined();
});
