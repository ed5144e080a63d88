import type { Ask, How, Prompt, Seat } from '@wyrdhall/kernel';
import { expect, it } from 'vitest';
import { promptForBots } from './manners.ts';

const prompt = (seat: Seat, how: How, ask: Ask = 'one'): Prompt => {
  return { seat, how, ask, question: { id: 'q', rule: 'XX-01' }, options: [], min: 1, max: 1 };
};
const seatOneIsABot = (prompts: readonly Prompt[]) => promptForBots(prompts, (seat) => seat === 1);

it('a bot answers at once what it decides alone or together with the others', () => {
  expect(seatOneIsABot([prompt(1, 'one')])).toBe(0);
  expect(seatOneIsABot([prompt(0, 'all'), prompt(1, 'all')])).toBe(1);
});

it('a bot waits where any seat may decide or react, until only bots are left', () => {
  for (const how of ['anyone', 'offer'] as const) {
    expect(seatOneIsABot([prompt(0, how), prompt(1, how)])).toBe(-1);
    expect(seatOneIsABot([prompt(1, how)])).toBe(0);
  }
});

it('dice and cards of a bot never wait', () => {
  expect(seatOneIsABot([prompt(0, 'offer'), prompt(1, 'offer', 'dice')])).toBe(1);
  expect(seatOneIsABot([prompt(0, 'offer'), prompt(1, 'offer', 'cards')])).toBe(1);
});
