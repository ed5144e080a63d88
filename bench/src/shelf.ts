import { games } from '@wyrdhall/games';
import {
  type Game,
  type Prompt,
  type Random,
  randomPick,
  readOptions,
  Random as Stream,
  start,
} from '@wyrdhall/kernel';
import type { Played } from './winter/by-hand.ts';

/** Two players, or as near to two as the game allows. */
export const playersOf = ({ players: { min, max } }: Game): number => Math.min(max, Math.max(min, 2));

/** A game of the shelf, and how a whole game of it is played at random without memory. */
export async function loadBox(id: string): Promise<{
  readonly game: Game;
  readonly play: (seed: number, bot: Random) => Played;
}> {
  const box = games.find((other) => other.id === id);
  if (!box) throw new RangeError(`There is no game "${id}" on the shelf.`);
  const game = await box.load();
  const options = readOptions(game, { players: playersOf(game) });
  const play = (seed: number, bot: Random): Played => {
    const play = start(game, options, Stream.fromSeed(seed));
    for (let decisions = 0; ; decisions++) {
      if (play.outcome) return { decisions, won: play.outcome.won };
      const { prompts } = play;
      const index = prompts.length === 1 ? 0 : bot.below(prompts.length);
      play.reply(index, randomPick(prompts[index] as Prompt, bot));
      play.table.log.length = 0;
    }
  };
  return { game, play };
}
