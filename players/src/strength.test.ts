import { type Game, Random, Run } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { describe, expect, it } from 'vitest';
import { answerBy } from './bots.ts';
import { playerNamed } from './players.ts';

/** Plays the toy alone against the hungry pack: whether it was won, and the way there. */
function playToy(bot: string, seed: number): { won: boolean; way: string } {
  const player = playerNamed(bot);
  const run = Run.start(toy as Game, { players: 1, hungry: true }, { seed }, 'last');
  const random = Random.fromSeed(`bot ${seed}`);
  let way = '';
  while (!run.outcome) {
    answerBy(player, run, 0, random);
    way += `${run.hash()} `;
  }
  return { won: run.outcome.won, way };
}

function winRate(bot: string, games: number): number {
  let won = 0;
  for (let seed = 1; seed <= games; seed++) if (playToy(bot, seed).won) won++;
  return won / games;
}

describe('the bots on the toy', () => {
  it('greedy is clearly better than random, and planner than greedy', () => {
    const random = winRate('random', 100);
    const greedy = winRate('greedy', 60);
    const planner = winRate('planner:60', 12);
    expect(random).toBeLessThan(0.35);
    expect(greedy).toBeGreaterThan(random + 0.15);
    expect(planner).toBeGreaterThan(greedy + 0.15);
  });

  it.each(['random', 'greedy', 'planner:20'])('%s decides the same with the same seed', (bot) => {
    expect(playToy(bot, 7)).toEqual(playToy(bot, 7));
    expect(playToy(bot, 7).way).not.toBe(playToy(bot, 8).way);
  });
});
