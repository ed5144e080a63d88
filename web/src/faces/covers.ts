import type { Language } from '../preferences/languages.ts';
import { fateforgeLid } from './fateforge/lid.ts';
import { firstGame } from './grimheim/first-game.ts';
import { grimheimLid } from './grimheim/lid.ts';
import { fatesLid } from './rolling-fates/lid.ts';
import { winterLid } from './toy/lid.ts';

/** A box on the shelf, as data. Small: the shelf loads all of them. */
export interface Cover {
  /** The pictures of its lid, one over the other. */
  readonly lid: readonly string[];
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
    lid: grimheimLid,
    line: { en: 'Hold the town until Freyja returns.', de: 'Haltet die Stadt, bis Freyja zurückkehrt.' },
    colors: ['#f5b04a', '#2a1a0c', '#5a3f28'],
    first: firstGame,
    time: { en: '1–4 players, 60–120 min', de: '1–4 Personen, 60–120 Min.' },
  },
  'rolling-fates': {
    lid: fatesLid,
    line: {
      en: 'Five dice, one of luck, and the stair goes down.',
      de: 'Fünf Würfel, einer für das Glück, und die Treppe führt hinab.',
    },
    colors: ['#d9b3ff', '#22132f', '#4c2a78'],
    first: { heroes: 'brakka,sel', adventure: 'sump', seed: '14', mercy: 'mercy', undo: 'free' },
    time: { en: '1–4 players, 45–120 min', de: '1–4 Personen, 45–120 Min.' },
  },
  fateforge: {
    lid: fateforgeLid,
    line: {
      en: 'Dice turned into combos, behind a screen, together.',
      de: 'Würfel werden zu Kombos, hinter dem Schirm, gemeinsam.',
    },
    colors: ['#6fd9bd', '#0d2422', '#1f5a50'],
    first: {
      heroes: 'forest-guard,rogue',
      scene: 'c01',
      screens: 'false',
      profile: 'story',
      seed: '20',
      undo: 'free',
    },
    time: { en: '1–4 players, 30–60 min', de: '1–4 Personen, 30–60 Min.' },
  },
  toy: {
    lid: winterLid,
    line: { en: 'Keep the wolves from the stores.', de: 'Halte die Wölfe von den Vorräten fern.' },
    colors: ['#b9d3e2', '#1b2a36', '#24313b'],
    time: { en: '1–4 players, 10–20 min', de: '1–4 Personen, 10–20 Min.' },
  },
};
