import { type Box, games } from '@wyrdhall/games';
import { type Game, type Rulebook, type Run, readRulebook } from '@wyrdhall/kernel';
import { preferences } from '../preferences/preferences.ts';

export const gamesToPlay = games.filter((box) => !box.practice);
export const practicePieces = games.filter((box) => box.practice);

export const boxOf = (id: string): Box | undefined => games.find((box) => box.id === id);

const opened = new Map<string, Promise<Game>>();
const books = new Map<string, Promise<Rulebook>>();
const texts = new Map<string, Promise<string>>();

/** The game in the box; a failed attempt (no network, first visit) may be repeated. */
export function openBox(box: Box): Promise<Game> {
  return once(opened, box.id, () => box.load());
}

/** The prose that a table is told in, in the chosen language. */
export async function openTexts(box: Box, { state }: Pick<Run, 'state'>): Promise<void> {
  await box.texts?.(state, preferences.peek().language);
}

/** The prose of a chapter that is played again: its last answer may lead into the next one. */
export async function openTextsOfPart(box: Box, run: Run): Promise<void> {
  await Promise.all([openTexts(box, run.fork(0).table), openTexts(box, run)]);
}

export function openRulebook(box: Box): Promise<Rulebook> {
  return once(books, box.id, async () => readRulebook(await rulebookText(box)));
}

/** The rulebook as it is written. */
export function rulebookText(box: Box): Promise<string> {
  return once(texts, box.id, async () => {
    const response = await fetch(box.rulebook);
    if (!response.ok) throw new Error(`The rulebook of ${box.name} could not be read (${response.status}).`);
    return response.text();
  });
}

function once<T>(known: Map<string, Promise<T>>, id: string, make: () => Promise<T>): Promise<T> {
  const before = known.get(id);
  if (before) return before;
  const made = make();
  known.set(id, made);
  made.catch(() => known.delete(id));
  return made;
}
