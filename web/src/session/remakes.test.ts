import { type Game, Run, resume, save, seenBy, type Words } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { describe, expect, test } from 'vitest';
import { changedBy, remakeItems, seatsAfter } from './remakes.ts';

type State = ReturnType<typeof toy.begin>;

/** The toy with two commands: one to begin anew with other people, one that is closed in the first round. */
const game = {
  ...toy,
  remakes: {
    'begin-anew': {
      changes: ['players'],
      make: (_: State, options: Parameters<typeof toy.begin>[0]) => toy.begin(options),
    },
    'skip-winter': {
      changes: [],
      closed: (s: State) => (toy.clock(s).round === 1 ? { id: 'too-early', rule: 'WW-010' } : undefined),
      make: (s: State) => s,
    },
  },
} as unknown as Game;

const words = {
  reason: ({ id }: { id: string }) => `It is ${id}.`,
  term: (id: string) => (id === 'remake:skip-winter' ? 'Skip the winter' : undefined),
} as unknown as Words;

const begun = () => Run.start(game, { players: 2 }, { seed: 4 }) as Run;

describe('commands of the table menu', () => {
  test('carry the game’s word, or one that can be read, and the reason while they are closed', () => {
    expect(remakeItems(seenBy(begun(), 0).remakes, words)).toEqual([
      { id: 'begin-anew', label: 'Begin anew', changes: ['players'] },
      {
        id: 'skip-winter',
        label: 'Skip the winter',
        changes: [],
        closed: { reason: 'It is too-early.', rule: 'WW-010' },
      },
    ]);
  });

  test('a game without any has none', () => {
    const run = Run.start(toy as Game, { players: 2 }, { seed: 4 }) as Run;
    expect(remakeItems(seenBy(run, 0).remakes, words)).toEqual([]);
  });

  test('change only what they may change, and are kept with the game', () => {
    const run = begun();
    const [item] = remakeItems(seenBy(run, 0).remakes, words);
    if (!item) throw new Error('There is a command.');
    const options = changedBy(item, { ...run.options, players: 1 });
    expect(options).toEqual({ players: 1 });
    run.apply({ remake: item.id, options });
    expect(run.options.players).toBe(1);
    expect(seatsAfter(['human', 'greedy'], run.options.players)).toEqual(['human']);
    expect(resume(game, structuredClone(save(run))).run.hash()).toBe(run.hash());
    expect(seenBy(run, 0).isChapterStart).toBe(true);
  });

  test('whoever comes is a person; whoever stays keeps their seat', () => {
    expect(seatsAfter(['greedy'], 3)).toEqual(['greedy', 'human', 'human']);
    const same = ['human', 'greedy'];
    expect(seatsAfter(same, 2)).toBe(same);
  });
});
