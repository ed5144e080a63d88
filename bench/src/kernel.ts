import { count, micro, table, times } from './table.ts';
import { costs } from './winter/costs.ts';
import { race } from './winter/race.ts';

/** The kernel on the toy, beside boardgame.io and a loop without any kernel; and what memory costs. */
export async function benchKernel() {
  const { kernel, boardgameio, handWritten } = await race();
  return {
    kernel: { decisionsPerSecond: Math.round(kernel.perSecond), ...perGame(kernel) },
    boardgameio: { movesPerSecond: Math.round(boardgameio.perSecond), ...perGame(boardgameio) },
    handWritten: { decisionsPerSecond: Math.round(handWritten.perSecond), ...perGame(handWritten) },
    ratio: kernel.perSecond / boardgameio.perSecond,
    ratioToHandWritten: kernel.perSecond / handWritten.perSecond,
    ...costs(),
  };
}

const perGame = ({ decisionsPerGame, winRate }: { decisionsPerGame: number; winRate: number }) => {
  return { decisionsPerGame, winRate };
};

type Figures = Awaited<ReturnType<typeof benchKernel>>;

export function kernelTable(f: Figures): string {
  const row = (name: string, perSecond: number, { decisionsPerGame, winRate }: Figures['kernel']) => [
    name,
    count(perSecond),
    times(perSecond / f.boardgameio.movesPerSecond),
    decisionsPerGame.toFixed(0),
    `${(100 * winRate).toFixed(0)} %`,
  ];
  const byHand = f.handWritten.decisionsPerSecond;
  const long = (name: string, figures: { answers100: number; answers10000: number; ratio: number }) => [
    name,
    micro(figures.answers100),
    micro(figures.answers10000),
    times(figures.ratio),
  ];
  const chapter = (name: string, figures: { first: number; last: number; ratio: number }) => [
    name,
    micro(figures.first),
    micro(figures.last),
    times(figures.ratio),
  ];
  return [
    'The Wolf Winter: 3 players, 230 areas, random play, one core',
    table([
      ['', 'decisions/s', 'to boardgame.io', 'a game', 'won'],
      row('kernel', f.kernel.decisionsPerSecond, f.kernel),
      row('boardgame.io 0.50.2', f.boardgameio.movesPerSecond, { ...f.kernel, ...f.boardgameio }),
      row('loop by hand', byHand, f.handWritten),
    ]),
    'In the middle of a step',
    table([
      ['', 'cost', 'to a copy'],
      ['copy of the state', micro(f.fork.copyMicroseconds), times(1)],
      [`fork with ${f.fork.answers} answers`, micro(f.fork.microseconds), times(f.fork.ratio)],
    ]),
    'In games of 100 and of 10,000 answers',
    table([
      ['', '100', '10,000', 'ratio'],
      long('undo of one answer', f.undo),
      long('save, whole', f.save),
      long('save, appended', f.keep),
      long('resume', f.resume),
      long('resume from text', f.resume.fromText),
    ]),
    `In a campaign of ${count(f.chapters.answers)} answers in ${f.chapters.chapters} chapters`,
    table([
      ['', 'first chapter', 'last chapter', 'ratio'],
      chapter('load from a store', f.chapters.load),
      chapter('first undo after it', f.chapters.firstUndo),
      chapter('save, appended', f.chapters.keep),
      chapter('load a file, which holds all of it', f.chapters.loadFile),
    ]),
  ].join('\n\n');
}
