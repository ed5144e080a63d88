import { benchGrimheim, grimheimTable } from './grimheim.ts';
import { benchKernel, kernelTable } from './kernel.ts';
import { benchWeb, webTable } from './web.ts';

interface Bench {
  readonly about: string;
  /** Measures, and gives the figures and how to show them. */
  run(): Promise<{ readonly figures: object; readonly shown: string }>;
}

export const benches: Readonly<Record<string, Bench>> = {
  kernel: {
    about: 'the kernel beside boardgame.io and a loop without kernel; fork, undo, save and resume',
    async run() {
      const figures = await benchKernel();
      return { figures, shown: kernelTable(figures) };
    },
  },
  grimheim: {
    about: 'a whole game at full speed: decisions per second, the copy of its state, the size of a save',
    async run() {
      const figures = await benchGrimheim();
      return { figures, shown: grimheimTable(figures) };
    },
  },
  web: {
    about: 'the hall in a browser: script of the first load, clicks, frames of a crowded monster turn',
    async run() {
      const figures = await benchWeb();
      return { figures, shown: webTable(figures) };
    },
  },
};
