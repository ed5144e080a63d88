import { type Game, positionOf, Random, Refusal, Run, save } from '@wyrdhall/kernel';
import { answerNext, playerNamed } from '@wyrdhall/players';
import { toy } from '@wyrdhall/toy';
import { describe, expect, it } from 'vitest';
import { readBegin } from './begin.ts';
import { type Chunk, tally } from './chunk.ts';
import { simulate } from './simulate.ts';

const game = toy as Game;

/** A game of two after so many answers; all of it with −1. */
function after(answers: number): Run {
  const run = Run.start(game, { players: 2 }, { seed: 6 });
  const bots = new Map([0, 1].map((seat) => [seat, playerNamed('hasty')]));
  const random = Random.fromSeed(1);
  for (let i = 0; i !== answers && answerNext(run, bots, random); i++);
  return run;
}

const chunkOf = (run: Run, bot: string): Chunk => ({
  ...readBegin(game, { from: positionOf(run) }),
  game: 'toy',
  bots: [bot, bot],
  seed: 1,
  mostDecisions: 5000,
  first: 0,
  games: 4,
});

describe('games that begin in the middle', () => {
  it.each(['random', 'greedy:1'])('go on from there, each with other dice: %s', (bot) => {
    const run = after(40);
    const before = run.hash();
    const each = Array.from({ length: 4 }, (_, first) =>
      tally(game, { ...chunkOf(run, bot), first, games: 1 }),
    );
    expect(each.every(({ won, lost }) => won + lost === 1)).toBe(true);
    expect(new Set(each.map(({ decisions }) => decisions)).size).toBeGreaterThan(1);
    expect(run.hash()).toBe(before);
  });

  it('are shorter than whole games', () => {
    const late = tally(game, { ...chunkOf(after(60), 'hasty'), games: 30 }).decisions;
    const whole = tally(game, { ...chunkOf(after(0), 'hasty'), games: 30 }).decisions;
    expect(late).toBeLessThan(whole);
  });

  it('begin from a save too', { timeout: 60_000 }, async () => {
    const asked = { game: 'toy', games: 3, seed: 1, bot: 'random', workers: 1 };
    const figures = await simulate({ ...asked, from: save(after(30)) });
    expect(figures).toMatchObject({ players: 2, games: 3, errorCount: 0 });
    expect(figures.won + figures.lost).toBe(3);
  });

  it.each([
    [{ options: { hungry: 'yes' } }, 'has its options already'],
    [{ players: 3 }, 'has 2 players, not 3'],
  ])('refuse other options: %o', (given, message) => {
    const from = positionOf(after(10));
    expect(() => readBegin(game, { ...given, from })).toThrow(Refusal);
    expect(() => readBegin(game, { ...given, from })).toThrow(message);
  });

  it('refuse a game that is over', () => {
    expect(() => readBegin(game, { from: save(after(-1)) })).toThrow('The game is over there');
  });
});
