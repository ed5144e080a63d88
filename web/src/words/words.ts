import type { Game, Words as GameWords, Seating } from '@wyrdhall/kernel';
import { preferences } from '../preferences/preferences.ts';
import { catalogue } from './catalogue.ts';
import { type Catalogue, en } from './en.ts';

/** The shell's words in the chosen language. */
export const say = catalogue<Catalogue>(en, { de: () => import('./de.ts').then(({ de }) => de) });

/** Of a game without words, the ids: ugly, but true. */
const bare: GameWords = {
  question: (question) => question.id,
  option: (prompt, index) => prompt.options[index]?.id ?? '',
  reason: (reason) => reason.id,
  event: (event) => event.kind,
  outcome: (outcome) => outcome.why,
};

/** The game's words in the chosen language, or in English, with the names of those who sit at the table. */
export function wordsOf(
  game: Game,
  seating: Seating | undefined,
  language = preferences.value.language,
): GameWords {
  const words = game.words?.[language] ?? game.words?.en ?? bare;
  if (!seating) return words;
  return {
    ...words,
    question: (question, seat) => words.question(question, seat, seating),
    option: (prompt, index) => words.option(prompt, index, seating),
    event: (event) => words.event(event, seating),
  };
}
