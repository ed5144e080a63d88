/** For each name: the games that had it, those of them that were won, the sum of the amounts and of their squares. */
export interface Counts {
  [name: string]: Count;
}

export interface Count {
  games: number;
  won: number;
  sum: number;
  squares: number;
}

export function addCounts(to: Counts, from: Counts): void {
  for (const [name, { games, won, sum, squares }] of Object.entries(from)) {
    const count = to[name] ?? { games: 0, won: 0, sum: 0, squares: 0 };
    to[name] = count;
    count.games += games;
    count.won += won;
    count.sum += sum;
    count.squares += squares;
  }
}

/** A mean with its 95 % interval. */
export interface Mean {
  readonly games: number;
  readonly mean: number;
  readonly interval: readonly [low: number, high: number];
}

/** The mean over the games that had it; nothing is known of the interval where there are less than two. */
export function meanOf({ games, sum, squares }: Omit<Count, 'won'>): Mean {
  if (games === 0) return { games, mean: 0, interval: [0, 0] };
  const mean = sum / games;
  const variance = games > 1 ? Math.max(0, squares - sum * mean) / (games - 1) : Number.POSITIVE_INFINITY;
  const reach = 1.959964 * Math.sqrt(variance / games);
  return { games, mean, interval: [mean - reach, mean + reach] };
}
