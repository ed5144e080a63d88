import { waveCard as english } from './en/names.ts';
import type { Language } from './language.ts';

/** English comes with the game, the other languages with their words. */
const names = new Map<Language, (id: string) => string>([['en', english]]);

export const nameWaveCards = (language: Language, name: (id: string) => string): void => {
  names.set(language, name);
};

/** The name of a monster card. */
export const waveCardName = (id: string, language: Language): string => (names.get(language) ?? english)(id);
