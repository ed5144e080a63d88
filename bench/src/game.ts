import { Contestant, contestantFile } from './contestant.ts';
import type { Slice } from './contestant-process.ts';
import type { GameCosts } from './game-costs.ts';
import { count, micro, table, times } from './table.ts';
import { perSecond, SLICE_MS, SLICES, WARM_UP_MS } from './winter/race.ts';

/** What a hint in a fresh worker has: so many milliseconds of a new process, in so many processes. */
const COLD_MS = 300;
const COLD_PROCESSES = 5;
/** Slices level off after so many games; a game that takes long is warm after so many milliseconds. */
const WARM_GAMES = 6000;
const WARM_MS = 8000;
const GAME_SLICE_MS = 250;
const YARDSTICKS = ['handWritten', 'boardgameio'] as const;

export interface GameFigures extends GameCosts {
  readonly game: string;
  readonly cold: { readonly decisionsPerSecond: number };
  readonly warm: { readonly decisionsPerSecond: number };
  /** The Wolf Winter in the same run, warm: as a loop without a kernel, and on boardgame.io. */
  readonly yardstick: {
    readonly handWritten: { readonly decisionsPerSecond: number };
    readonly boardgameio: { readonly movesPerSecond: number };
    /** Warm decisions to moves of boardgame.io. */
    readonly ratio: number;
  };
}

/** A game of the shelf at full speed, played at random on one core, cold and warm. */
export async function benchGame(id: string): Promise<GameFigures> {
  const file = await contestantFile();
  const running: Contestant[] = [];
  const enter = (name: string): Contestant => {
    const contestant = new Contestant(file, name);
    running.push(contestant);
    return contestant;
  };
  try {
    const cold: Slice[] = [];
    for (let i = 0; i < COLD_PROCESSES; i++) {
      const fresh = enter(id);
      cold.push(await fresh.play(COLD_MS));
      fresh.stop();
    }
    const game = enter(id);
    await warmUp(game);
    const yardsticks = YARDSTICKS.map((name) => ({ name, player: enter(name), slices: [] as Slice[] }));
    for (const { player } of yardsticks) await player.play(WARM_UP_MS);
    const warm: Slice[] = [];
    for (let slice = 0; slice < SLICES; slice++) {
      warm.push(await game.play(GAME_SLICE_MS));
      for (const { name, player, slices } of yardsticks) slices.push(await player.play(SLICE_MS[name]));
    }
    const [byHand = 0, boardgameio = 0] = yardsticks.map(({ slices }) => perSecond(slices));
    return {
      game: id,
      cold: { decisionsPerSecond: Math.round(perSecond(cold)) },
      warm: { decisionsPerSecond: Math.round(perSecond(warm)) },
      yardstick: {
        handWritten: { decisionsPerSecond: Math.round(byHand) },
        boardgameio: { movesPerSecond: Math.round(boardgameio) },
        ratio: perSecond(warm) / boardgameio,
      },
      ...(await enter(id).costs()),
    };
  } finally {
    for (const contestant of running) contestant.stop();
    await file.remove();
  }
}

async function warmUp(game: Contestant): Promise<void> {
  let games = 0;
  let seconds = 0;
  while (games < WARM_GAMES && seconds * 1000 < WARM_MS) {
    const slice = await game.play(GAME_SLICE_MS);
    games += slice.games;
    seconds += slice.seconds;
  }
}

export function gameTable(f: GameFigures): string {
  const { boardgameio, handWritten } = f.yardstick;
  const fork = (n: number | null): string => (n === null ? '–' : micro(n));
  const row = (name: string, decisions: number) => [
    name,
    count(decisions),
    times(decisions / boardgameio.movesPerSecond),
  ];
  return [
    `${f.game}: random play, one core`,
    table([
      ['', 'decisions/s', 'to boardgame.io'],
      row(`${f.game}, warm`, f.warm.decisionsPerSecond),
      row(`${f.game}, the first ${COLD_MS} ms`, f.cold.decisionsPerSecond),
      row('The Wolf Winter as a loop by hand', handWritten.decisionsPerSecond),
      row('The Wolf Winter on boardgame.io 0.50.2', boardgameio.movesPerSecond),
    ]),
    table([
      ['copy of the state', micro(f.copyMicroseconds)],
      ['fork for a seat inside a step', fork(f.forkMicroseconds.inStep)],
      ['fork for a seat where that step begins', fork(f.forkMicroseconds.atStep)],
      ['memory for an answer', `${f.memoryKilobytesPerAnswer.toFixed(1)} KB`],
      ['a save in the middle of a game', `${f.saveKilobytes.toFixed(1)} KB`],
    ]),
  ].join('\n\n');
}
