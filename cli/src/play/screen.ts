import { stripVTControlCharacters } from 'node:util';
import type { Prompt } from '@wyrdhall/kernel';
import { pc } from '../colours.ts';
import { eventLine } from '../event-line.ts';
import { toldTo } from '../told.ts';
import type { Row } from './rows.ts';
import type { Session } from './session.ts';

const width = (): number => Math.min(process.stdout.columns || 100, 120);

/** What was told since the last look. */
export function showNews(session: Session): void {
  const { run, people } = session;
  const from = Math.min(session.seen, run.toldCount);
  const news = toldTo(run, people, from);
  session.seen = run.toldCount;
  if (news.length === 0) return;
  session.news = news;
  for (const event of news) console.log(eventLine(session.words, event));
}

/** The turn and the board, where they have changed. */
export function showBoard(session: Session, seat: Prompt['seat']): void {
  const { run, game } = session;
  const { round, turn } = game.clock(run.state);
  if (turn !== session.turn) {
    const title = ` Round ${round} · ${turn} `;
    console.log(`\n${pc.cyan(`──${pc.bold(title)}${'─'.repeat(Math.max(2, width() - title.length - 2))}`)}`);
    session.turn = turn;
  }
  const board = game.draw?.(run.state, seat) ?? '';
  if (board && board !== session.board) {
    console.log(pc.isColorSupported ? board : stripVTControlCharacters(board));
  }
  session.board = board;
}

export function showPrompt(session: Session, prompt: Prompt, rows: readonly Row[]): void {
  const { question } = prompt;
  const how = howMany(prompt);
  console.log(
    `\n${pc.bold(session.words.question(prompt))} ${pc.dim([how, question.rule].filter(Boolean).join(' · '))}`,
  );
  showRows(rows);
}

function howMany({ ask, min, max }: Prompt): string {
  const range = min === max ? `${min}` : `${min} to ${max}`;
  if (ask === 'many') return `choose ${range}, as in: 1 3${min === 0 ? '; - for none' : ''}`;
  if (ask === 'amounts') return `${range} in all, as in: 1=2 3=1`;
  if (ask === 'dice') return `name all ${min}`;
  return '';
}

/** Open rows in columns, then the closed ones by reason. */
export function showRows(rows: readonly Row[]): void {
  const open = rows.filter((row) => !row.closed);
  const keyWidth = Math.max(...rows.map((row) => row.key.length));
  const cells = open.map((row) => {
    const most = row.most === undefined ? '' : ` (up to ${row.most})`;
    const label = row.key === row.label ? '' : row.label;
    return { key: row.key.padStart(keyWidth), text: `${label}${most}` };
  });
  const cellWidth = Math.max(...cells.map(({ text }) => text.length), 8) + keyWidth + 4;
  const columns = open.length > 8 ? Math.max(1, Math.floor(width() / cellWidth)) : 1;
  for (let i = 0; i < cells.length; i += columns) {
    const line = cells.slice(i, i + columns).map(({ key, text }) => {
      return `  ${pc.green(key)}  ${text}${' '.repeat(Math.max(0, cellWidth - keyWidth - 4 - text.length))}`;
    });
    console.log(line.join('').trimEnd());
  }
  for (const [reason, closed] of byReason(rows)) {
    const names = closed.map((row) => `${row.key} ${row.label}`).join(', ');
    console.log(pc.dim(`  ${' '.repeat(keyWidth)}  closed: ${names} (${reason})`));
  }
}

function byReason(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.closed) groups.set(row.closed, [...(groups.get(row.closed) ?? []), row]);
  }
  return groups;
}
