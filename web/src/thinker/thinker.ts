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

/** A worker that thinks gives a sign every second. One that the system has ended gives none, and no error either. */
export const NO_SIGN = 20_000;

interface Waiting {
  resolve(thought: Thought | undefined): void;
  reject(problem: Error): void;
}

export function newThinker(): Thinker {
  let worker: Worker | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  /** The next question gets a new one. */
  const replace = (dead: Worker, problem: string): void => {
    dead.terminate();
    if (worker !== dead) return;
    worker = undefined;
    clearTimeout(watch);
    const left = [...waiting.values()];
    waiting.clear();
    for (const { reject } of left) reject(new Error(problem));
  };
  const awaitSign = (of: Worker): void => {
    clearTimeout(watch);
    if (waiting.size > 0) watch = setTimeout(() => replace(of, 'The bot has stopped thinking.'), NO_SIGN);
  };
  const hear = (reply: Reply): void => {
    if ('thinks' in reply) return;
    const asker = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('problem' in reply) asker?.reject(new Error(reply.problem));
    else asker?.resolve(reply.thought);
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      hear(data);
      awaitSign(started);
    });
    started.addEventListener('error', ({ message }) => replace(started, message || 'The bot has failed.'));
    started.addEventListener('messageerror', () => replace(started, 'The bot cannot be understood.'));
    return started;
  };

  const think = (work: Work): Promise<Thought | undefined> =>
    new Promise((resolve, reject) => {
      waiting.set(work.id, { resolve, reject });
      worker ??= start();
      worker.postMessage(work);
      awaitSign(worker);
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
      const { revision } = link.now.peek();
      const trail = host.trail.peek();
      return think({ ...thinking(link, host), bots, trail, revision } satisfies BotsWork);
    },
    stop() {
      if (waiting.size === 0) return;
      clearTimeout(watch);
      const left = [...waiting.values()];
      waiting.clear();
      worker?.postMessage({ stop: asked } satisfies Stop);
      for (const { resolve } of left) resolve(undefined);
    },
  };
}
