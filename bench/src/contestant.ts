import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Bundle, bundle } from '@wyrdhall/lab';
import type { Slice, Work } from './contestant-process.ts';
import type { GameCosts } from './game-costs.ts';

const source = new URL('./contestant-process.ts', import.meta.url);

/** All of it in one file, as games run in a browser and in the lab. */
export const contestantFile = (): Promise<Bundle> => bundle(source, source);

/** Something that plays in a process of its own, while others wait. */
export class Contestant {
  private readonly process: ChildProcess;

  constructor({ url }: Bundle, name: string) {
    this.process = fork(fileURLToPath(url), [name], {
      // Without this, boardgame.io checks after every move that the state can be serialised.
      env: { ...process.env, NODE_ENV: 'production' },
      ...(url !== source.href && { execArgv: [] }),
    });
  }

  play(milliseconds: number): Promise<Slice> {
    return this.ask(milliseconds) as Promise<Slice>;
  }

  costs(): Promise<GameCosts> {
    return this.ask('costs') as Promise<GameCosts>;
  }

  stop(): void {
    this.process.kill();
  }

  private async ask(work: Work): Promise<unknown> {
    const { process: player } = this;
    player.send(work);
    const stop = new AbortController();
    const ended = once(player, 'exit', stop).then(([code]) => {
      throw new Error(`A contestant ended with code ${code}.`);
    });
    try {
      const [answer] = await Promise.race([once(player, 'message', stop), ended]);
      return answer;
    } finally {
      stop.abort();
      ended.catch(() => {});
    }
  }
}
