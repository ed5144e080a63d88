import { GRIMHEIM } from './figures/grimheim/index.ts';
import { HEROES, TIERS } from './figures/rolling-fates/index.ts';
import { SHARED } from './hand/materials.ts';
import { standee } from './plaques.ts';

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

/** What the page can import as `sprite:NAME`, drawn when it is asked for. */
export const SHEETS: Readonly<Record<string, () => string>> = {
  'grimheim-figures': grimheimFigures,
  'rolling-fates-heroes': () =>
    sheet(
      SHARED,
      HEROES.map((figure) => figure.draw('stage')),
    ),
  ...Object.fromEntries(tiers),
};
