import { fingerprint, hashText, type Prompt, positionOf } from '@wyrdhall/kernel';
import type { Session } from '../table/session.ts';
import type { AdviceWork, BotsWork, Reply, Stop, Thought, Work } from './work.ts';

/** Thinks in a worker, so that the page never waits for it. Gives nothing where there is nothing to answer. */
export interface Thinker {
  /** What this player would answer to an open prompt. */
  advise(session: Session, prompt: Prompt, player: string): Promise<Thought | undefined>;
  /** What the bots of the table answer next. */
  play(session: Session): Promise<Thought | undefined>;
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

  const think = (work: Work): Promise<Thought | undefined> =>
    new Promise((resolve, reject) => {
      waiting.set(work.id, (reply) => {
        if ('problem' in reply) reject(new Error(reply.problem));
        else resolve(reply.thought);
      });
      worker ??= start();
      worker.postMessage(work);
    });

  const thinking = ({ game, run }: Session) => ({
    id: ++asked,
    game: game.id,
    position: positionOf(run),
    seed: hashText(`${run.settings.seed} ${run.revision}`),
  });

  return {
    advise(session, prompt, player) {
      const { seat } = prompt;
      return think({
        ...thinking(session),
        seat,
        print: fingerprint(prompt),
        player,
      } satisfies AdviceWork);
    },
    play(session) {
      const { seats } = session.kept.peek();
      const bots = seats.map((sitter) => (sitter === 'human' ? undefined : sitter));
      return think({ ...thinking(session), bots, trail: session.trail.peek() } satisfies BotsWork);
    },
    stop() {
      if (waiting.size === 0) return;
      waiting.clear();
      worker?.postMessage({ stop: asked } satisfies Stop);
    },
  };
}
