import { isChance, mix, type Pick, type Prompt, Random, randomPick } from '@wyrdhall/kernel';
import { forkAsked, samePick } from './asked.ts';
import { candidates } from './candidates.ts';
import { chanceAdvice } from './chance-answer.ts';
import { Luck } from './luck.ts';
import type { Advice, Player, Seated } from './player.ts';
import { hastyReply, stretchOf, worth } from './policy.ts';
import { consider } from './prior.ts';
import { type Runner, race } from './race.ts';
import { type Branch, branch, descend, mean, type Scale } from './tree.ts';

const MOST_PICKS = 40;
/** Where the game has weights of its own, fewer are worth looking into. */
const MOST_WEIGHED = 12;
/** A rollout ends when this many stretches (see Game.horizon) have begun since, or after so many answers. */
const STRETCHES = 2;
const MOST_REPLIES = 400;

interface Tried extends Runner, Branch {}

/**
 * Plays the game on, many times, each time with other cards in hidden places and other dice. The tries go
 * where they can still change the choice: `race.ts`.
 */
export function planner(budget = 600): Player {
  function* ponder(seated: Seated, random: Random): Generator<void, Advice> {
    const chance = chanceAdvice(seated, random);
    if (chance) return chance;
    const most = Math.min(MOST_PICKS, Math.max(2, Math.floor(budget / 2)));
    const branches = consider(seated, MOST_WEIGHED, most, random).map(
      ({ pick, prior }): Tried => ({ ...branch(pick), prior, values: [] }),
    );
    random.shuffle(branches);
    const scale: Scale = { low: 1, high: 0 };
    const seed = random.below(0x7fffffff);
    yield* race(branches, budget, (b, deal) => rollout(seated, b, scale, mix(seed + deal)));
    const alternatives = branches.map((b) => ({ pick: b.pick, value: mean(b), tries: b.tries }));
    const [top] = alternatives;
    if (!top) throw new RangeError('There is nothing to choose from.');
    return { pick: top.pick, value: top.value, alternatives };
  }
  const advise = (seated: Seated, random: Random): Advice => {
    const thoughts = ponder(seated, random);
    for (;;) {
      const { done, value } = thoughts.next();
      if (done) return value;
    }
  };
  return {
    name: `planner:${budget}`,
    forks: true,
    advise,
    ponder,
    decide(seated, random) {
      if (isChance(seated.prompt)) return randomPick(seated.prompt, random);
      const picks = candidates(seated.prompt, 2, random);
      return picks.length === 1 ? (picks[0] as Pick) : advise(seated, random).pick;
    },
  };
}

/**
 * Plays on for some stretches, and the game's score looks beyond: by the game's own weights where it has some. In
 * any other game a tree grows below the first answer, because an answer is worth what good answers after it make
 * of it.
 */
function rollout(seated: Seated, root: Branch, scale: Scale, deal: number): number {
  const { play, index } = forkAsked(seated, Random.fromSeed(deal));
  const luck = new Luck(deal);
  const path = [root];
  let inTree = play.game.weigh === undefined;
  let stretch = stretchOf(play);
  let begun = 0;
  const asked = play.prompts[index];
  if (asked) luck.reply(play, index, samePick(seated.prompt, asked, root.pick, Random.fromSeed(deal)));
  for (let i = 0; i < MOST_REPLIES && !play.outcome; i++) {
    const now = stretchOf(play);
    if (now !== stretch && ++begun === STRETCHES) break;
    stretch = now;
    const prompt = play.prompts[0] as Prompt;
    if (inTree && !isChance(prompt)) {
      const { to, isNew } = descend(path.at(-1) as Branch, play, scale, luck.whim(play));
      path.push(to);
      luck.reply(play, 0, to.pick);
      inTree = !isNew;
    } else {
      const { index, pick } = hastyReply(play, luck.whim(play));
      luck.reply(play, index, pick);
    }
  }
  const value = worth(play);
  scale.low = Math.min(scale.low, value);
  scale.high = Math.max(scale.high, value);
  for (const b of path) {
    b.tries++;
    b.total += value;
  }
  return value;
}
