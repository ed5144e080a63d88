import { waveCard as german } from './de/wave-cards.ts';
import { waveCard as english } from './en/names.ts';
import type { Language } from './language.ts';

/** The name of a monster card. */
export const waveCardName = (id: string, language: Language): string =>
  language === 'de' ? german(id) : english(id);
