import type { Game, Owners, OwnKind, Seat } from '@wyrdhall/kernel';

/** What the players of a game may bring themselves. */
export const ownKinds = ({ ownChance }: Pick<Game, 'ownChance'>): readonly OwnKind[] => ownChance ?? ['dice'];

/** The hall's, their own, or those of some seats. */
export type OwnerChoice = 'hall' | 'own' | 'some';

export const choiceOf = (owners: Owners): OwnerChoice =>
  typeof owners === 'boolean' ? (owners ? 'own' : 'hall') : 'some';

export const ownersFor = (choice: OwnerChoice): Owners => (choice === 'some' ? [] : choice === 'own');

/** As an address says it: `hall`, `own`, or `1,3` for some seats; undefined where it is none of them. */
export function readOwners(text: string, players: number): Owners | undefined {
  if (text === 'hall' || text === 'own') return text === 'own';
  const seats = text.split(',').map((number) => (/^[1-9]$/.test(number) ? Number(number) - 1 : players));
  return seats.every((seat) => seat < players) ? [...new Set(seats)].sort() : undefined;
}

/** With or without a seat. */
export function withOwner(owners: Owners, seat: Seat, owns: boolean): readonly Seat[] {
  const others = typeof owners === 'boolean' ? [] : owners.filter((other) => other !== seat);
  return owns ? [...others, seat].sort() : others;
}

/** The same for so many players. */
export const ownersAmong = (owners: Owners, players: number): Owners =>
  typeof owners === 'boolean' ? owners : owners.filter((seat) => seat < players);
