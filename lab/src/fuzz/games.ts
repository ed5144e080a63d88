import { games } from '@wyrdhall/games';
import type { Game } from '@wyrdhall/kernel';
import { expedition } from '@wyrdhall/kernel/testing';
import { ferry } from '../../../docs/example/ferry/src/ferry.ts';
import { watch } from '../../../docs/example/watch/src/watch.ts';
import { loadGame } from '../chunk.ts';

/** One game that uses all that the kernel has, and those by which the documents show how to write one. */
const examples: readonly Game[] = [expedition as Game, ferry as Game, watch as Game];

export const fuzzed: readonly string[] = [...games.map(({ id }) => id), ...examples.map(({ id }) => id)];

export const loadFuzzed = async (id: string): Promise<Game> =>
  examples.find((example) => example.id === id) ?? loadGame(id);
