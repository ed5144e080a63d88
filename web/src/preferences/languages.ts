/** Every language that the hall speaks, by the name it gives itself. English is always there, the others are loaded. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

/** The language of a tag such as `de-AT`, or English. */
export function languageOf(tag: string): Language {
  const [language = ''] = tag.toLowerCase().split('-');
  return isLanguage(language) ? language : 'en';
}
