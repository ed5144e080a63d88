import type { Game } from '@wyrdhall/kernel';

/** A game on the shelf: loaded only when somebody opens it. */
export interface Box {
  readonly id: string;
  readonly name: string;
  /** A practice piece: can be played and simulated, but is not offered to people who look for a game. */
  readonly practice?: boolean;
  /** Where its rulebook stands. */
  readonly rulebook: URL;
  readonly load: () => Promise<Game>;
}

export const games: readonly Box[] = [
  {
    id: 'grimheim',
    name: 'Defenders of Grimheim',
    rulebook: new URL('./grimheim/rulebook.md', import.meta.url),
    // purity: a box is opened on demand.
    load: () => import('@wyrdhall/grimheim').then(({ grimheim }) => grimheim as Game),
  },
  {
    id: 'rolling-fates',
    name: 'Rolling Fates',
    rulebook: new URL('./rolling-fates/rulebook.md', import.meta.url),
    // purity: a box is opened on demand.
    load: () => import('@wyrdhall/rolling-fates').then(({ rollingFates }) => rollingFates as Game),
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
