import { lid, type OnLid } from './covers.ts';
import { FACTIONS, FATEFORGE } from './figures/fateforge/index.ts';
import { GRIMHEIM } from './figures/grimheim/index.ts';
import { HEROES, TIERS } from './figures/rolling-fates/index.ts';
import { hunter } from './figures/toy/hunter.ts';
import { wolf } from './figures/toy/wolf.ts';
import type { Figure } from './hand/figure.ts';

type Placed = readonly [name: string, x: number, y: number, width: number];

const of =
  (figures: readonly Figure[]) =>
  (group: readonly Placed[]): OnLid[] =>
    group.map(([name, ...place]) => {
      const figure = figures.find(({ id }) => id === name);
      if (!figure) throw new Error(`Nobody is called ${name}.`);
      return [figure, ...place];
    });

const grimheim = of(GRIMHEIM.map(({ figure }) => figure));
const fates = of([...HEROES, ...TIERS.flat()]);
const fateforge = of([...FATEFORGE, ...Object.values(FACTIONS).flat()].map(({ figure }) => figure));
const toy = of([wolf, hunter]);

/** The lids of all games. The title lies over what is lower than 270. */
export const LIDS: Readonly<Record<string, () => string>> = {
  'grimheim-lid': () =>
    lid({
      far: grimheim([
        ['surt', 66, 194, 132],
        ['grendel', 216, 202, 138],
      ]),
      haze: '#1c2c36',
      near: grimheim([
        ['alva', 234, 280, 118],
        ['boldur', 46, 286, 118],
        ['embla', 180, 300, 126],
        ['bjorn', 112, 312, 140],
      ]),
    }),
  'rolling-fates-lid': () =>
    lid({
      far: fates([['wyrm-of-the-last-stair', 190, 276, 178]]),
      haze: '#2a1640',
      near: fates([
        ['mirelle', 46, 276, 104],
        ['sel', 240, 292, 104],
        ['grum', 178, 314, 122],
        ['brakka', 98, 322, 136],
      ]),
    }),
  'fateforge-lid': () =>
    lid({
      far: fateforge([
        ['barrow-wight', 44, 214, 100],
        ['the-hollow-regent', 178, 240, 164],
      ]),
      haze: '#14242c',
      near: fateforge([
        ['forest-guard', 58, 306, 116],
        ['rogue', 226, 312, 112],
        ['shaman', 142, 324, 126],
      ]),
    }),
  'toy-lid': () =>
    lid({
      far: toy([['winter-wolf', 136, 258, 164]]),
      haze: '#31475a',
      near: toy([['winter-hunter', 76, 346, 126]]),
    }),
};
