import type { JSX } from 'preact';
import type { Language } from '../preferences/languages.ts';
import { GrimheimCover } from './grimheim/cover.tsx';
import { firstGame } from './grimheim/first-game.ts';
import { FatesCover } from './rolling-fates/cover.tsx';
import { WinterCover } from './toy/cover.tsx';

/** The lid of a box. Small: the shelf loads all of them. */
export interface Cover {
  readonly Picture: () => JSX.Element;
  readonly line: Readonly<Record<Language, string>>;
  /** The accent, the ground and the edge of the box. */
  readonly colors: readonly [string, string, string];
  /** What the address of a first game sets, with hints. */
  readonly first?: Readonly<Record<string, string>>;
  /** How many play, and for how long. */
  readonly time?: Readonly<Record<Language, string>>;
}

export const covers: Readonly<Record<string, Cover>> = {
  grimheim: {
    Picture: GrimheimCover,
    line: { en: 'Hold the town until Freyja returns.', de: 'Haltet die Stadt, bis Freyja zurückkehrt.' },
    colors: ['#f5b04a', '#2a1a0c', '#5a3f28'],
    first: firstGame,
    time: { en: '1–4 players, 60–120 min', de: '1–4 Personen, 60–120 Min.' },
  },
  'rolling-fates': {
    Picture: FatesCover,
    line: {
      en: 'Five dice, one of luck, and the stair goes down.',
      de: 'Fünf Würfel, einer für das Glück, und die Treppe führt hinab.',
    },
    colors: ['#d9b3ff', '#22132f', '#4c2a78'],
    first: { heroes: 'brakka,sel', adventure: 'sump', seed: '38', undo: 'free' },
    time: { en: '1–4 players, 45–120 min', de: '1–4 Personen, 45–120 Min.' },
  },
  toy: {
    Picture: WinterCover,
    line: { en: 'Keep the wolves from the stores.', de: 'Halte die Wölfe von den Vorräten fern.' },
    colors: ['#b9d3e2', '#1b2a36', '#24313b'],
    time: { en: '1–4 players, 10–20 min', de: '1–4 Personen, 10–20 Min.' },
  },
};
