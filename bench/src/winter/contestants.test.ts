import { Random } from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { type Contestant, load } from './contestants.ts';

async function playMany(contestant: Contestant, games: number) {
  const playGame = await load(contestant);
  const bot = Random.fromSeed(11);
  let won = 0;
  let decisions = 0;
  for (let seed = 0; seed < games; seed++) {
    const played = playGame(3, seed, bot);
    if (played.won) won++;
    decisions += played.decisions;
  }
  return { winRate: won / games, decisions: decisions / games };
}

test('all contestants play by the same rules: games as long, and won as often', async () => {
  const kernel = await playMany('kernel', 2000);
  const handWritten = await playMany('handWritten', 2000);
  const boardgameio = await playMany('boardgameio', 40);
  expect(Math.abs(handWritten.winRate - kernel.winRate)).toBeLessThan(0.03);
  expect(Math.abs(handWritten.decisions - kernel.decisions)).toBeLessThan(3);
  expect(Math.abs(boardgameio.winRate - kernel.winRate)).toBeLessThan(0.15);
  expect(Math.abs(boardgameio.decisions - kernel.decisions)).toBeLessThan(12);
});
