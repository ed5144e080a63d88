import { playerNamed } from '@wyrdhall/players';
import type { Chunk } from './chunk.ts';

/** Games in a chunk at the most: bots that look ahead take their time. */
const MOST = 500;
const MOST_LOOKING_AHEAD = 4;

/** The games in chunks, made one by one. How they are cut does not depend on the number of workers. */
export function* chunksOf(all: Chunk): Generator<Chunk> {
  const most = all.bots.some((name) => playerNamed(name).forks) ? MOST_LOOKING_AHEAD : MOST;
  const size = Math.min(most, Math.max(1, Math.ceil(all.games / 64)));
  for (let done = 0; done < all.games; done += size) {
    yield { ...all, first: all.first + done, games: Math.min(size, all.games - done) };
  }
}
