import { type Game, Random, Run } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { describe, expect, it } from 'vitest';
import { forkAsked, samePick } from './asked.ts';
import { sit } from './player.ts';

const stances = (): Run => Run.start(toy as Game, { players: 2 }, { seed: 4 });

describe('a fork in which the seat is asked', () => {
  it('is sought several times', () => {
    const run = stances();
    const answered = stances();
    answered.answer({ seat: 1, choice: 'bold' });
    const forks = [answered.fork(), answered.fork(), run.fork()];
    const { play, index } = forkAsked(
      { ...sit(run, 1), fork: () => forks.shift() ?? run.fork() },
      Random.fromSeed(1),
    );
    expect(forks).toEqual([]);
    expect(play.prompts[index]?.seat).toBe(1);
  });

  it('is given up where none asks it, and no prompt of another seat is taken for its own', () => {
    const run = stances();
    const answered = stances();
    answered.answer({ seat: 1, choice: 'bold' });
    const { play, index } = forkAsked({ ...sit(run, 1), fork: () => answered.fork() }, Random.fromSeed(1));
    expect(play.prompts.map(({ seat }) => seat)).toEqual([0]);
    expect(index).toBe(-1);
  });
});

it('an answer is the same one where the options stand elsewhere', () => {
  const [from] = stances().prompts;
  if (!from) throw new Error('Nobody is asked.');
  const to = { ...from, options: from.options.toReversed() };
  const picked = samePick(from, to, 0, Random.fromSeed(1)) as number;
  expect(to.options[picked]?.id).toBe(from.options[0]?.id);
});
