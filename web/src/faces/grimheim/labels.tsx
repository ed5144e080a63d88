import type { Location } from '@wyrdhall/grimheim';
import { memo } from '../../kit/board/memo.ts';
import { FRAME } from './frame.ts';
import { centreOf, type Spot } from './land.ts';
import type { GrimheimWords } from './words/catalogue.ts';

/** Where each name stands, clear of the roads. */
const SPOTS: readonly (readonly [Location, q: number, r: number])[] = [
  ['dark-forest', 9.1, 2.2],
  ['dead-plains', 16, 1.15],
  ['troll-caves', 4.8, 7.5],
  ['nailfare', 16.55, 5.55],
  ['temple-ruins', 12.1, 3.55],
  ['ogre-valley', 1.9, 9.5],
  ['marsh-of-sorrow', 15.3, 10.5],
  ['robber-camp', 4.95, 11.55],
  ['witch-cabin', 11.6, 11.5],
  ['spewing-mountain', 2.6, 16.6],
  ['wyrm-lair', 5.5, 16.6],
  ['highlands', 9.6, 16.5],
];

/** Half as wide as its letters, and as high, where the board is small and its letters are large. */
const HALF_LETTER = 5.8;
const HEIGHT = 16;
/** The names stay on the painted land. */
const INSET = 60;
/** Below it is the frame. */
const LOWEST = FRAME.h / 2 - 45;
/** A figure reaches so far to each side, above its spot and below. */
const FIGURE = { side: 17, up: 44, down: 8 } as const;
/** Where a name stands, or else: above, below, and farther off. */
const ELSEWHERE = [0, -30, 26, -52, 48] as const;

interface LabelsProps {
  readonly words: GrimheimWords;
  /** Where figures stand. */
  readonly spots: readonly Spot[];
}

/** The names of the locations, each clear of the figures as far as there is room. */
export const Labels = memo(function Labels({ words, spots }: LabelsProps) {
  return (
    <>
      {SPOTS.map(([location, q, r]) => {
        const [middle, y] = centreOf({ q, r });
        const name = words.locations[location];
        const wide = name.length * HALF_LETTER;
        const most = FRAME.w / 2 - INSET - wide;
        const x = Math.max(-most, Math.min(most, middle));
        const isFree = (at: number): boolean =>
          spots.every(
            ([a, b]) =>
              Math.abs(a - x) > wide + FIGURE.side || at < b - FIGURE.up || at - HEIGHT > b + FIGURE.down,
          );
        const lift = ELSEWHERE.find((by) => Math.abs(y + by) < LOWEST && isFree(y + by)) ?? 0;
        return (
          <text
            key={location}
            class="grim-location"
            x={x.toFixed(1)}
            y={(y + lift).toFixed(1)}
            text-anchor="middle"
          >
            {name}
          </text>
        );
      })}
    </>
  );
});
