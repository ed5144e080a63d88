import { isChance, type Pick, type Prompt, Random, randomPick } from '@wyrdhall/kernel';
import { hasty } from './hasty.ts';
import type { Advice, Player, Seated } from './player.ts';

/** An open prompt that a bot may answer now. */
export interface Turn {
  /** Which of the open prompts. */
  readonly index: number;
  readonly player: Player;
  readonly seated: Seated;
}

/** Which of the prompts is answered, and how. */
export interface Decision {
  readonly index: number;
  readonly pick: Pick;
}

const HASTY = hasty();

/**
 * Which of several bots answers, and how. Dice and cards come first, then prompts of `one` and `all`, where the order
 * changes nothing. At `anyone` and `offer`, bots that look ahead compare the values of their best answers, each by its
 * own seat's knowledge; ties go to the first seat. Other bots answer in the order of the seats, `random` in any order.
 * `again`: the game was in this position before, so looking ahead led in a circle.
 */
export function* deliberate(
  turns: readonly Turn[],
  random: Random,
  again = false,
): Generator<void, Decision | undefined> {
  const able = turns.map(({ player, ...turn }) => ({
    ...turn,
    player: again && player.forks ? HASTY : player,
  }));
  const [first] = able;
  if (!first) return undefined;
  const prompts = able.map(({ seated }) => seated.prompt);
  const looking = able.filter(({ player }) => player.advise);
  if (able.length > 1 && looking.length > 0 && !prompts.some(isInAnyOrder)) {
    return yield* bestAdvice(looking, random);
  }
  const order = nextInOrder(prompts, (_, i) => able[i]?.player.anySeat === true, random);
  return yield* decided(able[order] ?? first, random);
}

/** Which of the prompts is answered next by bots that do not look ahead. */
export function nextInOrder(
  prompts: readonly Prompt[],
  isAnySeat: (prompt: Prompt, index: number) => boolean,
  random: Random,
): number {
  let index = prompts.findIndex(isChance);
  if (index < 0) index = prompts.findIndex(isInAnyOrder);
  if (index < 0) index = prompts.findIndex((prompt, i) => !isAnySeat(prompt, i));
  return index < 0 ? random.below(prompts.length) : index;
}

/** The same in one go. */
export function settle(turns: readonly Turn[], random: Random, again = false): Decision | undefined {
  const thoughts = deliberate(turns, random, again);
  for (;;) {
    const { done, value } = thoughts.next();
    if (done) return value;
  }
}

const isInAnyOrder = (prompt: Prompt): boolean =>
  isChance(prompt) || prompt.how === 'one' || prompt.how === 'all';

function* decided({ index, player, seated }: Turn, random: Random): Generator<void, Decision> {
  const { prompt } = seated;
  if (isChance(prompt)) return { index, pick: randomPick(prompt, random) };
  if (!player.ponder || hasOneAnswer(seated)) return { index, pick: player.decide(seated, random) };
  const { pick } = yield* player.ponder(seated, random);
  return { index, pick };
}

const hasOneAnswer = ({ prompt: { ask, options } }: Seated): boolean =>
  ask === 'one' && options.filter((option) => !option.closed).length === 1;

function* bestAdvice(turns: readonly Turn[], random: Random): Generator<void, Decision> {
  const seed = random.below(0x7fffffff);
  let found: { readonly index: number; readonly advice: Advice } | undefined;
  for (const { index, player, seated } of turns) {
    // The same deals for all, so that luck does not decide who answers.
    const chance = Random.fromSeed(seed);
    const advice = player.ponder
      ? yield* player.ponder(seated, chance)
      : (player.advise?.(seated, chance) as Advice);
    if (!found || advice.value > found.advice.value) found = { index, advice };
    yield;
  }
  if (!found) throw new RangeError('Nobody is asked.');
  return { index: found.index, pick: found.advice.pick };
}
