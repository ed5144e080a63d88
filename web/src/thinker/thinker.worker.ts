import { games } from '@wyrdhall/games';
import { choice, Random, resume } from '@wyrdhall/kernel';
import { playerNamed, sit } from '@wyrdhall/players';
import type { Reply, Thought, Work } from './work.ts';

async function think(work: Work): Promise<Thought> {
  const box = games.find(({ id }) => id === work.game);
  if (!box) throw new RangeError(`There is no game "${work.game}".`);
  const { run } = resume(await box.load(), work.save);
  const player = playerNamed(work.player);
  const seated = sit(run, work.at);
  const random = Random.fromSeed(work.seed);
  if (!player.advise) return { choice: choice(seated.prompt, player.decide(seated, random)) };
  const { pick, value, alternatives } = player.advise(seated, random);
  const second = alternatives.find((other) => other.pick !== pick);
  const next = second && { choice: choice(seated.prompt, second.pick), value: second.value };
  return { choice: choice(seated.prompt, pick), value, ...(next && { next }) };
}

self.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  think(data).then(
    (thought) => postMessage({ id: data.id, thought } satisfies Reply),
    (error: unknown) => postMessage({ id: data.id, problem: String(error) } satisfies Reply),
  );
});
