import { games } from '@wyrdhall/games';
import { benchGame, gameTable } from './game.ts';
import { benchKernel, kernelTable } from './kernel.ts';
import { benchWeb, webTable } from './web.ts';

interface Bench {
  readonly about: string;
  /** Measures, and gives the figures and how to show them. */
  run(): Promise<{ readonly figures: object; readonly shown: string }>;
}

const ofGames = games.map(({ id, name }): readonly [string, Bench] => [
  id,
  {
    about: `${name}: decisions per second, cold and warm, beside a yardstick; copy, fork, save`,
    async run() {
      const figures = await benchGame(id);
      return { figures, shown: gameTable(figures) };
    },
  },
]);

export const benches: Readonly<Record<string, Bench>> = {
  kernel: {
    about: 'the kernel beside boardgame.io and a loop without kernel; fork, undo, save and resume',
    async run() {
      const figures = await benchKernel();
      return { figures, shown: kernelTable(figures) };
    },
  },
  ...Object.fromEntries(ofGames),
  web: {
    about: 'the hall in a browser: script of the first load, clicks, frames of a crowded monster turn',
    async run() {
      const figures = await benchWeb();
      return { figures, shown: webTable(figures) };
    },
  },
};
