import { setImmediate } from 'node:timers/promises';
import { type Asked, Refusal } from '@wyrdhall/kernel';
import { pc } from '../colours.ts';
import { botsAnswer } from './bots.ts';
import { commands } from './commands.ts';
import { bringToScreen, isPrivacyKept } from './curtain.ts';
import { type Row, readTyped, rowsOf } from './rows.ts';
import { showBoard, showNews, showPrompt, showRows } from './screen.ts';
import { openChapter, peopleOf, type Session, saveTo, wordsOf } from './session.ts';
import { nextSeat, promptHere } from './turning.ts';

const COMMAND = /^:?([a-z?])(?:\s+(.*))?$/;

/** Plays until the game is over or somebody leaves; gives the exit code. */
export async function playOn(session: Session): Promise<number> {
  const { run, input } = session;
  if (isPrivacyKept(session)) session.facing = peopleOf(session)[0];
  for (;;) {
    autosave(session);
    await openChapter(session);
    if (input.wasInterrupted()) return leave(session);
    // A remake may leave fewer players.
    if ((session.facing ?? 0) >= run.options.players) session.facing = undefined;
    const isOver = run.outcome !== undefined;
    if (isPrivacyKept(session)) showNews(session);
    else if (isOver) showNews(session, 'watcher');
    if (isOver) {
      showEnd(session);
      if (!staysOpen(session)) return 0;
    }
    let hasAnswered = false;
    refusalsTold(() => {
      hasAnswered = botsAnswer(session);
    });
    if (hasAnswered) {
      await setImmediate(); // Lets Ctrl-C through.
      continue;
    }
    const seat = nextSeat(session);
    if (seat !== undefined && !isOver) {
      if (!(await bringToScreen(session, seat))) return leave(session);
      showNews(session);
    }
    const done = await askPeople(session);
    if (done !== undefined) return done;
  }
}

function autosave(session: Session): void {
  const { autosave: file, saved, run } = session;
  if (!file || saved === run.revision) return;
  try {
    saveTo(session, file);
  } catch (error) {
    // A file that never could be written is a wrong argument; a full disk must not end the game.
    if (saved < 0 || !(error instanceof Refusal)) throw error;
    console.log(pc.yellow(error.message));
  }
}

/** Asks until something has changed or somebody turns to another seat; an exit code where somebody leaves. */
async function askPeople(session: Session): Promise<number | undefined> {
  const { run, input } = session;
  const shown = promptHere(session);
  const rows = shown ? rowsOf(shown, wordsOf(session)) : [];
  if (!run.outcome) showBoard(session);
  if (shown) showPrompt(session, shown, rows);
  else if (!run.outcome) console.log(`\n${pc.bold(notAsked(session))}`);
  const open = rows.filter((row) => !row.closed).map((row) => row.id);
  const { revision } = run;
  const { turned } = session;
  while (run.revision === revision && session.turned === turned) {
    const line = await input.ask(pc.green('> '), open);
    if (line === undefined) return endOfInput(session);
    session.isFresh = false;
    const text = line.trim();
    if (text === '') continue;
    const [, letter = '', rest = ''] =
      (rows.some((row) => row.id === text) ? null : COMMAND.exec(text)) ?? [];
    if (letter === 'q') return leave(session);
    refusalsTold(() => {
      const command = commands[letter];
      if (command) command(session, shown, rest.trim());
      else answer(session, shown, rows, text);
    });
  }
  if (run.revision !== revision) session.turned = undefined;
  return undefined;
}

const notAsked = (session: Session): string =>
  `${session.facing === undefined ? 'Nobody' : wordsOf(session).seat(session.facing)} is not asked now. u undoes, t turns to a player who is asked.`;

function answer(session: Session, shown: Asked | undefined, rows: readonly Row[], text: string): void {
  const { run } = session;
  if (run.outcome) throw new Refusal('The game is over: u undoes, l shows the log, q leaves.');
  if (shown?.key === undefined) throw new Refusal(notAsked(session));
  const typed = readTyped(shown, rows, text);
  if ('choice' in typed) run.apply({ seat: shown.seat, choice: typed.choice, key: shown.key });
  else showRows(typed.among);
}

function refusalsTold(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) console.log(pc.yellow(error.message));
    else console.log(pc.red(`A fault in the rules, nothing has changed: ${(error as Error).message}`));
  }
}

const staysOpen = (session: Session): boolean => session.input.isTerminal && peopleOf(session).length > 0;

function showEnd(session: Session): void {
  const { run } = session;
  const { outcome } = run;
  if (!outcome) return;
  const text = wordsOf(session).outcome(outcome);
  const score = outcome.score === undefined ? '' : `, score ${outcome.score}`;
  console.log(
    `\n${pc.bold(outcome.won ? pc.green(`Won. ${text}`) : pc.red(`Lost. ${text}`))} ${pc.dim(outcome.rule)}`,
  );
  const inChapter = run.past.length > 0 ? ' in the last chapter' : '';
  const keys = staysOpen(session) ? ' u undoes, l shows the log, q leaves.' : '';
  console.log(`${run.marks.length} decisions${inChapter}${score}.${keys}`);
}

function endOfInput(session: Session): number {
  if (session.run.outcome || session.input.isTerminal) return 0;
  console.error(pc.red('The input ended before the game did.'));
  return 1;
}

/** Offers to save what would be lost. */
async function leave(session: Session): Promise<number> {
  const { run, input } = session;
  if (!input.isTerminal || session.saved === run.revision || run.outcome) return 0;
  for (;;) {
    const file = (await input.ask('Save the game? A file name, or nothing to leave without: '))?.trim();
    if (!file || file === 'q') return 0;
    try {
      saveTo(session, file);
      console.log(`Saved. Go on with: wyrdhall play --load ${file}`);
      return 0;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      console.log(pc.yellow(error.message));
    }
  }
}
