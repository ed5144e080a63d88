import type { JSX } from 'preact';
import { WinterCover } from './toy/cover.tsx';

/** The lid of a box. Small: the shelf loads all of them. */
export interface Cover {
  readonly Picture: () => JSX.Element;
  readonly line: { readonly en: string; readonly de: string };
  /** The accent, the ground and the edge of the box. */
  readonly colors: readonly [string, string, string];
  readonly time?: { readonly en: string; readonly de: string };
}

export const covers: Readonly<Record<string, Cover>> = {
  toy: {
    Picture: WinterCover,
    line: { en: 'Keep the wolves from the stores.', de: 'Halte die Wölfe von den Vorräten fern.' },
    colors: ['#b9d3e2', '#1b2a36', '#24313b'],
    time: { en: '10–20 min', de: '10–20 Min.' },
  },
};
