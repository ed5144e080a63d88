import { FACTIONS, FATEFORGE } from './figures/fateforge/index.ts';
import { GRIMHEIM } from './figures/grimheim/index.ts';
import { GUISES, HEROES, TIERS } from './figures/rolling-fates/index.ts';
import { SHARED } from './hand/materials.ts';
import { LIDS } from './lids.ts';
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

/** Each whole, with its face, and on its plaque. */
const standees = (of: typeof FATEFORGE): string =>
  sheet(
    SHARED,
    of.flatMap(({ figure, on }) => [figure.draw('stage'), standee(figure.id, figure, on)]),
  );

/** The enemies of a faction come when the first of them does. */
const factions = Object.entries(FACTIONS).map(([name, of]): [string, () => string] => [
  `fateforge-${name}`,
  () => standees(of),
]);

/** The enemies of a tier come when the first of them does. */
const tiers = TIERS.map((figures, i): [string, () => string] => [
  `rolling-fates-tier-${i + 1}`,
  () =>
    sheet(
      SHARED,
      [...figures, ...(GUISES[i] ?? [])].map((figure) => figure.draw('stage')),
    ),
]);

/** What the page can import as `sprite:NAME`, drawn when it is asked for. */
export const SHEETS: Readonly<Record<string, () => string>> = {
  'grimheim-figures': grimheimFigures,
  ...LIDS,
  'fateforge-heroes': () => standees(FATEFORGE),
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
  ...Object.fromEntries(factions),
};
