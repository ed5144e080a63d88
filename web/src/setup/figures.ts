import { figureCount, type Game, leaderOf, type OptionSpec, type SeatsSpec } from '@wyrdhall/kernel';

type Values = Readonly<Record<string, unknown>>;

const isSeats = (spec: OptionSpec): spec is SeatsSpec => spec.kind === 'seats';

/** The options that say which figures are at the table. */
export const figureOptions = (game: Game): [string, SeatsSpec][] =>
  Object.entries(game.options).filter((entry): entry is [string, SeatsSpec] => isSeats(entry[1]));

/** The figures that a seat leads, by their number. */
export function figuresLedBy(seat: number, spec: SeatsSpec, players: number, fewest: number): number[] {
  const count = figureCount(spec, players, fewest);
  return Array.from({ length: count }, (_, figure) => figure).filter(
    (figure) => leaderOf(figure, players) === seat,
  );
}

/** The same options with another number of players: there are as many figures as then sit down. */
export function withPlayers(game: Game, options: Values, players: number): Record<string, unknown> {
  const next: Record<string, unknown> = { ...options, players };
  for (const [name, spec] of figureOptions(game)) {
    const now = Array.isArray(options[name]) ? options[name].map(String) : [];
    const free = spec.values.filter((value) => !now.includes(value));
    const length = figureCount(spec, players, game.players.min);
    next[name] = Array.from({ length }, (_, figure) => now[figure] ?? free.shift());
  }
  return next;
}

/** How many players a list of so many figures tells of; undefined where it could be several numbers. */
export function playersWith(game: Game, spec: SeatsSpec, figures: number): number | undefined {
  if (!spec.figures) return figures;
  const { min, max } = game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const fitting = counts.filter((players) => figureCount(spec, players, min) === figures);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** A figure for one place; one that is somewhere else changes places. */
export function takeFigure(chosen: readonly string[], figure: number, next: string): readonly string[] {
  const other = chosen.indexOf(next);
  const swapped = other < 0 ? chosen : chosen.with(other, chosen[figure] ?? next);
  return swapped.with(figure, next);
}
