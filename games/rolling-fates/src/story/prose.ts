import { Catalogue } from '@wyrdhall/story';
import type { AdventureId, RollingFates } from '../state.ts';

const prose = new Catalogue('en');

interface Written {
  readonly texts: string;
}

const ENGLISH: Readonly<Record<AdventureId, () => Promise<Written>>> = {
  // purity: texts are fetched when an adventure is opened; no rule reads them.
  sump: () => import('./written/en/sump.ts'),
  // purity: as above.
  'toll-road': () => import('./written/en/toll-road.ts'),
  // purity: as above.
  candles: () => import('./written/en/candles.ts'),
  // purity: as above.
  clockmaker: () => import('./written/en/clockmaker.ts'),
  // purity: as above.
  'ash-stair': () => import('./written/en/ash-stair.ts'),
  // purity: as above.
  crown: () => import('./written/en/crown.ts'),
};

const GERMAN: Readonly<Record<AdventureId, () => Promise<Written>>> = {
  // purity: as above.
  sump: () => import('./written/de/sump.ts'),
  // purity: as above.
  'toll-road': () => import('./written/de/toll-road.ts'),
  // purity: as above.
  candles: () => import('./written/de/candles.ts'),
  // purity: as above.
  clockmaker: () => import('./written/de/clockmaker.ts'),
  // purity: as above.
  'ash-stair': () => import('./written/de/ash-stair.ts'),
  // purity: as above.
  crown: () => import('./written/de/crown.ts'),
};

/** Fetches the texts that a table needs to be put into words of this language. */
export function loadTexts({ journey }: RollingFates, language: string): Promise<void> {
  const { adventure } = journey;
  const [spoken, written] =
    language === 'de' ? (['de', GERMAN] as const) : ([prose.original, ENGLISH] as const);
  return written[adventure]().then(({ texts }) => prose.provide(adventure, spoken, texts));
}

/** A line of a story in words. */
export const tellProse = (line: string, language: string): string => prose.say(line, language);
