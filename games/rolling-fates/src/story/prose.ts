import { Catalogue } from '@wyrdhall/story';
import type { AdventureId, RollingFates } from '../state.ts';

/** English is the original: there is no prose in another language yet, so all others fall back on it. */
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

/** Fetches the texts that a table needs to be put into words. */
export function loadTexts({ journey }: RollingFates): Promise<void> {
  const { adventure } = journey;
  return ENGLISH[adventure]().then(({ texts }) => prose.provide(adventure, prose.original, texts));
}

/** A line of a story in words. */
export const tellProse = (line: string, language: string): string => prose.say(line, language);
