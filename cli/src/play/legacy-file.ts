import {
  type Game,
  type Legacy,
  mergeLegacy,
  optionsFromLegacy,
  type Run,
  readLegacy,
} from '@wyrdhall/kernel';
import { readText } from '../read-text.ts';
import { refusalFails } from '../shelf.ts';
import { failed } from '../stop.ts';
import { writeWhole } from '../whole-file.ts';

/** What earlier tables left, by game. */
type LegacyFile = Readonly<Record<string, Legacy>>;

/** Options that earlier tables fill in. */
export const optionsFrom = (file: string, game: Game): Record<string, readonly string[]> =>
  optionsFromLegacy(game, legacyOf(readLegacyFile(file), game));

/** Adds what this table leaves. The file is read again: another table may have written to it. */
export function addLegacy(file: string, { game, state }: Run): void {
  if (!game.legacy) return;
  const left = readLegacyFile(file);
  const merged = mergeLegacy(legacyOf(left, game), game.legacy(state));
  try {
    writeWhole(file, `${JSON.stringify({ ...left, [game.id]: merged }, undefined, 2)}\n`);
  } catch (error) {
    throw failed(`${file} cannot be written: ${(error as Error).message}.`);
  }
}

const legacyOf = (left: LegacyFile, { id }: Game): Legacy =>
  Object.hasOwn(left, id) ? (left[id] ?? {}) : {};

function readLegacyFile(file: string): LegacyFile {
  let text: string;
  try {
    text = readText(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw failed(`${file} cannot be read: ${(error as Error).message}.`);
  }
  return refusalFails(file, () => {
    const value: unknown = JSON.parse(text);
    const games = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(games.map(([id, legacy]) => [id, readLegacy(legacy)]));
  });
}
