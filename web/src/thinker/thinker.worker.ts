import { games } from '@wyrdhall/games';
import { choice, fingerprint, type Prompt, Random, type Run, runAt } from '@wyrdhall/kernel';
import { type Advice, type Bots, type Player, playerNamed, ponderNext, sit, Trail } from '@wyrdhall/players';
import type { AdviceWork, BotsWork, Reply, Stop, Thought, Work } from './work.ts';

/** How long it thinks before it looks whether anybody still wants to know, in milliseconds. */
const SLICE = 4;

/** How often it says that it is still at it, in milliseconds. */
const SIGN = 1000;

let stopped = 0;

async function think(work: Work): Promise<{ readonly thought?: Thought } | undefined> {
  const box = games.find(({ id }) => id === work.game);
  if (!box) throw new RangeError(`There is no game "${work.game}".`);
  const run = runAt(await box.load(), work.position) as Run;
  const isIdle = () => stopped >= work.id;
  let signed = performance.now();
  const isStopped = (): boolean => {
    if (performance.now() - signed > SIGN) {
      signed = performance.now();
      postMessage({ id: work.id, thinks: true } satisfies Reply);
    }
    return isIdle();
  };
  return 'bots' in work ? playNext(run, work, isStopped) : advise(run, work, isStopped);
}

async function advise(run: Run, work: AdviceWork, isIdle: () => boolean) {
  const index = run.prompts.findIndex((prompt) => {
    return prompt.seat === work.seat && fingerprint(prompt) === work.print;
  });
  const seated = sit(run, index);
  const { prompt } = seated;
  const random = Random.fromSeed(work.seed);
  // A decision that was made is weighed against others; a hint may come from the game itself.
  const told = work.said === undefined && run.game.counsel?.(seated.look(random), prompt);
  if (told) return { thought: thoughtOf(prompt, told) };
  const thoughts = ponder(playerNamed(work.player), seated, random);
  const done = await inSlices(thoughts, isIdle);
  if (!done) return undefined;
  const { pick, value, alternatives } = done.result;
  const second = alternatives.find((other) => other.pick !== pick);
  const next = second && { choice: choice(prompt, second.pick), value: second.value };
  const said = JSON.stringify(work.said);
  const given = alternatives.find((other) => JSON.stringify(choice(prompt, other.pick)) === said);
  return {
    thought: thoughtOf(prompt, {
      choice: choice(prompt, pick),
      value,
      ...(next && { next }),
      ...(given && { saidValue: given.value }),
    }),
  };
}

function* ponder(player: Player, seated: ReturnType<typeof sit>, random: Random): Generator<void, Advice> {
  if (player.ponder) return yield* player.ponder(seated, random);
  if (player.advise) return player.advise(seated, random);
  return { pick: player.decide(seated, random), value: 0, alternatives: [] };
}

/** Of the table that it thought about last. */
let trail = { id: '', been: new Trail() };

async function playNext(run: Run, work: BotsWork, isIdle: () => boolean) {
  if (trail.id !== work.trail) trail = { id: work.trail, been: new Trail() };
  const bots: Bots = new Map(
    work.bots.flatMap((name, seat) => (name === undefined ? [] : [[seat, playerNamed(name)] as const])),
  );
  const thoughts = ponderNext(run, bots, Random.fromSeed(work.seed), trail.been, work.revision);
  const done = await inSlices(thoughts, isIdle);
  if (!done) return undefined;
  const answer = done.result;
  const prompt = answer && run.prompts.find((open) => run.keyOf(open) === answer.key);
  return prompt ? { thought: thoughtOf(prompt, { choice: answer.choice }) } : {};
}

const thoughtOf = (prompt: Prompt, said: Omit<Thought, 'seat' | 'print'>): Thought => ({
  seat: prompt.seat,
  print: fingerprint(prompt),
  ...said,
});

/** Undefined where nobody wants to know any more. */
async function inSlices<T>(
  thoughts: Generator<void, T>,
  isIdle: () => boolean,
): Promise<{ readonly result: T } | undefined> {
  for (let began = performance.now(); ; ) {
    const { done, value } = thoughts.next();
    if (done) return { result: value };
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
    (thought) => thought && postMessage({ id: data.id, ...thought } satisfies Reply),
    (error: unknown) => postMessage({ id: data.id, problem: String(error) } satisfies Reply),
  );
});
