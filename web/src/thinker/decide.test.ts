import { fingerprint, type How, type Prompt, type Seat } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Sitter } from '../store/kept-table.ts';
import { decide, openForBots } from './decide.ts';

const asked = (seat: Seat, how: How): Prompt => ({
  seat,
  how,
  question: { id: 'react', rule: 'X-01' },
  ask: 'one',
  options: ['act', 'pass'].map((id) => ({ id, value: id })),
  min: 1,
  max: 1,
});
const seats: readonly Sitter[] = ['human', 'planner', 'hasty'];
const seatsOpen = (...prompts: Prompt[]) => openForBots(prompts, seats).map(({ seat }) => seat);

describe('the bots of a table', () => {
  test('answer what they alone are asked, and choose together with people', () => {
    expect(seatsOpen(asked(1, 'one'))).toEqual([1]);
    expect(seatsOpen(asked(0, 'all'), asked(2, 'all'))).toEqual([2]);
    expect(seatsOpen(asked(0, 'one'))).toEqual([]);
  });

  test('wait for people where anyone may answer or react', () => {
    for (const how of ['anyone', 'offer'] as const) {
      expect(seatsOpen(asked(1, how), asked(0, how))).toEqual([]);
      expect(seatsOpen(asked(1, how), asked(2, how))).toEqual([1, 2]);
    }
  });

  test('give the answer that was thought of, to the prompt that it is for', async () => {
    const open = [asked(1, 'all'), asked(2, 'all')];
    const print = fingerprint(open[1] as Prompt);
    const decision = await decide(open, async () => ({ seat: 2, print, choice: 'act' }));
    expect(decision).toEqual({ prompt: open[1], said: 'act' });
    expect(await decide(open, async () => ({ seat: 0, print, choice: 'act' }))).toBeUndefined();
    expect(await decide(open, async () => undefined)).toBeUndefined();
  });

  test('do not think about their own dice: the hall rolls them honestly', async () => {
    const dice: Prompt = {
      ...asked(1, 'one'),
      ask: 'dice',
      options: [
        { id: 'miss', value: 'miss', often: 3 },
        { id: 'hit', value: 'hit', often: 1 },
      ],
      min: 4,
      max: 4,
    };
    const best = { seat: 1, print: fingerprint(dice), choice: ['hit', 'hit', 'hit', 'hit'] };
    let thoughts = 0;
    let hits = 0;
    for (let i = 0; i < 500; i++) {
      const decision = await decide([asked(2, 'one'), dice], async () => {
        thoughts++;
        return best;
      });
      expect(decision?.prompt).toBe(dice);
      const faces = decision?.said;
      if (Array.isArray(faces)) hits += faces.filter((face) => face === 'hit').length;
    }
    expect(thoughts).toBe(0);
    // A quarter of 2,000; 120 are more than six standard deviations.
    expect(Math.abs(hits - 500)).toBeLessThan(120);
  });
});
