import { joinSave, saveHead } from '@wyrdhall/kernel';
import type { Session } from '../table/session.ts';
import type { Reply, Stop, Thought, Work } from './work.ts';

/** Thinks in a worker, so that the page never waits for it. */
export interface Thinker {
  /** What this player would answer to the open prompt `at`. */
  ask(session: Session, at: number, player: string): Promise<Thought>;
  /** Lets go of everything that it still thinks about: those who asked get no answer. */
  stop(): void;
}

export function newThinker(): Thinker {
  let worker: Worker | undefined;
  let asked = 0;
  const waiting = new Map<number, (reply: Reply) => void>();

  const start = (): Worker => {
    const started = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    started.addEventListener('error', ({ message }) => {
      for (const [id, reply] of waiting) reply({ id, problem: message });
      waiting.clear();
    });
    return started;
  };

  return {
    ask({ game, run }, at, player) {
      const id = ++asked;
      const work: Work = {
        id,
        game: game.id,
        // What was played before does not matter to it.
        save: joinSave(saveHead(run), [{ version: game.version, entries: '' }]),
        at,
        player,
        seed: (run.settings.seed * 31 + run.revision * 7919) % 0x7fffffff,
      };
      return new Promise((resolve, reject) => {
        waiting.set(id, (reply) => {
          if ('thought' in reply) resolve(reply.thought);
          else reject(new Error(reply.problem));
        });
        worker ??= start();
        worker.postMessage(work);
      });
    },
    stop() {
      if (waiting.size === 0) return;
      waiting.clear();
      worker?.postMessage({ stop: asked } satisfies Stop);
    },
  };
}
