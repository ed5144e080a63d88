import type { Question } from '@wyrdhall/kernel';
import type { Hint, HintUse } from '../minds/hint.ts';
import { resultFacts } from '../rules/pool.ts';
import { hints as english } from './en/hint.ts';
import type { HintWords } from './hint-words.ts';
import type { Language } from './language.ts';
import { namesIn } from './names.ts';

/** English comes with the game, the other languages with their words. */
const given = new Map<Language, HintWords>([['en', english]]);

/** From now on hints can be read in this language. */
export const giveHints = (language: Language, words: HintWords): void => void given.set(language, words);

const faces = (spent: readonly string[]): string[] => spent.map((id) => resultFacts(id).face);

/** One use in a few words; what only moves energy or flips a stance goes by the words of its option. */
function useWords(w: HintWords, language: Language, { use, told }: HintUse): string {
  const { cardName, resultName } = namesIn(language);
  for (const event of told) {
    if (event.kind === 'uses')
      return w.as(faces(event.spent).map(resultName), cardName(event.card) ?? event.card);
    if (event.kind === 'spends') return resultName(event.action);
  }
  return w.option(use);
}

/** The same thing several times in a row is counted. */
function counted(w: HintWords, parts: readonly string[]): string[] {
  const found: { what: string; n: number }[] = [];
  for (const what of parts) {
    const last = found.at(-1);
    if (last?.what === what) last.n++;
    else found.push({ what, n: 1 });
  }
  return found.map(({ what, n }) => (n === 1 ? what : w.times(n, what)));
}

/** Why something is advised (`minds/counsel.ts`): the whole line, or that it goes on with one. */
export function whyWords(why: Question, language: Language): string {
  const uses = why.data?.uses as unknown as readonly HintUse[] | undefined;
  return uses ? hintLine({ uses }, language) : (given.get(language) ?? english).goesOn;
}

/** A whole line: "Focus as Light Tread, two Steps, Hit, Hit: the Wight falls". */
export function hintLine({ uses }: Pick<Hint, 'uses'>, language: Language): string {
  const w = given.get(language) ?? english;
  const done = uses.filter(({ use }) => use !== 'end');
  if (done.length === 0) return w.end;
  const line = counted(
    w,
    done.map((use) => useWords(w, language, use)),
  ).join(', ');
  const effects = done.flatMap(({ told }) =>
    told.flatMap((event) => {
      if (event.kind === 'defeated') return [w.falls(event.enemy)];
      return event.kind === 'takes' ? [w.takes(event.token)] : [];
    }),
  );
  return effects.length > 0 ? `${line}: ${effects.join(', ')}` : line;
}
