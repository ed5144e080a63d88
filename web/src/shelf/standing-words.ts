import type { Game } from '@wyrdhall/kernel';
import { useEffect, useState } from 'preact/hooks';
import { boxOf, openBox, openTexts } from '../hall/boxes.ts';
import { preferences } from '../preferences/preferences.ts';
import type { KeptTable, Standing } from '../store/kept-table.ts';
import { storedSave } from '../store/tables.ts';
import { lineWords } from '../words/lines.ts';
import { wordsOf } from '../words/words.ts';

export interface StandingWords {
  /** What happened last. */
  readonly line: string;
  /** What is asked now. */
  readonly question: string;
}

const NOTHING: StandingWords = { line: '', question: '' };

/** How a table stands, in the chosen language: said as soon as its game is there. */
export function useStandingWords(table: KeptTable): StandingWords {
  const [words, setWords] = useState(NOTHING);
  const { language } = preferences.value;
  const { standing } = table;
  useEffect(() => {
    let left = false;
    // Without its game a table has a name and a date, and that will do.
    inWords(table).then(
      (said) => left || setWords(said),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [table.id, standing, language]);
  return words;
}

async function inWords({ id, game, standing }: KeptTable): Promise<StandingWords> {
  const { language } = preferences.peek();
  if (standing.line) return { line: standing.line[language], question: standing.question?.[language] ?? '' };
  const box = boxOf(game);
  if (!box) return NOTHING;
  const opened = await openBox(box);
  // Only a game that is told in prose needs more than the head of its table.
  if (box.texts) await storedSave(id).then((save) => save && openTexts(box, save.checkpoint));
  return standingWords(opened, standing);
}

/** Words that fail are left out: they must not hide the table. */
export function standingWords(game: Game, { end, last, asked, seating }: Standing): StandingWords {
  const words = wordsOf(game, seating);
  return {
    line: orNothing(() => (end ? words.outcome(end) : last ? lineWords(words, last) : '')),
    question: orNothing(() => (asked ? words.question(asked.question, asked.seat) : '')),
  };
}

function orNothing(text: () => string): string {
  try {
    return text();
  } catch {
    return '';
  }
}
