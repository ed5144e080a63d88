import { expect, it } from 'vitest';
import { Random } from '../chance.ts';
import { choice, randomPick } from '../picks.ts';
import type { Prompt } from '../prompt.ts';
import { Run } from '../run.ts';
import { save } from '../save.ts';
import { lanterns, rulebook } from '../testing/lanterns.ts';
import { checkKept } from './index.ts';

/** A random game as a file, after so many answers. */
function kept(most = 10_000): string {
  const run = Run.start(lanterns, { players: 2 }, { seed: 3 });
  const random = Random.fromSeed(3);
  for (let i = 0; i < most && !run.outcome; i++) {
    const prompt = run.prompts[0] as Prompt;
    run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
  }
  return JSON.stringify(save(run));
}

it('a finished game leads to its end again', () => {
  expect(() => checkKept(lanterns, rulebook, kept())).not.toThrow();
});

it('a game that goes astray, does not end or cites no rule is named', () => {
  expect(() => checkKept(lanterns, rulebook, kept(2))).toThrow('It does not come to its end.');
  expect(() => checkKept(lanterns, '', kept())).toThrow('which the rulebook does not have');
  const other = {
    ...lanterns,
    copy: (s: ReturnType<typeof lanterns.copy>) => ({ ...lanterns.copy(s), planted: 1 }),
  };
  expect(() => checkKept(other, rulebook, kept())).toThrow('goes astray');
});
