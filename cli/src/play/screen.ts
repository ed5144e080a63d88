import { stripVTControlCharacters } from 'node:util';
import { type Asked, type Prompt, seenBy, type Viewer } from '@wyrdhall/kernel';
import { pc } from '../colours.ts';
import { eventLine } from '../event-line.ts';
import { hidesSomething } from './curtain.ts';
import type { Row } from './rows.ts';
import { peopleOf, type Session, wordsOf } from './session.ts';
import { othersAsked } from './turning.ts';

const width = (): number => Math.min(process.stdout.columns || 100, 120);

/** What was told since the viewer last looked. Where nothing is hidden, everybody looks. */
export function showNews(session: Session, viewer: Viewer = session.facing ?? 'watcher'): void {
  const { run, read } = session;
  const news = seenBy(run, viewer).told(read.get(viewer) ?? 0);
  const readers = hidesSomething(session) ? [viewer] : [viewer, ...peopleOf(session)];
  for (const reader of readers) read.set(reader, run.toldCount);
  if (news.length === 0) return;
  session.news = news;
  session.isFresh = true;
  const words = wordsOf(session);
  for (const event of news) console.log(eventLine(words, event));
}

/** The turn and the board, where they have changed. */
export function showBoard(session: Session): void {
  const { run, game, facing } = session;
  const { round, turn } = game.clock(run.state);
  const words = wordsOf(session);
  const inRound = round > 0 ? [`Round ${round}`] : [];
  const name = facing === undefined ? [] : [words.seat(facing)];
  const title = words.term(`turn:${turn}`) ?? [...inRound, ...name].join(', ');
  if (`${turn}\n${title}` !== session.heading) {
    const line = `── ${pc.bold(title)} ${'─'.repeat(Math.max(2, width() - title.length - 4))}`;
    console.log(`\n${pc.cyan(line)}`);
    session.heading = `${turn}\n${title}`;
  }
  const board = game.draw?.(run.state, facing ?? 'watcher') ?? '';
  if (board && board !== session.board) {
    console.log(pc.isColorSupported ? board : stripVTControlCharacters(board));
  }
  session.board = board;
}

export function showPrompt(session: Session, asked: Asked, rows: readonly Row[]): void {
  const { question } = asked;
  const words = wordsOf(session);
  const text = words.question(asked);
  const name = question.figure === undefined ? '' : words.figure(question.figure);
  const figure = name === '' || names(text, name) ? '' : `for ${name}`;
  const about = [figure, howMany(asked), question.rule].filter(Boolean).join(' · ');
  console.log(`\n${pc.bold(text)} ${pc.dim(about)}`);
  showRows(rows);
  const others = othersAsked(session, asked);
  if (others.length > 0) console.log(pc.dim(`  Also asked: ${others.join(', ')}.`));
}

const spaced = (text: string): string => ` ${text.split(/[^\p{L}\p{M}\p{N}]+/u).join(' ')} `;

/** Whether the text has this name as a whole. */
const names = (text: string, name: string): boolean => spaced(text).includes(spaced(name));

function howMany({ ask, min, max, dice }: Prompt): string {
  const range = min === max ? `${min}` : `${min} to ${max}`;
  if (ask === 'many') return `choose ${range}, as in: 1 3${min === 0 ? '; - for none' : ''}`;
  if (ask === 'amounts') return `${range} in all, as in: 1=2 3=1`;
  if (ask === 'dice')
    return `name all ${min}${dice && dice.length > 1 ? ', those of the first kind first' : ''}`;
  if (ask === 'cards') return `name all ${min}, in the order in which they came`;
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
