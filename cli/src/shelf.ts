import { readFileSync } from 'node:fs';
import { type Box, games } from '@wyrdhall/games';
import {
  figureCount,
  type Game,
  type OptionSpec,
  type Rulebook,
  readRulebook,
  readSave,
  type Save,
  type SeatsSpec,
} from '@wyrdhall/kernel';
import { readText } from './read-text.ts';
import { failed, usage } from './stop.ts';

export function boxNamed(id: string): Box {
  const box = games.find((b) => b.id === id);
  if (box) return box;
  throw usage(`There is no game "${id}". There are: ${games.map((b) => b.id).join(', ')}.`);
}

export const rulebookOf = (box: Box): Rulebook => readRulebook(readFileSync(box.rulebook, 'utf8'));

/** Reads a saved game and opens the box it belongs to. */
export async function openSave(file: string): Promise<{ saved: Save; box: Box; game: Game }> {
  let text: string;
  try {
    text = readText(file);
  } catch (error) {
    throw usage(`${file} cannot be read: ${(error as Error).message}.`);
  }
  const saved = refusalFails(file, () => readSave(text));
  const box = games.find((b) => b.id === saved.game);
  if (!box) throw failed(`${file} is a saved game of "${saved.game}", which is not on the shelf.`);
  return { saved, box, game: await box.load() };
}

/** A file that cannot be used is a failure, not wrong usage; whatever fails on it is told in one sentence. */
export function refusalFails<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw failed(`${file}: ${(error as Error).message}`);
  }
}

/** What a game's option takes, for people. */
export function takes(spec: OptionSpec, { min, max }: Game['players']): string {
  switch (spec.kind) {
    case 'flag':
      return `yes or no (${spec.default ? 'yes' : 'no'})`;
    case 'number':
      return `${spec.min} to ${spec.max} (${spec.default})`;
    case 'choice':
      return `${spec.values.join(', ')} (${spec.default})`;
    case 'seats':
      return `${figuresWanted(spec, min, max)}, with commas: ${spec.values.join(', ')}`;
    case 'set':
      return `any of these, with commas: ${spec.values.join(', ')} (${spec.default.join(',') || 'none'})`;
  }
}

function figuresWanted(spec: SeatsSpec, min: number, max: number): string {
  const counts = Array.from({ length: max - min + 1 }, (_, i) => figureCount(spec, min + i, min));
  if (counts.every((count, i) => count === min + i)) return 'one for each player';
  if (new Set(counts).size === 1) return `${counts[0]} in all`;
  return `${counts.map((count, i) => `${count} for ${min + i}`).join(', ')} players`;
}
