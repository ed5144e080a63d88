import { url as bosses } from 'sprite:fateforge-bosses';
import { url as emberChoir } from 'sprite:fateforge-ember-choir';
import { url as heroes } from 'sprite:fateforge-heroes';
import { url as lanternGuard } from 'sprite:fateforge-lantern-guard';
import { url as mirefolk } from 'sprite:fateforge-mirefolk';
import { url as rustCourt } from 'sprite:fateforge-rust-court';
import { url as unburied } from 'sprite:fateforge-unburied';
import { url as wild } from 'sprite:fateforge-wild';
import { cardOf } from '@wyrdhall/fateforge';
import { layOut } from '../../kit/pictures/sheet.ts';

const SHEETS: Readonly<Record<string, string>> = {
  '': bosses,
  wild,
  'lantern-guard': lanternGuard,
  'rust-court': rustCourt,
  unburied,
  'ember-choir': emberChoir,
  mirefolk,
};

const fetched = (url: string): void => void layOut(url).catch(() => undefined);

/** Heroes and allies: once, when the first table is opened. */
export const layOutHeroes = (): void => fetched(heroes);

/** The sheets of those who fight here. */
export function layOutEnemies(cards: readonly string[]): void {
  for (const faction of new Set(cards.map((card) => cardOf(card).faction)))
    fetched(SHEETS[faction] ?? bosses);
}

/** A face, in the form that icons have. */
export const headOf = (id: string): string => `0,0,100,100 <use href="#h-${id}" width="100" height="100"/>`;
