/** How large a card of the hand is now, in pixels; `rem` is the size of ordinary text. */
interface CardSize {
  readonly w: number;
  readonly h: number;
  readonly rem: number;
}

/** The picture's height and the letters' size in rem, from roomy to tight: as in cards.css. */
const LEVELS = [
  { art: 46, letters: 0.86 },
  { art: 34, letters: 0.82 },
  { art: 20, letters: 0.8 },
  { art: 8, letters: 0.78 },
] as const;

export type Fit = 0 | 1 | 2 | 3;
const FITS: readonly Fit[] = [0, 1, 2, 3];

interface Printed {
  readonly name: string;
  readonly text: string;
  /** Whether something lies on it, in a row below the text. */
  readonly tokens: boolean;
}

/** Ours are narrow letters: so much of their size each is wide, with the room that line ends leave. */
const WIDE = 0.44;
const LINE = 1.16;

function fits({ name, text, tokens }: Printed, { w, h, rem }: CardSize, level: Fit): boolean {
  const { art, letters } = LEVELS[level];
  const inner = w - 20;
  const nameLines = Math.ceil((name.length * 0.5 * 0.92 * rem) / inner);
  const head = nameLines * 0.97 * rem + 0.9 * rem + 8;
  const below = (tokens ? 20 : 0) + 12;
  const size = letters * rem;
  const lines = Math.floor((h - art - head - below) / (size * LINE));
  return lines * Math.floor(inner / (size * WIDE)) >= text.length + lines * 2;
}

/** How much the picture gives way to the text. What still has no room is read on the large card. */
export const fitOf = (printed: Printed, size: CardSize): Fit =>
  FITS.find((level) => fits(printed, size, level)) ?? 3;

/** Whether the reason why a card is closed has room on its picture; else a lock alone says that it is. */
export function reasonFits(reason: string, fit: Fit, { w, rem }: CardSize): boolean {
  const size = 0.75 * rem;
  const lines = Math.ceil((reason.length * 0.64 * size) / (w - 38));
  return lines * size * 1.1 + 4 <= LEVELS[fit].art;
}
