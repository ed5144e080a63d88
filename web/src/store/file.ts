import { type Json, Refusal, type Run, readSave, resume, type Save, save } from '@wyrdhall/kernel';
import { boxOf, openBox } from '../shelf/boxes.ts';
import { standingOf } from '../table/standing.ts';
import { say } from '../words/words.ts';
import type { KeptTable, Sitter } from './kept-table.ts';
import { newTableId, openTable } from './tables.ts';

interface Label {
  readonly name: string;
  readonly seats: readonly Sitter[];
}

/** What goes with a game that somebody reports. */
interface Report {
  readonly text: string;
  /** What the hall said last. */
  readonly refusal: string | undefined;
}

/** Gives the table to the person as a file, as it stands. */
export function giveFile({ name, seats, game }: KeptTable, run: Run, report?: Report): void {
  const label: Json = { name, seats: [...seats], ...(report && { report: withSurroundings(report) }) };
  const url = URL.createObjectURL(new Blob([JSON.stringify(save(run, label))], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  const what = report ? 'wyrdhall-report' : 'wyrdhall';
  link.download = `${what}-${game}-${name.replace(/[^\p{L}\p{N}]+/gu, '-')}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function withSurroundings({ text, refusal = '' }: Report): Json {
  const { userAgent, language } = navigator;
  const screen = `${innerWidth} × ${innerHeight}`;
  return {
    text,
    refusal,
    question: document.documentElement.dataset.question ?? '',
    userAgent,
    language,
    screen,
  };
}

/** The same for a table that is not open. */
export async function giveKeptFile(id: string): Promise<void> {
  const opened = await openTable(id);
  const box = opened && boxOf(opened.table.game);
  if (opened && box) giveFile(opened.table, resume(await openBox(box), opened.save).run);
}

/** Reads a table from a file's text. Throws a Refusal that says what is wrong; keeps nothing. */
export async function takeFile(text: string): Promise<{ readonly table: KeptTable; readonly run: Run }> {
  const read = readSave(text);
  const box = boxOf(read.game);
  if (!box) throw new Refusal(say.value.tables.unknownGame(read.game));
  const game = await openBox(box);
  const { run } = resume(game, read);
  const label = labelOf(read, run.options.players);
  const now = Date.now();
  const table = {
    id: newTableId(),
    name: label.name || game.name,
    game: game.id,
    seats: label.seats,
    began: now,
    changed: now,
    standing: standingOf(game, run),
  };
  return { table, run };
}

function labelOf({ label }: Save, players: number): Label {
  const people = Array<Sitter>(players).fill('human');
  if (typeof label !== 'object' || label === null || !('name' in label)) return { name: '', seats: people };
  const seats = 'seats' in label && Array.isArray(label.seats) ? label.seats.map(String) : [];
  return { name: String(label.name), seats: seats.length === players ? seats : people };
}
