import { type Game, type Prompt, Random, Run } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { expect, it } from 'vitest';
import { hastyPick, stretchOf, worth } from './policy.ts';

const options = [
  { id: 'a', value: 0 },
  { id: 'b', value: 1, closed: { id: 'no', rule: 'XX-01' } },
  { id: 'c', value: 2 },
  { id: 'd', value: 3 },
];
const prompt: Prompt = {
  seat: 0,
  question: { id: 'q', rule: 'XX-01' },
  ask: 'one',
  options,
  min: 1,
  max: 1,
  how: 'one',
};

function picks(weights: readonly number[]): number[] {
  const play = Run.start({ ...(toy as Game), weigh: () => weights }, {}).fork();
  const random = Random.fromSeed(1);
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 1000; i++) {
    const index = hastyPick(play, prompt, random) as number;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

it('follows the weights of the game, and never takes what is closed or weighs nothing', () => {
  const [a = 0, b, c = 0, d] = picks([3, 100, 1, 0]);
  expect([b, d]).toEqual([0, 0]);
  expect(a / c).toBeGreaterThan(2.4);
  expect(a / c).toBeLessThan(3.6);
});

it('takes any open option where nothing weighs anything', () => {
  const [a, b, c, d] = picks([0, 1, 0, 0]);
  expect(b).toBe(0);
  expect(Math.min(a ?? 0, c ?? 0, d ?? 0)).toBeGreaterThan(250);
});

it('looks as far as the game says, else by rounds', () => {
  const play = Run.start(toy as Game, {}).fork();
  expect(stretchOf(play)).toBe(1);
  const scenes = Run.start({ ...(toy as Game), horizon: () => 'scene 3' }, {}).fork();
  expect(stretchOf(scenes)).toBe('scene 3');
});

it.each([
  [{ won: true }, 1],
  [{ won: false }, 0],
  [{ won: false, grade: 0.3 }, 0.3],
])('an end is worth its grade, or all or nothing: %o', (end, value) => {
  const play = Run.start(toy as Game, {}).fork();
  play.outcome = { ...end, why: 'over', rule: 'XX-01' };
  expect(worth(play)).toBe(value);
});
