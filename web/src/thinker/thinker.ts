import { fingerprint, hashText, type Prompt, positionOf } from '@wyrdhall/kernel';
import type { Session } from '../table/session.ts';
import type { Reply, Stop, Thought, Work } from './work.ts';

/** Thinks in a worker, so that the page never waits for it. */
export interface Thinker {
  /** What this player would answer to an open prompt. */
  ask(session: Session, prompt: Prompt, player: string): Promise<Thought>;
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
      // The next question gets a new one.
      started.terminate();
      if (worker === started) worker = undefined;
      for (const [id, reply] of waiting) reply({ id, problem: message });
      waiting.clear();
    });
    return started;
  };

  return {
    ask({ game, run }, prompt, player) {
      const id = ++asked;
      const work: Work = {
        id,
        game: game.id,
        position: positionOf(run),
        seat: prompt.seat,
        print: fingerprint(prompt),
        player,
        seed: hashText(`${run.settings.seed} ${run.revision}`),
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
