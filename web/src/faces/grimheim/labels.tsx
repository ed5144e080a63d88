import type { Location } from '@wyrdhall/grimheim';
import { memo } from '../../board/memo.ts';
import { centreOf } from './land.ts';
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

export const Labels = memo(function Labels({ words }: { words: GrimheimWords }) {
  return (
    <>
      {SPOTS.map(([location, q, r]) => {
        const [x, y] = centreOf({ q, r });
        return (
          <text key={location} class="grim-location" x={x.toFixed(1)} y={y.toFixed(1)} text-anchor="middle">
            {words.locations[location]}
          </text>
        );
      })}
    </>
  );
});
