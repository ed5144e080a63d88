import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '../preferences/languages.ts';
import { preferences } from '../preferences/preferences.ts';

type Loaders<T> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<T>>>;

/** Words in the chosen language; `in` gives those of another one, or English where it was not loaded. */
type Catalogued<T> = ReadonlySignal<T> & { in(language: Language): T };

const learners = new Set<(language: Language) => Promise<void>>();

/** English comes with the page; every other language is a file of its own that comes when it is chosen. */
export function catalogue<T>(en: T, others: Loaders<T>): Catalogued<T> {
  const known = signal<ReadonlyMap<Language, T>>(new Map([['en', en]]));
  learners.add(async (language) => {
    if (language === 'en' || known.peek().has(language)) return;
    const words = await others[language]();
    known.value = new Map(known.peek()).set(language, words);
  });
  return Object.assign(
    computed(() => known.value.get(preferences.value.language) ?? en),
    { in: (language: Language): T => known.value.get(language) ?? en },
  );
}

/** Loads all words of a language that are needed so far. Before it is chosen, and after more of the hall has come. */
export async function learn(language: Language): Promise<void> {
  await Promise.all([...learners].map((load) => load(language)));
}

/** All that came so far, in the chosen language. What cannot be loaded stays in English. */
export const learnChosen = (): Promise<void> => learn(preferences.peek().language).catch(reportError);

/** Code that brings words of its own has come when they are there in the chosen language. */
export const withWords =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const brought = await load();
    await learnChosen();
    return brought;
  };
