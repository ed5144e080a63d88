import { games } from '@wyrdhall/games';
import type { Game } from '@wyrdhall/kernel';
import { expedition } from '@wyrdhall/kernel/testing';
import { loadGame } from '../chunk.ts';

/** The games of the shelf, and one that uses all that the kernel has. */
export const fuzzed: readonly string[] = [...games.map(({ id }) => id), expedition.id];

export const loadFuzzed = async (id: string): Promise<Game> =>
  id === expedition.id ? (expedition as Game) : loadGame(id);
