import { type Pick, Random } from '@wyrdhall/kernel';
import { candidates } from './candidates.ts';
import type { Advice, Player, Seated } from './player.ts';
import { replyHastily, worth } from './policy.ts';
import { type Considered, consider, estimate } from './prior.ts';
import { type Branch, branch, descend, mean, type Scale } from './tree.ts';

const MOST_PICKS = 40;
/** Where the game has weights of its own, fewer are worth looking into. */
const MOST_WEIGHED = 12;
/** A rollout ends when this many rounds have begun since, or after so many answers. */
const ROUNDS = 2;
const MOST_REPLIES = 400;

interface Tried extends Branch {
  readonly prior: number;
}

/**
 * Plays the game on, many times, each time with other cards in hidden places and other dice. The rollouts
 * are spread by sequential halving: all answers get some, the better half gets more, and so on.
 */
export function planner(budget = 200): Player {
  const advise = (seated: Seated, random: Random): Advice => {
    const most = Math.min(MOST_PICKS, Math.max(2, Math.floor(budget / 2)));
    const branches = consider(seated, MOST_WEIGHED, most, random).map(tried);
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

const tried = ({ pick, prior }: Considered): Tried => ({ ...branch(pick), prior });

/** Spends the budget and sorts the branches, the best first. */
function halve(seated: Seated, branches: Tried[], budget: number, random: Random): void {
  const scale: Scale = { low: 1, high: 0 };
  const rounds = Math.max(1, Math.ceil(Math.log2(branches.length)));
  for (let left = branches.length, round = 0; round < rounds; round++) {
    const tries = Math.max(1, Math.floor(budget / (rounds * left)));
    for (let t = 0; t < tries; t++) {
      // All that are left are tried with the same deal.
      const seed = random.below(0x7fffffff);
      for (let i = 0; i < left; i++) {
        rollout(seated, branches[i] as Tried, scale, Random.fromSeed(seed));
      }
    }
    const usual = meanOf(branches);
    const value = (b: Tried): number => estimate(b.total, b.tries, b.prior, usual);
    const better = branches.slice(0, left).sort((a, b) => value(b) - value(a));
    branches.splice(0, left, ...better);
    left = Math.ceil(left / 2);
  }
}

function meanOf(branches: readonly Branch[]): number {
  let total = 0;
  let tries = 0;
  for (const b of branches) {
    total += b.total;
    tries += b.tries;
  }
  return total / Math.max(1, tries);
}

/**
 * Plays on for some rounds, and the game's score looks beyond: by the game's own weights where it has some. In
 * any other game a tree grows below the first answer, because an answer is worth what good answers after it make
 * of it.
 */
function rollout(seated: Seated, root: Branch, scale: Scale, random: Random): void {
  const play = seated.fork(random);
  const { game, table } = play;
  const { round } = game.clock(table.state);
  const isWeighed = game.weigh !== undefined;
  const path = [root];
  play.reply(seated.at, root.pick);
  let inTree = !isWeighed;
  for (let i = 0; i < MOST_REPLIES && !play.outcome; i++) {
    if (game.clock(table.state).round >= round + ROUNDS) break;
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
