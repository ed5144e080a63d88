import { type Box, games } from '@wyrdhall/games';
import { type Game, type Rulebook, type Run, readRulebook } from '@wyrdhall/kernel';
import { preferences } from '../preferences/preferences.ts';

export const gamesToPlay = games.filter((box) => !box.practice);
export const practicePieces = games.filter((box) => box.practice);

export const boxOf = (id: string): Box | undefined => games.find((box) => box.id === id);

const opened = new Map<string, Promise<Game>>();
const books = new Map<string, Promise<OpenRulebook>>();

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

/** A rulebook, the language it is in, and how it is written. */
export interface OpenRulebook extends Rulebook {
  readonly language: string;
  readonly markdown: string;
}

/** The rulebook in the chosen language, or in English. */
export function openRulebook(box: Box): Promise<OpenRulebook> {
  const chosen = preferences.peek().language;
  const translated = box.rulebookIn?.[chosen];
  const [language, place] = translated ? [chosen, translated] : ['en', box.rulebook];
  return once(books, `${box.id} ${language}`, async () => {
    const response = await fetch(place);
    if (!response.ok) throw new Error(`The rulebook of ${box.name} could not be read (${response.status}).`);
    const markdown = await response.text();
    return { ...readRulebook(markdown), language, markdown };
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
