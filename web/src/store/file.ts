import { type Game, type Json, Refusal, readSave, resume, type Save, save } from '@wyrdhall/kernel';
import { boxOf } from '../shelf/boxes.ts';
import { standingOf } from '../table/standing.ts';
import { say } from '../words/words.ts';
import { type KeptTable, newTableId, type Sitter } from './tables.ts';

interface Label {
  readonly name: string;
  readonly seats: readonly Sitter[];
}

/** Gives the table to the person as a file. */
export function giveFile({ save: kept, name, seats, game }: KeptTable, run: Game): void {
  const label: Json = { name, seats: [...seats] };
  const labelled = save(resume(run, kept).run, label);
  const url = URL.createObjectURL(new Blob([JSON.stringify(labelled)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `wyrdhall-${game}-${name.replace(/[^\p{L}\p{N}]+/gu, '-')}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Reads a table from a file's text. Throws a Refusal that says what is wrong; keeps nothing. */
export async function takeFile(text: string): Promise<KeptTable> {
  const read = readSave(text);
  const box = boxOf(read.game);
  if (!box) throw new Refusal(say.value.tables.unknownGame(read.game));
  const game = await box.load();
  const { run } = resume(game, read);
  const label = labelOf(read, run.options.players);
  const now = Date.now();
  return {
    id: newTableId(),
    name: label.name || game.name,
    game: game.id,
    seats: label.seats,
    began: now,
    changed: now,
    save: save(run),
    standing: standingOf(game, run),
  };
}

function labelOf({ label }: Save, players: number): Label {
  const people = Array<Sitter>(players).fill('human');
  if (typeof label !== 'object' || label === null || !('name' in label)) return { name: '', seats: people };
  const seats = 'seats' in label && Array.isArray(label.seats) ? label.seats.map(String) : [];
  return { name: String(label.name), seats: seats.length === players ? seats : people };
}
