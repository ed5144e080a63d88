import type { How, Prompt } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { promptsForBots } from './manners.ts';

const asked = (seat: number, how: How, window = 1): Prompt => ({
  seat,
  how,
  window,
  question: { id: 'q', rule: 'XX-01' },
  ask: 'one',
  options: [],
  min: 1,
  max: 1,
});
const isBot = (seat: number): boolean => seat >= 2;

describe('the prompts that bots may answer', () => {
  it.each(['anyone', 'offer'] as const)('are none of a window (%s) in which a person is asked', (how) => {
    expect(promptsForBots([asked(0, how), asked(2, how), asked(3, how)], isBot)).toEqual([]);
    expect(promptsForBots([asked(2, how), asked(3, how)], isBot)).toEqual([0, 1]);
  });

  it.each(['one', 'all'] as const)('are all of their own where each answers for itself (%s)', (how) => {
    expect(promptsForBots([asked(0, how), asked(2, how), asked(1, how), asked(3, how)], isBot)).toEqual([
      1, 3,
    ]);
  });

  it('do not wait for a person who is asked in another window', () => {
    expect(promptsForBots([asked(0, 'offer', 1), asked(2, 'offer', 2)], isBot)).toEqual([1]);
  });
});
