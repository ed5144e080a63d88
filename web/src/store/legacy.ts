import { type Game, type Legacy, mergeLegacy, readLegacy } from '@wyrdhall/kernel';

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (game: string): string => `wyrdhall-legacy-${game}`;

/** What the tables of a game have left to later ones on this device. */
export function legacyOf(game: string, shelf: () => Shelf = () => localStorage): Legacy {
  try {
    return readLegacy(JSON.parse(shelf().getItem(keyOf(game)) ?? '{}'));
  } catch {
    return {}; // Storage that cannot be read is as good as empty.
  }
}

/** Adds what a table leaves as far as it has got; what is there already stays. */
export function leaveLegacy(game: Game, state: unknown, shelf: () => Shelf = () => localStorage): void {
  if (!game.legacy) return;
  try {
    addLegacy(game.id, game.legacy(state), shelf);
  } catch {
    // Without room for it the game goes on all the same.
  }
}

/** Adds what tables left elsewhere. */
export function addLegacy(game: string, left: Legacy, shelf: () => Shelf = () => localStorage): void {
  const before = legacyOf(game, shelf);
  const after = mergeLegacy(before, left);
  const text = JSON.stringify(after);
  if (text !== JSON.stringify(before)) shelf().setItem(keyOf(game), text);
}
