import { type Figures, simulate } from '@wyrdhall/lab';
import { pc } from './colours.ts';
import { progressBar } from './progress.ts';
import { boxNamed } from './shelf.ts';

interface SimulateOptions {
  readonly players?: number;
  readonly games: number;
  readonly seed: number;
  readonly bot: string;
  readonly option?: Readonly<Record<string, string>>;
  readonly workers?: number;
  readonly first: number;
  readonly check?: boolean;
  readonly json?: boolean;
}

const MOST_SHOWN = 5;

export async function simulateGame(id: string, given: SimulateOptions): Promise<number> {
  const box = boxNamed(id);
  const { json, option, ...rest } = given;
  const bar = progressBar(given.games);
  const simulation = { ...rest, game: box.id, options: option ?? {}, onProgress: bar.show };
  const figures = await simulate(simulation).finally(bar.clear);
  console.log(json ? JSON.stringify(plain(figures)) : table(figures));
  const problems = [...figures.errors, ...figures.deadEnds];
  for (const { index, seed, message } of problems.slice(0, MOST_SHOWN)) {
    console.error(`${pc.red(`game ${index}`)} (seed ${seed}): ${message}`);
  }
  if (problems.length > MOST_SHOWN) console.error(`… and ${problems.length - MOST_SHOWN} more`);
  if (problems[0]) {
    console.error(pc.dim(`To see one alone: the same command with --first ${problems[0].index} --games 1`));
  }
  return problems.length > 0 ? 1 : 0;
}

const round = (n: number, digits: number): number => Number(n.toFixed(digits));

function plain(figures: Figures) {
  const { game, players, bot, games, won, lost, decisions } = figures;
  return {
    game,
    players,
    bot,
    games,
    won,
    lost,
    winRate: round(figures.winRate, 4),
    interval: figures.interval.map((n) => round(n, 4)),
    decisions,
    seconds: round(figures.seconds, 3),
    decisionsPerSecondPerCore: Math.round(figures.decisionsPerSecondPerCore),
    rounds: round(figures.rounds, 2),
    errors: figures.errors.length,
    deadEnds: figures.deadEnds.length,
  };
}

function table(figures: Figures): string {
  const percent = (n: number) => `${(100 * n).toFixed(1)} %`;
  const number = (n: number) => Math.round(n).toLocaleString('en');
  const [low, high] = figures.interval;
  const bad = (n: number) => (n > 0 ? pc.red(number(n)) : number(n));
  const rows: [string, string][] = [
    ['game', `${figures.game}, ${figures.players} player${figures.players > 1 ? 's' : ''}, ${figures.bot}`],
    ['games', number(figures.games)],
    [
      'won',
      `${number(figures.won)}  ${pc.bold(percent(figures.winRate))}  (95 %: ${percent(low)} to ${percent(high)})`,
    ],
    ['lost', number(figures.lost)],
    ['rounds', figures.rounds.toFixed(1)],
    ['decisions', number(figures.decisions)],
    ['seconds', figures.seconds.toFixed(1)],
    ['per core', `${number(figures.decisionsPerSecondPerCore)} decisions a second`],
    ['errors', bad(figures.errors.length)],
    ['dead ends', bad(figures.deadEnds.length)],
  ];
  return rows.map(([name, value]) => `${pc.dim(name.padEnd(10))} ${value}`).join('\n');
}
