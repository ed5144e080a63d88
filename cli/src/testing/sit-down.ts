import { stripVTControlCharacters } from 'node:util';
import { type Game, Run, type Settings } from '@wyrdhall/kernel';
import { vi } from 'vitest';
import { readBots } from '../play/bots.ts';
import type { Input } from '../play/input.ts';
import { playOn } from '../play/loop.ts';
import { openSession } from '../play/session.ts';
import { type Camp, camp } from './camp.ts';

export interface Evening {
  readonly run: Run;
  /** All that was printed, with the lines that were typed. */
  readonly out: string;
  readonly code: number;
}

interface Table {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly settings?: Partial<Settings>;
  readonly bots?: readonly string[];
  /** Camp, unless said otherwise. */
  readonly game?: Game;
  /** Called with the night whose texts are fetched. */
  readonly onTexts?: (night: number) => void;
}

/** Plays with lines that somebody types into a pipe. */
export async function sitDown(lines: readonly string[], table: Table = {}): Promise<Evening> {
  const { options = { players: 2 }, settings = {}, bots = [], game = camp as Game, onTexts } = table;
  const run = Run.start(game, options, { seed: 3, ...settings });
  const said: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  const error = vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
  const left = [...lines];
  const input: Input = {
    isTerminal: false,
    ask: async (prompt) => {
      const line = left.shift();
      if (line !== undefined) said.push(prompt + line);
      return line;
    },
    wasInterrupted: () => false,
    close: () => {},
  };
  const rulebook = { title: 'Camp', prefix: 'XX', rules: [], problems: [] };
  try {
    const sat = readBots(bots, run.options.players);
    const openTexts = async () => {
      const { night } = run.state as Camp;
      onTexts?.(night);
      console.log(`Texts of night ${night}.`);
    };
    const code = await playOn(
      openSession({
        run,
        game,
        rulebook,
        bots: sat,
        input,
        ...(onTexts && { openTexts }),
        autosave: undefined,
        saved: -1,
      }),
    );
    return { run, code, out: stripVTControlCharacters(said.join('\n')) };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}
