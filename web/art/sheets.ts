import { lid } from './covers.ts';
import { GRIMHEIM } from './figures/grimheim/index.ts';
import { HEROES, TIERS } from './figures/rolling-fates/index.ts';
import type { Figure } from './hand/figure.ts';
import { SHARED } from './hand/materials.ts';
import { standee } from './plaques.ts';
import { FATES_CARDS } from './scenes/fates.ts';
import { GRIMHEIM_CARDS } from './scenes/grimheim.ts';
import { cardSheet } from './scenes/scene.ts';
import { SKY_DEFS } from './scenes/setting.ts';

/** A document of symbols. Symbols hold no symbols, so that the page can take one out of it. */
const sheet = (defs: string, symbols: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"><defs>${defs}</defs>${symbols.join('')}</svg>`;

const grimheimFigures = (): string =>
  sheet(
    SHARED,
    GRIMHEIM.flatMap(({ figure, on, legend }) => [
      figure.draw(),
      ...(legend
        ? [
            standee(figure.id, figure, { ...on, crowns: 1 }),
            standee(`${figure.id}-2`, figure, { ...on, crowns: 2 }),
          ]
        : [standee(figure.id, figure, on)]),
    ]),
  );

/** The enemies of a tier come when the first of them does. */
const tiers = TIERS.map((figures, i): [string, () => string] => [
  `rolling-fates-tier-${i + 1}`,
  () =>
    sheet(
      SHARED,
      figures.map((figure) => figure.draw('stage')),
    ),
]);

const lidOf = (
  figures: readonly Figure[],
  group: readonly (readonly [string, number, number, number])[],
): string =>
  lid(
    group.map(([name, ...place]) => {
      const figure = figures.find(({ id }) => id === name);
      if (!figure) throw new Error(`Nobody is called ${name}.`);
      return [figure, ...place];
    }),
  );

/** What the page can import as `sprite:NAME`, drawn when it is asked for. */
export const SHEETS: Readonly<Record<string, () => string>> = {
  'grimheim-figures': grimheimFigures,
  'grimheim-lid': () =>
    lidOf(
      GRIMHEIM.map(({ figure }) => figure),
      [
        ['grendel', 210, 236, 120],
        ['jotunn', 70, 222, 92],
        ['alva', 222, 318, 104],
        ['boldur', 62, 322, 112],
        ['embla', 176, 332, 112],
        ['bjorn', 114, 338, 124],
      ],
    ),
  'rolling-fates-lid': () =>
    lidOf(
      [...HEROES, ...TIERS.flat()],
      [
        ['wyrm-of-the-last-stair', 186, 262, 176],
        ['mirelle', 62, 268, 98],
        ['sel', 232, 318, 92],
        ['grum', 172, 330, 108],
        ['brakka', 94, 336, 118],
      ],
    ),
  'grimheim-cards': () =>
    sheet(
      SKY_DEFS,
      cardSheet(
        GRIMHEIM_CARDS,
        GRIMHEIM.map(({ figure }) => figure),
      ),
    ),
  'rolling-fates-cards': () => sheet(SKY_DEFS, cardSheet(FATES_CARDS, [])),
  'rolling-fates-heroes': () =>
    sheet(
      SHARED,
      HEROES.map((figure) => figure.draw('stage')),
    ),
  ...Object.fromEntries(tiers),
};
