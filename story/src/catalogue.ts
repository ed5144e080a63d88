import { resolve } from './reference.ts';

/** The texts of a chapter in one language, by key. A text names its gaps: `{hero} looks at the water.` */
export type Texts = ReadonlyMap<string, string>;

/** Reads a catalogue as it is written: a line for each text, its key before the first blank. */
export function readTexts(written: string): Texts {
  const lines = written.split('\n').filter((line) => line.includes(' '));
  return new Map(
    lines.map((line) => {
      const blank = line.indexOf(' ');
      return [line.slice(0, blank), line.slice(blank + 1).trim()] as const;
    }),
  );
}

/**
 * The prose of a game, chapter by chapter, as it is provided. It only puts references into words: no rule depends
 * on what is in it.
 */
export class Catalogue {
  /** The language that the stories are written in: what another one lacks is said in this one. */
  readonly original: string;
  private readonly texts = new Map<string, Texts>();

  constructor(original: string) {
    this.original = original;
  }

  provide(chapter: string, language: string, written: string): void {
    this.texts.set(`${language} ${chapter}`, readTexts(written));
  }

  has(chapter: string, language: string): boolean {
    return this.texts.has(`${language} ${chapter}`);
  }

  /** A line in this language, else in the original one, else in any; a text that nobody provided shows its key. */
  say(line: string, language: string): string {
    const said = resolve(line, (key, gaps) => {
      const template =
        this.text(key, language) ?? this.text(key, this.original) ?? this.inAnyLanguage(key) ?? key;
      return template.replace(/\{(\w+)\}/g, (_, name: string) => gaps[name] ?? '');
    });
    return said === line ? line : said.replace(/ {2,}/g, ' ').trim();
  }

  private text(key: string, language: string): string | undefined {
    const slash = key.indexOf('/');
    return this.texts.get(`${language} ${key.slice(0, slash)}`)?.get(key.slice(slash + 1));
  }

  private inAnyLanguage(key: string): string | undefined {
    const languages = [...this.texts.keys()].map((of) => of.slice(0, of.indexOf(' ')));
    return languages.map((language) => this.text(key, language)).find((text) => text !== undefined);
  }
}
