import {
  checkSave,
  forFile,
  type Game,
  type Json,
  Refusal,
  type Run,
  readSave,
  resume,
  type Save,
  save,
  seenBy,
  type Viewer,
  verify,
} from '@wyrdhall/kernel';
import { boxOf, openBox, openTexts } from '../shelf/boxes.ts';
import { answersOf } from '../table/places.ts';
import { standingOf } from '../table/standing.ts';
import { say, wordsOf } from '../words/words.ts';
import { readLabel } from './file-label.ts';
import { type KeptTable, labelOf } from './kept-table.ts';
import { joinRows, type Write } from './rows.ts';
import { checkRoom } from './slots.ts';
import { newTableId, storedTable, wholeSave } from './tables.ts';

/** What goes with a game that somebody reports. */
export interface Report {
  readonly text: string;
  /** What the hall said last. */
  readonly refusal: string | undefined;
}

/** Gives the table to the person as a file, as it stands. */
export async function giveFile(table: KeptTable, run: Run, report?: Report): Promise<void> {
  const label: Json = { ...labelOf(table), ...(report && { report: withSurroundings(report) }) };
  const whole = await wholeSave(table.id, run, label);
  giveText(table, report ? 'wyrdhall-report' : 'wyrdhall', JSON.stringify(whole));
}

function giveText({ name, game }: KeptTable, what: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
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

/** The same for a table that is not open. It is given as it is stored, so that a broken one can be taken out too. */
export async function giveKeptFile(id: string): Promise<void> {
  const stored = await storedTable(id);
  if (!stored) return;
  const whole = (await renamed(stored).catch(() => undefined)) ?? wholeOf(stored);
  giveText(stored.table, 'wyrdhall', JSON.stringify(whole));
}

/** What an older hall kept and nobody could read is there in one piece. */
const wholeOf = (stored: Write): unknown =>
  stored.segments.length > 0 ? forFile(joinRows(stored)) : stored.table.save;

/** A table that was renamed since its last change is signed anew. */
async function renamed(stored: Write): Promise<Save | undefined> {
  const { save: head, ...table } = stored.table;
  const box = boxOf(table.game);
  if (!box || readLabel(head, 0).name === table.name) return undefined;
  return save(resume(await openBox(box), checkSave(joinRows(stored)), { own: true }).run, labelOf(table));
}

export interface TakenFile {
  readonly table: KeptTable;
  readonly run: Run;
  /** What was not taken as the file says. */
  readonly notes: readonly string[];
}

/** Reads a table from a file's text. Throws a Refusal that says what is wrong; keeps nothing. */
export async function takeFile(text: string): Promise<TakenFile> {
  const read = readSave(text);
  const box = boxOf(read.game);
  if (!box) throw new Refusal(say.value.tables.unknownGame(read.game));
  const game = await openBox(box);
  verify(game, read);
  const { run } = resume(game, read);
  await openTexts(box, run);
  drawOnce(game, run);
  await checkRoom(game, run);
  const { name, seats, unknown } = readLabel(read, run.options.players);
  const now = Date.now();
  const table = {
    id: newTableId(),
    name: name || game.name,
    game: game.id,
    seats,
    began: now,
    changed: now,
    standing: standingOf(game, run),
  };
  const { unknownSitter } = say.value.tables;
  return { table, run, notes: unknown.map(({ seat, sitter }) => unknownSitter(seat + 1, sitter)) };
}

/** A table that cannot be drawn is not laid. */
function drawOnce(game: Game, run: Run): void {
  const viewers: Viewer[] = ['watcher', ...Array.from({ length: run.options.players }, (_, seat) => seat)];
  try {
    const words = wordsOf(game, run);
    for (const viewer of viewers) {
      const seen = seenBy(run, viewer);
      JSON.stringify(seen.view);
      for (const prompt of seen.prompts) if (prompt.seat === viewer) answersOf(prompt, words, new Map());
      game.secrets(run.state, viewer);
    }
    game.clock(run.state);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(say.value.tables.notDrawn(String(error)));
  }
}
