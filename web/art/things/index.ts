import { ARMOUR } from './armour.ts';
import { GOODS } from './goods.ts';
import { NATURE } from './nature.ts';
import { SIGNS } from './signs.ts';
import { type Paint, thing } from './thing.ts';
import { WEAPONS } from './weapons.ts';

const PAINTS: Readonly<Record<string, Paint>> = { ...WEAPONS, ...ARMOUR, ...GOODS, ...NATURE, ...SIGNS };

/** Everything that can be in a card's picture, by name. */
export const THINGS: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(PAINTS).map(([name, paint]) => [name, () => thing(name, paint)]),
);
