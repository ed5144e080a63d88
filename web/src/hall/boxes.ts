import { type Box, games } from '@wyrdhall/games';
import { type AtTable, Fault, type Game, type Rulebook, type Run, type Words } from '@wyrdhall/kernel';
import { preferences } from '../preferences/preferences.ts';

export const gamesToPlay = games.filter((box) => !box.practice);
export const practicePieces = games.filter((box) => box.practice);

export const boxOf = (id: string): Box | undefined => games.find((box) => box.id === id);

/** A game and the languages that have come for it. */
interface Unpacked {
  readonly game: Game;
  readonly words: Record<string, Words>;
}

const opened = new Map<string, Promise<Unpacked>>();
const books = new Map<string, Promise<OpenRulebook>>();

/** The game in the box, as far as a table needs it, with the words of the chosen language; a failed attempt (no network, first visit) may be repeated. */
export async function openBox(box: Box): Promise<Game> {
  const { game, words } = await once(opened, box.id, () => unpack(box));
  const { language } = preferences.peek();
  // A language that cannot be loaded leaves the game in English.
  const learned = words[language] ?? (await box.words?.[language]?.().catch((error) => reportError(error)));
  if (learned) words[language] = learned;
  return game;
}

/** The game with all that is in the box: for cases. */
export const openWholeBox = (box: Box): Promise<Game> => box.load();

async function unpack(box: Box): Promise<Unpacked> {
  const found = box.atTable ? { ...(await box.atTable()), ...elsewhere } : await box.load();
  const words = { ...found.words };
  return { game: { ...found, words }, words };
}

/** Bots think in a worker, and cases are played with the whole box. */
const elsewhere = { score: notHere, arrange: notHere, describe: notHere } satisfies Omit<Game, keyof AtTable>;

function notHere(): never {
  throw new Fault('This needs the whole box.');
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
    const [response, { readRulebook }] = await Promise.all([
      fetch(place),
      import('@wyrdhall/kernel/rulebook'),
    ]);
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
