import { choice, Random, Run, randomPick } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { toy } from './index.ts';

/** Plays on with the same random decisions; own dice are answered by `dice`. */
function play(run: Run, dice: (count: number) => string[]): string[][] {
  const random = Random.fromSeed(9);
  const typed: string[][] = [];
  while (!run.outcome) {
    const prompt = run.prompts[0] as Run['prompts'][number];
    if (prompt.ask === 'dice') {
      typed.push(dice(prompt.min));
      run.answer({ seat: prompt.seat, choice: typed.at(-1) as string[] });
    } else run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
  }
  return typed;
}

test('WW-004: with their own dice the players are asked for every roll, and the same dice give the same game', () => {
  const seeded = Run.start(toy, { players: 2 }, { seed: 11 }) as Run;
  play(seeded, () => []);
  const rolled = seeded.told(0).flatMap((event) => ('faces' in event ? [event.faces as string[]] : []));
  expect(rolled.length).toBeGreaterThan(5);

  const atTheTable = Run.start(toy, { players: 2 }, { seed: 11, ownDice: true }) as Run;
  const typed = play(atTheTable, () => rolled.shift() as string[]);

  expect(rolled).toEqual([]);
  expect(typed.length).toBeGreaterThan(5);
  expect(atTheTable.hash()).toBe(seeded.hash());
  expect(atTheTable.outcome).toEqual(seeded.outcome);
});
