import {
  checkSave,
  forFile,
  type Game,
  type Json,
  Refusal,
  type Run,
  readSave,
  type Save,
  save,
  type Viewer,
  verify,
} from '@wyrdhall/kernel';
import { boxOf, openBox, openTexts } from '../hall/boxes.ts';
import { giveText } from '../hall/give-text.ts';
import { answersOf } from '../kit/answers/places.ts';
import { readLabel } from '../store/file-label.ts';
import { type KeptTable, labelOf } from '../store/kept-table.ts';
import { joinRows, type Write } from '../store/rows.ts';
import { checkRoom } from '../store/slots.ts';
import { newTableId, storedTable } from '../store/tables.ts';
import { say, wordsOf } from '../words/words.ts';
import { momentOf, resumeRun } from './here.ts';
import type { TableLink } from './link.ts';
import { standingOf } from './standing.ts';

/** What goes with a game that somebody reports. */
export interface Report {
  readonly text: string;
  /** What the hall said last. */
  readonly refusal: string | undefined;
}

/** Gives the table to the person as a file, as it stands. */
export async function giveFile(
  table: KeptTable,
  { give }: Pick<TableLink, 'give'>,
  report?: Report,
): Promise<void> {
  const label: Json = { ...labelOf(table), ...(report && { report: withSurroundings(report) }) };
  giveAs(report ? 'wyrdhall-report' : 'wyrdhall', table, JSON.stringify(await give(label)));
}

function giveAs(what: string, { name, game }: KeptTable, text: string): void {
  giveText(`${what}-${game}-${name.replace(/[^\p{L}\p{N}]+/gu, '-')}.json`, text);
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

/** The same for a table that is not open. It is given as it is stored, so that a broken one can be taken out too. */
export async function giveKeptFile(id: string): Promise<void> {
  const stored = await storedTable(id);
  if (!stored) throw new Refusal(say.peek().table.gone);
  giveAs('wyrdhall', stored.table, JSON.stringify(await fileOf(stored)));
}

/** What a file of this table holds: its save, or its rows as they are where they are no save. */
export async function fileOf(stored: Write): Promise<unknown> {
  try {
    return (await renamed(stored).catch(() => undefined)) ?? wholeOf(stored);
  } catch {
    return { format: 'wyrdhall-rows', ...stored };
  }
}

/** What an older hall kept and nobody could read is there in one piece. */
const wholeOf = (stored: Write): unknown =>
  stored.segments.length > 0 ? forFile(joinRows(stored)) : stored.save;

/** A table that was renamed, or at which somebody changed seats since its last change, is signed anew. */
async function renamed(stored: Write): Promise<Save | undefined> {
  const { table } = stored;
  const box = boxOf(table.game);
  if (!box || JSON.stringify(stored.save.label) === JSON.stringify(labelOf(table))) return undefined;
  return save(resumeRun(await openBox(box), checkSave(joinRows(stored)), 'own'), labelOf(table));
}

export interface TakenFile {
  readonly table: KeptTable;
  readonly run: Run;
  /** What was not taken as the file says. */
  readonly notes: readonly string[];
}

/**
 * Reads a table from a file's text, a person's `own` where it comes from a backup. Throws a Refusal that says what is
 * wrong; keeps nothing.
 */
export async function takeFile(text: string, own?: 'own'): Promise<TakenFile> {
  const read = readSave(text);
  const box = boxOf(read.game);
  if (!box) throw new Refusal(say.value.tables.unknownGame(read.game));
  const game = await openBox(box);
  const run = resumeRun(game, read, own);
  await openTexts(box, run);
  drawOnce(game, run);
  await checkRoom(game, run);
  const { name, seats, names, unknown } = readLabel(read, run.options.players);
  const now = Date.now();
  const table = {
    id: newTableId(),
    name: name || game.name,
    game: game.id,
    seats,
    ...(names && { names }),
    began: now,
    changed: now,
    standing: standingOf(momentOf(run)),
  };
  const { unknownSitter, chaptersAstray } = say.value.tables;
  const notes = unknown.map(({ seat, sitter }) => unknownSitter(seat + 1, sitter));
  return { table, run, notes: leadsTo(game, read) ? notes : [...notes, chaptersAstray] };
}

/** Whether the earlier chapters, too, lead to where the last one begins. If not, the game goes on, and a note says so. */
function leadsTo(game: Game, saved: Save): boolean {
  try {
    verify(game, saved);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** A table that cannot be drawn is not laid. */
function drawOnce(game: Game, run: Run): void {
  const viewers: Viewer[] = ['watcher', ...Array.from({ length: run.options.players }, (_, seat) => seat)];
  try {
    const { clock, seating, see } = momentOf(run);
    const words = wordsOf(game, seating);
    JSON.stringify(clock);
    for (const viewer of viewers) {
      const seen = see(viewer);
      JSON.stringify(seen.view);
      for (const prompt of seen.prompts) if (prompt.seat === viewer) answersOf(prompt, words, new Map());
      game.secrets(run.state, viewer);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(say.value.tables.notDrawn(String(error)));
  }
}
