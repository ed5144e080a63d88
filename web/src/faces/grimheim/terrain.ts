import { distance, type GrimheimView, isForest } from '@wyrdhall/grimheim';

export const inForest = (at: number | undefined): boolean => at !== undefined && isForest(at);

/** In areas, from the hero to the monster; 1 where one of them is not there. */
export function distanceTo(view: GrimheimView, seat: number, monster: string): number {
  const from = view.heroes[seat]?.at;
  const to = view.monsters.find(({ id }) => id === monster)?.at;
  return from === undefined || to === undefined ? 1 : distance(from, to);
}
