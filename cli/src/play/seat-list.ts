import type { Seat } from '@wyrdhall/kernel';

/** Reads `1,3` or `all`, counted from 1; undefined where it is neither. */
export function readSeats(text: string, players: number): Seat[] | undefined {
  if (text === 'all') return Array.from({ length: players }, (_, seat) => seat);
  const seats = text.split(',').map((number) => (/^\d{1,2}$/.test(number) ? Number(number) - 1 : -1));
  return seats.every((seat) => seat >= 0 && seat < players) ? [...new Set(seats)] : undefined;
}
