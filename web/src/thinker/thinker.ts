import { fingerprint, hashText, type Prompt } from '@wyrdhall/kernel';
import type { Host, TableLink } from '../session/link.ts';
import type { AdviceWork, BotsWork, Reply, Stop, Thought, Work } from './work.ts';

/** Thinks in a worker, so that the page never waits for it. Gives nothing where there is nothing to answer. */
export interface Thinker {
  /** What this player would answer to an open prompt. */
  advise(link: TableLink, host: Host, prompt: Prompt, player: string): Promise<Thought | undefined>;
  /** What this player would have answered at a point of a game, and what it thinks of the answer that was given. */
  consider(game: string, point: Considered, player: string): Promise<Thought | undefined>;
  /** What the bots of the table answer next. */
  play(link: TableLink, host: Host): Promise<Thought | undefined>;
  /** Lets go of everything that it still thinks about: those who asked get no answer. */
  stop(): void;
}

/** A decision that was made. */
export type Considered = Pick<Required<AdviceWork>, 'position' | 'seat' | 'print' | 'said'>;

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

  const thinking = ({ game, settings, now }: TableLink, host: Host) => ({
    id: ++asked,
    game: game.id,
    position: host.position(),
    seed: hashText(`${settings.seed} ${now.peek().revision}`),
  });

  return {
    advise(link, host, prompt, player) {
      const { seat } = prompt;
      return think({
        ...thinking(link, host),
        seat,
        print: fingerprint(prompt),
        player,
      } satisfies AdviceWork);
    },
    consider(game, { position, seat, print, said }, player) {
      const seed = hashText(`${print} ${player}`);
      return think({ id: ++asked, game, position, seed, seat, print, player, said } satisfies AdviceWork);
    },
    play(link, host) {
      const { seats } = link.kept.peek();
      const bots = seats.map((sitter) => (sitter === 'human' ? undefined : sitter));
      return think({ ...thinking(link, host), bots, trail: host.trail.peek() } satisfies BotsWork);
    },
    stop() {
      if (waiting.size === 0) return;
      waiting.clear();
      worker?.postMessage({ stop: asked } satisfies Stop);
    },
  };
}
