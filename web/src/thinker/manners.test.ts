import type { How, Prompt, Seat } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { promptForBot } from './manners.ts';

const asked = (seat: Seat, how: How): Prompt => ({
  seat,
  how,
  question: { id: 'react', rule: 'X-01' },
  ask: 'one',
  options: [],
  min: 1,
  max: 1,
});
const isPerson = (seat: Seat) => seat === 0;

test('bots answer what they alone are asked, and choose together with people', () => {
  expect(promptForBot([asked(1, 'one')], isPerson)?.seat).toBe(1);
  expect(promptForBot([asked(0, 'all'), asked(2, 'all')], isPerson)?.seat).toBe(2);
  expect(promptForBot([asked(0, 'one')], isPerson)).toBeUndefined();
});

test('bots wait for people where anyone may answer or react', () => {
  for (const how of ['anyone', 'offer'] as const) {
    expect(promptForBot([asked(1, how), asked(0, how)], isPerson)).toBeUndefined();
    expect(promptForBot([asked(1, how), asked(2, how)], isPerson)?.seat).toBe(1);
  }
});
