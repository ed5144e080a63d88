import { setImmediate } from 'node:timers/promises';
import { Fault, type Prompt, Random, Refusal } from '@wyrdhall/kernel';
import { answerBy, type Player } from '@wyrdhall/players';
import { pc } from '../colours.ts';
import { commands } from './commands.ts';
import { readTyped, rowsOf } from './rows.ts';
import { showBoard, showNews, showPrompt, showRows } from './screen.ts';
import { promptForBots, promptForPeople, type Session, saveTo } from './session.ts';

const COMMAND = /^:?([a-z?])(?:\s+(.*))?$/;

/** Plays until the game is over or somebody leaves; gives the exit code. */
export async function playOn(session: Session): Promise<number> {
  const { run, input } = session;
  for (;;) {
    autosave(session);
    if (input.wasInterrupted()) return leave(session);
    showNews(session);
    if (run.outcome) {
      showEnd(session);
      if (!staysOpen(session)) return 0;
    }
    const bot = promptForBots(session);
    if (bot >= 0) {
      const { seat } = run.prompts[bot] as Prompt;
      const random = Random.fromSeed(`bot ${run.settings.seed} ${run.revision}`);
      answerBy(session.bots.get(seat) as Player, run, bot, random);
      await setImmediate(); // Lets Ctrl-C through.
      continue;
    }
    const done = await askPeople(session, promptForPeople(session));
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

/** Asks until something has changed; an exit code where somebody leaves. */
async function askPeople(session: Session, at: number): Promise<number | undefined> {
  const { run, input, words } = session;
  const prompt = run.prompts[at];
  const rows = prompt ? rowsOf(prompt, words) : [];
  if (prompt) {
    showBoard(session, prompt.seat);
    showPrompt(session, prompt, rows);
  }
  const open = rows.filter((row) => !row.closed).map((row) => row.id);
  const { revision } = run;
  while (run.revision === revision) {
    const line = await input.ask(pc.green('> '), open);
    if (line === undefined) return endOfInput(session);
    const text = line.trim();
    if (text === '') continue;
    const [, letter = '', rest = ''] =
      (rows.some((row) => row.id === text) ? null : COMMAND.exec(text)) ?? [];
    if (letter === 'q') return leave(session);
    try {
      const command = commands[letter];
      if (command) command(session, at, rest.trim());
      else if (!prompt) throw new Refusal('The game is over: u takes back, l shows the log, q leaves.');
      else {
        const typed = readTyped(prompt, rows, text);
        if ('choice' in typed) run.answer({ seat: prompt.seat, choice: typed.choice });
        else showRows(typed.among);
      }
    } catch (error) {
      if (error instanceof Refusal) console.log(pc.yellow(error.message));
      else if (error instanceof Fault)
        console.log(pc.red(`A fault in the rules, nothing has changed: ${error.message}`));
      else throw error;
    }
  }
  return undefined;
}

const staysOpen = ({ input, people }: Session): boolean => input.isTerminal && people.length > 0;

function showEnd(session: Session): void {
  const { run, words } = session;
  const { outcome } = run;
  if (!outcome) return;
  run.remember();
  const text = words.outcome(outcome);
  const score = outcome.score === undefined ? '' : `, score ${outcome.score}`;
  console.log(
    `\n${pc.bold(outcome.won ? pc.green(`Won. ${text}`) : pc.red(`Lost. ${text}`))} ${pc.dim(outcome.rule)}`,
  );
  console.log(
    `${run.undos().length} decisions${score}.${staysOpen(session) ? ' u takes back, l shows the log, q leaves.' : ''}`,
  );
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
