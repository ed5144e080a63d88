import { Catalogue } from '@wyrdhall/story';
import { actOf } from '../content/campaign/schedule.ts';
import type { Fateforge } from '../state.ts';

export type { Fateforge } from '../state.ts';

const prose = new Catalogue('en');

interface Written {
  readonly texts: string;
}

const ENGLISH: Readonly<Record<string, () => Promise<Written>>> = {
  // purity: texts are fetched when a table needs them; no rule reads them.
  'act-1': () => import('./written/en/act-1.ts'),
  // purity: as above.
  'act-2': () => import('./written/en/act-2.ts'),
  // purity: as above.
  'act-3': () => import('./written/en/act-3.ts'),
  // purity: as above.
  city: () => import('./written/en/city.ts'),
  // purity: as above.
  quests: () => import('./written/en/quests.ts'),
  // purity: as above.
  endings: () => import('./written/en/endings.ts'),
};

/** What may be told before the next rest is over. */
function chaptersFor(s: Fateforge): string[] {
  const { campaign: c } = s;
  if (!c) return [];
  const act = actOf(c.at);
  return [`act-${act}`, 'city', 'quests', ...(act === 3 ? ['endings'] : [])];
}

const load = (chapter: string): Promise<void> | undefined =>
  ENGLISH[chapter]?.().then(({ texts }) => prose.provide(chapter, prose.original, texts));

/** Fetches the texts that a table needs; there is no other language than the original yet. */
export function loadTexts(s: Fateforge): Promise<unknown> {
  const missing = chaptersFor(s).filter((chapter) => !prose.has(chapter, prose.original));
  // purity: as above.
  return Promise.all(missing.map(load));
}

/** A line of a script in words. */
export const tellProse = (line: string, language: string): string => prose.say(line, language);
