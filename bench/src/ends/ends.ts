import { games } from '@wyrdhall/games';
import type { Game } from '@wyrdhall/kernel';
import { type Figures, simulate } from '@wyrdhall/lab';

export interface EndsAsked {
  readonly games: number;
  readonly seed: number;
  /** More decisions than any game needs. */
  readonly mostDecisions: number;
  readonly workers?: number;
  readonly signal?: AbortSignal;
}

/** How many games of one bot and one game came to their end, over all numbers of players. */
export interface Ends {
  readonly game: string;
  readonly bot: string;
  readonly games: number;
  readonly ended: number;
  readonly decisions: number;
  readonly problems: readonly string[];
}

/** Lets one bot play a game with each number of players in turn. */
export async function endsOf(id: string, bot: string, asked: EndsAsked): Promise<Ends> {
  const box = games.find((other) => other.id === id);
  if (!box) throw new RangeError(`There is no game "${id}" on the shelf.`);
  const {
    players: { min, max },
  }: Game = await box.load();
  const all: Figures[] = [];
  const sizes = max - min + 1;
  for (let players = min; players <= max; players++) {
    // As even as it goes, the rest with the fewest players.
    const share = Math.floor((asked.games + sizes - 1 - (players - min)) / sizes);
    if (share > 0) all.push(await simulate({ ...asked, game: id, bot, players, games: share }));
  }
  const sum = (of: (figures: Figures) => number): number => all.reduce((total, f) => total + of(f), 0);
  return {
    game: id,
    bot,
    games: sum((f) => f.games),
    ended: sum((f) => f.won + f.lost),
    decisions: sum((f) => f.decisions),
    problems: all.flatMap(({ players, errors, deadEnds }) =>
      [...errors, ...deadEnds].map(({ index, message }) => `${players} players, game ${index}: ${message}`),
    ),
  };
}
