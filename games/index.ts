import type { Fateforge } from '@wyrdhall/fateforge/prose';
import type { AtTable, Game, Words } from '@wyrdhall/kernel';
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
  /** The same without what bots, cases and the terminal need, and in English alone; without it, the whole. */
  readonly atTable?: () => Promise<AtTable>;
  /** Its other languages, for `atTable`. */
  readonly words?: { readonly [language: string]: () => Promise<Words> };
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
    load: () => import('@wyrdhall/grimheim/whole').then(({ grimheim }) => grimheim as Game),
    atTable: () =>
      // purity: what a table needs of it, too.
      import('@wyrdhall/grimheim/at-table').then(({ grimheimAtTable }) => grimheimAtTable as AtTable),
    // purity: and its other languages.
    words: { de: () => import('@wyrdhall/grimheim/de').then(({ de }) => de as Words) },
  },
  {
    id: 'rolling-fates',
    name: 'Rolling Fates',
    rulebook: new URL('./rolling-fates/rulebook.md', import.meta.url),
    rulebookIn: { de: new URL('./rolling-fates/rulebook.de.md', import.meta.url) },
    // purity: a box is opened on demand.
    load: () => import('@wyrdhall/rolling-fates/whole').then(({ rollingFates }) => rollingFates as Game),
    atTable: () =>
      // purity: what a table needs of it, too.
      import('@wyrdhall/rolling-fates/at-table').then(
        ({ rollingFatesAtTable }) => rollingFatesAtTable as AtTable,
      ),
    // purity: and its other languages.
    words: { de: () => import('@wyrdhall/rolling-fates/de').then(({ de }) => de as Words) },
    texts: (state, language) =>
      // purity: so are its texts.
      import('@wyrdhall/rolling-fates/prose').then(({ loadTexts }) =>
        loadTexts(state as RollingFates, language),
      ),
  },
  {
    id: 'fateforge',
    name: 'Fateforge',
    rulebook: new URL('./fateforge/rulebook.md', import.meta.url),
    rulebookIn: { de: new URL('./fateforge/rulebook.de.md', import.meta.url) },
    // purity: a box is opened on demand.
    load: () => import('@wyrdhall/fateforge/whole').then(({ fateforge }) => fateforge as Game),
    atTable: () =>
      // purity: what a table needs of it, too.
      import('@wyrdhall/fateforge/at-table').then(({ fateforgeAtTable }) => fateforgeAtTable as AtTable),
    // purity: and its other languages.
    words: { de: () => import('@wyrdhall/fateforge/de').then(({ de }) => de as Words) },
    texts: (state) =>
      // purity: so are the texts of its campaign.
      import('@wyrdhall/fateforge/prose')
        .then(({ loadTexts }) => loadTexts(state as Fateforge))
        .then(() => undefined),
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
