import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Box, games } from '@wyrdhall/games';
import { type Rulebook, readRulebook } from '@wyrdhall/kernel';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A game of the manifest with its rulebook, read. */
export interface RuledGame {
  readonly box: Box;
  readonly folder: string;
  readonly book: Rulebook;
}

export function ruledGames(): RuledGame[] {
  return games.map((box) => {
    const file = fileURLToPath(box.rulebook);
    return { box, folder: dirname(file), book: readRulebook(readFileSync(file, 'utf8')) };
  });
}
