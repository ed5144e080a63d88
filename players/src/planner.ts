import { type Pick, Random } from '@wyrdhall/kernel';
import { candidates } from './candidates.ts';
import type { Advice, Player, Seated } from './player.ts';
import { replyHastily, worth } from './policy.ts';
import { type Branch, branch, descend, mean, type Scale } from './tree.ts';

const MOST_PICKS = 40;
/** A rollout ends when this many rounds have begun since, or after so many answers. */
const ROUNDS = 2;
const MOST_REPLIES = 120;

/**
 * Plays the game on, many times, each time with other cards in hidden places and other dice. The rollouts
 * are spread by sequential halving: all answers get some, the better half gets more, and so on. Below the
 * first answer a tree grows, because an answer is worth what good answers after it make of it.
 */
export function planner(budget = 200): Player {
  const advise = (seated: Seated, random: Random): Advice => {
    const most = Math.min(MOST_PICKS, Math.max(2, Math.floor(budget / 2)));
    const branches = candidates(seated.prompt, most, random).map(branch);
    random.shuffle(branches);
    halve(seated, branches, budget, random);
    const alternatives = branches.map((b) => ({ pick: b.pick, value: mean(b), tries: b.tries }));
    const [top] = alternatives;
    if (!top) throw new RangeError('There is nothing to choose from.');
    return { pick: top.pick, value: top.value, alternatives };
  };
  return {
    name: `planner:${budget}`,
    forks: true,
    advise,
    decide(seated, random) {
      const picks = candidates(seated.prompt, 2, random);
      return picks.length === 1 ? (picks[0] as Pick) : advise(seated, random).pick;
    },
  };
}

/** Spends the budget and sorts the branches, the best first. */
function halve(seated: Seated, branches: Branch[], budget: number, random: Random): void {
  const scale: Scale = { low: 1, high: 0 };
  const rounds = Math.max(1, Math.ceil(Math.log2(branches.length)));
  for (let left = branches.length, round = 0; round < rounds; round++) {
    const tries = Math.max(1, Math.floor(budget / (rounds * left)));
    for (let t = 0; t < tries; t++) {
      // All that are left are tried with the same deal.
      const seed = random.below(0x7fffffff);
      for (let i = 0; i < left; i++) {
        rollout(seated, branches[i] as Branch, scale, Random.fromSeed(seed));
      }
    }
    const better = branches.slice(0, left).sort((a, b) => mean(b) - mean(a));
    branches.splice(0, left, ...better);
    left = Math.ceil(left / 2);
  }
}

function rollout(seated: Seated, root: Branch, scale: Scale, random: Random): void {
  const play = seated.fork(random);
  const { game, table } = play;
  const lastRound = game.clock(table.state).round + ROUNDS;
  const path = [root];
  play.reply(seated.at, root.pick);
  let inTree = true;
  for (let i = 0; i < MOST_REPLIES && !play.outcome; i++) {
    if (game.clock(table.state).round >= lastRound) break;
    if (inTree) {
      const { to, isNew } = descend(path.at(-1) as Branch, play, scale, random);
      path.push(to);
      play.reply(0, to.pick);
      inTree = !isNew;
    } else replyHastily(play, random);
  }
  const value = worth(play);
  scale.low = Math.min(scale.low, value);
  scale.high = Math.max(scale.high, value);
  for (const b of path) {
    b.tries++;
    b.total += value;
  }
}
