import type { Location } from '@wyrdhall/grimheim';
import { useMemo } from 'preact/hooks';
import { type Box, PlaceNames } from '../../kit/board/place-names.tsx';
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

/** The names stay on the painted land, above the frame. */
const BOUNDS: Box = {
  left: -FRAME.w / 2 + 60,
  right: FRAME.w / 2 - 60,
  top: -FRAME.h / 2 + 45,
  bottom: FRAME.h / 2 - 45,
};

interface LabelsProps {
  readonly words: GrimheimWords;
  /** Where figures stand. */
  readonly spots: readonly Spot[];
  readonly scale: number;
}

/** The names of the locations. */
export function Labels({ words, spots, scale }: LabelsProps) {
  const names = useMemo(
    () =>
      SPOTS.map(([location, q, r]) => {
        const [x, y] = centreOf({ q, r });
        return { name: words.locations[location], x, y };
      }),
    [words],
  );
  // A figure with its drop reaches so far from its spot.
  const taken = useMemo(
    () => spots.map(([x, y]): Box => ({ left: x - 17, right: x + 26, top: y - 44, bottom: y + 10 })),
    [spots],
  );
  return <PlaceNames names={names} taken={taken} bounds={BOUNDS} scale={scale} />;
}
