import type { Game } from '@wyrdhall/kernel';
import type { RollingFates } from '@wyrdhall/rolling-fates';

/** A game on the shelf: loaded only when somebody opens it. */
export interface Box {
  readonly id: string;
  readonly name: string;
  /** A practice piece: can be played and simulated, but is not offered to people who look for a game. */
  readonly practice?: boolean;
  /** Where its rulebook stands, and where in other languages. */
  readonly rulebook: URL;
  readonly rulebookIn?: Readonly<Record<string, URL>>;
  readonly load: () => Promise<Game>;
  /** Fetches the prose that a table in this state is told in; without it the words show keys (docs/stories.md). */
  readonly texts?: (state: unknown, language: string) => Promise<void>;
}

export const games: readonly Box[] = [
  {
    id: 'grimheim',
    name: 'Defenders of Grimheim',
    rulebook: new URL('./grimheim/rulebook.md', import.meta.url),
    rulebookIn: { de: new URL('./grimheim/rulebook.de.md', import.meta.url) },
    // purity: a box is opened on demand.
    load: () => import('@wyrdhall/grimheim').then(({ grimheim }) => grimheim as Game),
  },
  {
    id: 'rolling-fates',
    name: 'Rolling Fates',
    rulebook: new URL('./rolling-fates/rulebook.md', import.meta.url),
    rulebookIn: { de: new URL('./rolling-fates/rulebook.de.md', import.meta.url) },
    // purity: a box is opened on demand.
    load: () => import('@wyrdhall/rolling-fates').then(({ rollingFates }) => rollingFates as Game),
    texts: (state, language) =>
      // purity: so are its texts.
      import('@wyrdhall/rolling-fates').then(({ loadTexts }) => loadTexts(state as RollingFates, language)),
  },
  {
    id: 'toy',
    name: 'The Wolf Winter',
    practice: true,
    rulebook: new URL('./toy/rulebook.md', import.meta.url),
    // purity: a box is opened on demand.
    load: () => import('@wyrdhall/toy').then(({ toy }) => toy as Game),
  },
];
