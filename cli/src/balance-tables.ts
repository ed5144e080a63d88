import { type Cell, wilson } from '@wyrdhall/lab';

const percent = (n: number): string => `${(100 * n).toFixed(1)} %`;
const row = (...columns: readonly (string | number)[]): string => `| ${columns.join(' | ')} |`;
const rule = (columns: number): string => `|${'---|'.repeat(columns)}`;

/** Kinds that are columns of other tables. */
const SPECIAL = ['amount', 'share', 'lost', 'refused'];

/** `hero brakka` is of the kind `hero`. */
const kindOf = (name: string): string => name.slice(0, name.indexOf(' '));
const nameOf = (name: string): string => name.slice(name.indexOf(' ') + 1);

const namesOf = (cells: readonly Cell[], kind: string): string[] => [
  ...new Set(cells.flatMap(({ counts }) => Object.keys(counts).filter((name) => kindOf(name) === kind))),
];

const kindsOf = (cells: readonly Cell[]): string[] => [
  ...new Set(cells.flatMap(({ counts }) => Object.keys(counts).map(kindOf))),
];

/** What the cells say, as tables in Markdown. */
export function balanceTables(cells: readonly Cell[]): string {
  const others = kindsOf(cells).filter((kind) => !SPECIAL.includes(kind));
  return [winTable(cells), ...others.sort().map((kind) => kindTable(cells, kind))].join('\n');
}

/** The mean of an amount over the games that have it. */
function mean(cells: readonly Cell[], name: string): string {
  let games = 0;
  let sum = 0;
  for (const { counts } of cells) {
    games += counts[name]?.games ?? 0;
    sum += counts[name]?.sum ?? 0;
  }
  return games > 0 ? (sum / games).toFixed(2) : '';
}

/** Where games are lost most often, with the share of all games. */
function lostAt({ counts, games }: Cell): string {
  const places = Object.entries(counts).filter(([name]) => kindOf(name) === 'lost');
  return places
    .sort(([, a], [, b]) => b.games - a.games)
    .slice(0, 3)
    .map(([name, count]) => `${nameOf(name)} (${percent(count.games / games)})`)
    .join(', ');
}

function winTable(cells: readonly Cell[]): string {
  const amounts = namesOf(cells, 'amount');
  const varied = Object.keys(cells[0]?.values ?? {});
  // Without grades of its own a game's mean grade is how often it was won.
  const isGraded = cells.some(({ grade, won, games }) => games > 0 && grade.mean !== won / games);
  const rows = cells.map((cell) => {
    const [low, high] = wilson(cell.won, cell.games).map(percent);
    const means = amounts.map((name) => mean([cell], name));
    const { values, players, games, won, grade } = cell;
    return row(
      ...varied.map((option) => values[option] ?? ''),
      players,
      games,
      percent(won / Math.max(1, games)),
      `${low} to ${high}`,
      ...(isGraded ? [grade.mean.toFixed(3)] : []),
      ...means,
      lostAt(cell),
    );
  });
  const head = [
    ...varied,
    'players',
    'games',
    'won',
    '95 % (Wilson)',
    ...(isGraded ? ['grade'] : []),
    ...amounts.map(nameOf),
    'most often lost at',
  ];
  return ['### Won', '', row(...head), rule(head.length), ...rows, ''].join('\n');
}

interface Line {
  readonly name: string;
  readonly games: number;
  readonly won: number;
  /** What would be won if all of its kind were alike. */
  readonly usual: number;
}

/** Compared with the others of its kind in the same games: what comes late is found by those who got far. */
function lineOf(cells: readonly Cell[], kind: string, name: string): Line {
  let games = 0;
  let won = 0;
  let usual = 0;
  for (const { counts } of cells) {
    const own = counts[name];
    if (!own) continue;
    const all = Object.entries(counts).filter(([other]) => kindOf(other) === kind);
    const allGames = all.reduce((sum, [, count]) => sum + count.games, 0);
    const allWon = all.reduce((sum, [, count]) => sum + count.won, 0);
    games += own.games;
    won += own.won;
    usual += (own.games * allWon) / allGames;
  }
  return { name: nameOf(name), games, won, usual };
}

function kindTable(cells: readonly Cell[], kind: string): string {
  const lines = namesOf(cells, kind)
    .map((name) => lineOf(cells, kind, name))
    .sort((a, b) => b.won / b.usual - a.won / a.usual);
  const extra: [string, (name: string) => string | number][] = [];
  if (lines.some(({ name }) => mean(cells, `share ${name}`) !== '')) {
    extra.push(['share', (name) => mean(cells, `share ${name}`)]);
  }
  if (lines.some(({ name }) => gamesWith(cells, `refused ${name}`) > 0)) {
    extra.push(['refused', (name) => gamesWith(cells, `refused ${name}`)]);
  }
  const head = [kind, 'games', 'won', 'others of its kind', 'ratio', ...extra.map(([title]) => title)];
  const rows = lines.map(({ name, games, won, usual }) => {
    const figures = [percent(won / games), percent(usual / games), (won / Math.max(usual, 1e-9)).toFixed(2)];
    return row(name, games, ...figures, ...extra.map(([, figure]) => figure(name)));
  });
  return [`### By ${kind}`, '', row(...head), rule(head.length), ...rows, ''].join('\n');
}

const gamesWith = (cells: readonly Cell[], name: string): number =>
  cells.reduce((sum, { counts }) => sum + (counts[name]?.games ?? 0), 0);
