import { readFileSync } from 'node:fs';
import { type Box, games } from '@wyrdhall/games';
import {
  type Game,
  type OptionSpec,
  Refusal,
  type Rulebook,
  readRulebook,
  readSave,
  type Save,
} from '@wyrdhall/kernel';
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
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw usage(`${file} cannot be read: ${(error as Error).message}.`);
  }
  const saved = refusalFails(file, () => readSave(text));
  const box = games.find((b) => b.id === saved.game);
  if (!box) throw failed(`${file} is a saved game of "${saved.game}", which is not on the shelf.`);
  return { saved, box, game: await box.load() };
}

/** A file that the kernel refuses is a failure, not wrong usage. */
export function refusalFails<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) throw failed(`${file}: ${error.message}`);
    throw error;
  }
}

/** What a game's option takes, for people. */
export function takes(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'flag':
      return `yes or no (${spec.default ? 'yes' : 'no'})`;
    case 'number':
      return `${spec.min} to ${spec.max} (${spec.default})`;
    case 'choice':
      return `${spec.values.join(', ')} (${spec.default})`;
    case 'seats':
      return `one for each player, with commas: ${spec.values.join(', ')}`;
  }
}
