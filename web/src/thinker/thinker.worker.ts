import { games } from '@wyrdhall/games';
import { choice, fingerprint, Random, runAt } from '@wyrdhall/kernel';
import { type Advice, type Player, playerNamed, type Seated, sit } from '@wyrdhall/players';
import type { Reply, Stop, Thought, Work } from './work.ts';

/** How long it thinks before it looks whether anybody still wants to know, in milliseconds. */
const SLICE = 4;

let stopped = 0;

async function think(work: Work): Promise<Thought | undefined> {
  const box = games.find(({ id }) => id === work.game);
  if (!box) throw new RangeError(`There is no game "${work.game}".`);
  const run = runAt(await box.load(), work.position);
  const player = playerNamed(work.player);
  const at = run.prompts.findIndex((prompt) => {
    return prompt.seat === work.seat && fingerprint(prompt) === work.print;
  });
  const seated = sit(run, at);
  const random = Random.fromSeed(work.seed);
  if (!player.advise) return { choice: choice(seated.prompt, player.decide(seated, random)) };
  const advice = await ponder(player, seated, random, () => stopped >= work.id);
  if (!advice) return undefined;
  const { pick, value, alternatives } = advice;
  const second = alternatives.find((other) => other.pick !== pick);
  const next = second && { choice: choice(seated.prompt, second.pick), value: second.value };
  return { choice: choice(seated.prompt, pick), value, ...(next && { next }) };
}

async function ponder(
  player: Player,
  seated: Seated,
  random: Random,
  isIdle: () => boolean,
): Promise<Advice | undefined> {
  if (!player.ponder) return player.advise?.(seated, random);
  const thoughts = player.ponder(seated, random);
  for (let began = performance.now(); ; ) {
    const { done, value } = thoughts.next();
    if (done) return value;
    if (performance.now() - began < SLICE) continue;
    await aMoment();
    if (isIdle()) return undefined;
    began = performance.now();
  }
}

/** Long enough for messages to be read. */
function aMoment(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((go) => {
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(0);
  });
}

self.addEventListener('message', ({ data }: MessageEvent<Work | Stop>) => {
  if ('stop' in data) {
    stopped = data.stop;
    return;
  }
  think(data).then(
    (thought) => thought && postMessage({ id: data.id, thought } satisfies Reply),
    (error: unknown) => postMessage({ id: data.id, problem: String(error) } satisfies Reply),
  );
});
