import { type Figures, simulate, untilSignal } from '@wyrdhall/lab';
import { pc } from './colours.ts';
import { progressBar } from './progress.ts';
import { boxNamed, openSave } from './shelf.ts';
import { STOPPED, usage } from './stop.ts';

interface SimulateOptions {
  readonly players?: number;
  readonly games: number;
  readonly seed: number;
  readonly bot: string;
  readonly option?: Readonly<Record<string, string>>;
  readonly workers?: number;
  readonly first: number;
  readonly check?: boolean;
  readonly measure?: boolean;
  readonly from?: string;
  readonly json?: boolean;
}

const MOST_SHOWN = 5;

export async function simulateGame(id: string, given: SimulateOptions): Promise<number> {
  const box = boxNamed(id);
  const { json, option, from: file, ...rest } = given;
  const from = file === undefined ? {} : { from: await savedGameOf(box.id, file) };
  const bar = progressBar(given.games);
  const stopping = untilSignal();
  const { signal } = stopping;
  const simulation = { ...rest, ...from, game: box.id, options: option ?? {}, signal, onProgress: bar.show };
  const figures = await simulate(simulation).finally(() => {
    stopping.release();
    bar.clear();
  });
  console.log(json ? JSON.stringify(plain(figures)) : table(figures));
  const problems = [...figures.errors, ...figures.deadEnds];
  for (const { index, seed, message } of problems.slice(0, MOST_SHOWN)) {
    console.error(`${pc.red(`game ${index}`)} (seed ${seed}): ${message}`);
  }
  const count = figures.errorCount + figures.deadEndCount;
  if (count > MOST_SHOWN) console.error(`… and ${count - MOST_SHOWN} more`);
  if (problems[0]) {
    console.error(pc.dim(`To see one alone: the same command with --first ${problems[0].index} --games 1`));
  }
  if (!figures.stopped) return count > 0 ? 1 : 0;
  console.error(pc.yellow(`Stopped after ${figures.games} of ${given.games} games.`));
  return STOPPED;
}

async function savedGameOf(id: string, file: string) {
  const { saved, box } = await openSave(file);
  if (box.id !== id) throw usage(`${file} is a saved game of ${box.id}, not of ${id}.`);
  return saved;
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
    errors: figures.errorCount,
    deadEnds: figures.deadEndCount,
    grade: round(figures.grade.mean, 4),
    ...(figures.stopped && { stopped: true }),
    ...(figures.counts && { counts: figures.counts }),
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
    ['errors', bad(figures.errorCount)],
    ['dead ends', bad(figures.deadEndCount)],
  ];
  if (figures.grade.mean !== figures.winRate) {
    rows.splice(4, 0, ['grade', `${figures.grade.mean.toFixed(3)}  (95 %: ${between(figures.grade)})`]);
  }
  for (const [name, count] of Object.entries(figures.counts ?? {}).sort()) {
    rows.push([
      name,
      `${count.mean.toFixed(2)}  (95 %: ${between(count)}; ${count.won} of ${count.games} won)`,
    ]);
  }
  const width = Math.max(10, ...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${pc.dim(name.padEnd(width))} ${value}`).join('\n');
}

/** One game alone has no interval. */
const between = ({ interval: [low, high] }: Figures['grade']): string =>
  Number.isFinite(low) ? `${low.toFixed(2)} to ${high.toFixed(2)}` : 'unknown';
