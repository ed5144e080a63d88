import type { Play } from '@wyrdhall/kernel';
import { expect, it } from 'vitest';
import { Luck } from './luck.ts';

/** A game in which nothing happens but dice: what they would be rolled with after each answer. */
function seeds(deal: number, ...answers: readonly (readonly [turn: string, option: string])[]): number[] {
  const luck = new Luck(deal);
  return answers.map(([turn, id]) => {
    let seed = 0;
    const play = {
      game: { clock: () => ({ round: 1, turn }) },
      table: { state: {}, reseed: (given: number) => (seed = given) },
      prompts: [{ seat: 0, question: { id: 'q', rule: 'XX-01' }, options: [{ id, value: 0 }] }],
      reply: () => {},
    };
    luck.reply(play as unknown as Play, 0, 0);
    return seed;
  });
}

const ATTACK = ['2', 'attack'] as const;
const REST = ['2', 'rest'] as const;

it('the same answer in the same turn meets the same dice, whatever went before', () => {
  const [first] = seeds(1, ATTACK);
  expect(seeds(1, REST, ATTACK)[1]).toBe(first);
  expect(seeds(1, ['1', 'attack'], REST, ATTACK)[2]).toBe(first);
});

it('given again, in another turn or in another deal it meets others', () => {
  const met = [...seeds(1, ATTACK, ATTACK, ['3', 'attack'], REST), ...seeds(2, ATTACK)];
  expect(new Set(met).size).toBe(5);
});
