import { url as cards } from 'sprite:rolling-fates-cards';
import { url as heroes } from 'sprite:rolling-fates-heroes';
import { url as tier1 } from 'sprite:rolling-fates-tier-1';
import { url as tier2 } from 'sprite:rolling-fates-tier-2';
import { url as tier3 } from 'sprite:rolling-fates-tier-3';
import { url as tier4 } from 'sprite:rolling-fates-tier-4';
import { factsOf, figureOf, type HeroId } from '@wyrdhall/rolling-fates';
import { layOut } from '../../kit/pictures/sheet.ts';

const TIERS: readonly string[] = [tier1, tier2, tier3, tier4];

const lay = (sheet: string | undefined): void => {
  if (sheet) void layOut(sheet).catch(() => undefined);
};

/** Called once, when the first table of Rolling Fates is opened. */
export function layOutPictures(): void {
  for (const sheet of [heroes, cards, tier1]) lay(sheet);
}

/** The figure of an enemy; the sheets of its tier and of the next come with it. */
export function drawnAs(kind: string): string {
  const { tier } = factsOf(kind);
  lay(TIERS[tier - 1]);
  lay(TIERS[tier]);
  return figureOf(kind);
}

const head = (id: string): string => `0,0,100,100 <use href="#h-${id}" width="100" height="100"/>`;

export const heroIcon = (id: HeroId): string => head(id);

export const enemyIcon = (kind: string): string => head(drawnAs(kind));

export const cardPicture = (id: string): string =>
  `50,8,140,114 <use href="#k-${id}" width="240" height="130"/>`;
