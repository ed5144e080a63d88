import type { Table } from '@wyrdhall/kernel';

/** Where the draw pile is empty, shuffles the discards to be the new one. Returns whether it did. */
export function refill<C>(t: Pick<Table<unknown>, 'shuffle'>, pile: C[], discards: C[]): boolean {
  if (pile.length > 0 || discards.length === 0) return false;
  for (const card of discards) pile.push(card);
  discards.length = 0;
  t.shuffle(pile);
  return true;
}
