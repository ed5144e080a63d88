import {
  checkSlots,
  choice,
  mergeLegacy,
  type Options,
  Random,
  Run,
  randomPick,
  readOptions,
} from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { QUESTLINES } from './content/index.ts';
import { fateforge } from './index.ts';

const options = (questline: string, players = 2): Options =>
  readOptions(fateforge, { players, mode: 'battle', questline });

test('only one questline can be under way; single fights are not counted [FF-451]', () => {
  const one = { name: 'the first', options: options('b1') };
  expect(() => checkSlots(fateforge, options('b2'), [one])).toThrow(/the first/);
  expect(() => checkSlots(fateforge, options('b2'), [])).not.toThrow();
  const fight = readOptions(fateforge, { players: 2 });
  expect(() => checkSlots(fateforge, fight, [one, one])).not.toThrow();
});

test('the best rating of each questline is kept, and the rules that were taught [FF-013, FF-455]', () => {
  const run = Run.start(fateforge, options('b1'), { seed: 1 });
  const won = { ...fateforge.copy(run.state), ending: 'won' as const, bag: { gold: 20, food: 0, items: [] } };
  expect(fateforge.legacy?.(run.state)).toEqual({ unlocks: [] });
  expect(fateforge.legacy?.(won)).toEqual({ unlocks: [], 'rating-b1': 2 });
  expect(mergeLegacy({ 'rating-b1': 3 }, fateforge.legacy?.(won) ?? {})).toMatchObject({ 'rating-b1': 3 });
});

test('a rule that is known is not announced again [FF-011, FF-012]', () => {
  const told = (known: string[]): unknown[] => {
    const run = Run.start(fateforge, { players: 2, scene: 'c02', known }, { seed: 1 });
    return run.lines().flatMap(({ event }) => (event.kind === 'unlock' ? [event.n] : []));
  };
  expect(told([])).toEqual([1]);
  expect(told(['1'])).toEqual([]);
});

test('every questline is played at random to an end, and each scene is a chapter [FF-447]', () => {
  const random = Random.fromSeed(7);
  for (const { id } of QUESTLINES) {
    for (let players = 1; players <= 4; players++) {
      const run = Run.start(fateforge, options(id, players), { seed: players });
      for (let n = 0; n < 3000 && !run.outcome; n++) {
        const prompt = random.of(run.prompts);
        run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
      }
      expect(['FF-453', 'FF-454'], `${id} with ${players}`).toContain(run.outcome?.rule);
      expect(fateforge.broken?.(run.state)).toBeUndefined();
    }
  }
}, 60_000);
