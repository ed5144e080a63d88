import { signal } from '@preact/signals';

/** How large the cards of the hand are now, in pixels; `rem` is the size of ordinary text. */
export interface CardSize {
  readonly w: number;
  readonly h: number;
  readonly rem: number;
}

export const cardSize = signal<CardSize>({ w: 142, h: 168, rem: 16 });

/** The picture's height and the letters' size in rem, from roomy to tight: as in cards.css. */
const LEVELS = [
  { art: 46, letters: 0.82 },
  { art: 34, letters: 0.78 },
  { art: 20, letters: 0.75 },
  { art: 8, letters: 0.75 },
] as const;

export type Fit = 0 | 1 | 2 | 3;

interface Printed {
  readonly name: string;
  readonly text: string;
  /** Whether something lies on it, in a row below the text. */
  readonly tokens: boolean;
}

/** Ours are narrow letters: so much of their size each is wide, with the room that line ends leave. */
const WIDE = 0.44;
const LINE = 1.16;

/** How much the picture gives way so that the whole text can be read. */
export function fitOf({ name, text, tokens }: Printed, { w, h, rem }: CardSize): Fit {
  const inner = w - 20;
  const nameLines = Math.ceil((name.length * 0.5 * 0.92 * rem) / inner);
  const head = nameLines * 0.97 * rem + 0.82 * rem + 8;
  const below = (tokens ? 20 : 0) + 12;
  const level = LEVELS.findIndex(({ art, letters }) => {
    const size = letters * rem;
    const lines = Math.floor((h - art - head - below) / (size * LINE));
    return lines * Math.floor(inner / (size * WIDE)) >= text.length + lines * 2;
  });
  return (level < 0 ? 3 : level) as Fit;
}

/** Whether the reason why a card is closed has room on its picture; else a lock alone says that it is. */
export function reasonFits(reason: string, fit: Fit, { w, rem }: CardSize): boolean {
  const size = 0.72 * rem;
  const lines = Math.ceil((reason.length * 0.56 * size) / (w - 38));
  return lines * size * 1.1 + 4 <= LEVELS[fit].art;
}
