import { type Prompt, Random } from '@wyrdhall/kernel';
import { describe, expect, it } from 'vitest';
import { candidates } from './candidates.ts';
import { playerNamed } from './players.ts';

describe('a bot by name', () => {
  it('takes a budget after a colon', () => {
    expect(playerNamed('planner:50').name).toBe('planner:50');
    expect(playerNamed('random').name).toBe('random');
  });

  it.each(['chess', 'planner:', 'planner:0', 'planner:x', 'planner:1:2', 'toString'])(
    'refuses %s',
    (name) => {
      expect(() => playerNamed(name)).toThrow(/There is no bot|budget/);
    },
  );
});

describe('candidates', () => {
  const options = Array.from({ length: 12 }, (_, i) => ({ id: `o${i}`, value: i }));
  const many: Prompt = {
    seat: 0,
    question: { id: 'q', rule: 'XX-01' },
    ask: 'many',
    options,
    min: 0,
    max: 12,
    how: 'one',
  };

  it('are all legal answers where these are few', () => {
    expect(candidates({ ...many, max: 1 }, 20, Random.fromSeed(1))).toHaveLength(13);
  });

  it('are a sample of different ones where they are many', () => {
    const picks = candidates(many, 20, Random.fromSeed(1));
    expect(picks.length).toBeGreaterThan(10);
    expect(picks.length).toBeLessThanOrEqual(20);
    expect(new Set(picks.map(String)).size).toBe(picks.length);
    const one: Prompt = { ...many, ask: 'one', min: 1, max: 1 };
    expect(new Set(candidates(one, 5, Random.fromSeed(1))).size).toBe(5);
  });
});
