import type { Colour, Faction } from '../enemy.ts';
import { ENEMY_CARDS, ITEMS } from '../index.ts';

const FACTION: Readonly<Record<string, Faction>> = {
  W: 'wild',
  LG: 'lantern-guard',
  RC: 'rust-court',
  UB: 'unburied',
  EC: 'ember-choir',
  MF: 'mirefolk',
};

/** Scripts name an enemy as `LG.red1`: the first token of that colour of a faction. */
export function enemyIdOf(code: string): string | undefined {
  const [, letters = '', colour = '', number = ''] = /^([A-Z]+)\.([a-z]+)(\d)$/.exec(code) ?? [];
  const card = ENEMY_CARDS.find(
    (one) => one.faction === FACTION[letters] && one.colour === (colour as Colour) && one.faction !== 'wild',
  );
  return card && `${card.id}-${number}`;
}

/** Scripts name an item by its number. */
export const itemByNumber = (number: number): string | undefined =>
  ITEMS.find((item) => item.number === number)?.id;
