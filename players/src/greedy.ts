import { type Pick, Random } from '@wyrdhall/kernel';
import { best, candidates } from './candidates.ts';
import type { Advice, Judged, Player, Seated } from './player.ts';
import { hastyReply, worth } from './policy.ts';
import { consider, estimate } from './prior.ts';

const MOST_PICKS = 60;
/** Where the game has weights of its own, fewer are worth looking into. */
const MOST_WEIGHED = 12;
/** Answers that end the step: more are not worth waiting for. */
const MOST_REPLIES = 20;

/** Looks one step ahead: takes what leaves the players best off, on average over a few deals. */
export function greedy(deals = 4): Player {
  const advise = (seated: Seated, random: Random): Advice => {
    const considered = consider(seated, MOST_WEIGHED, MOST_PICKS, random);
    // All picks are judged by the same deals, so that luck does not decide between them.
    const seeds = Array.from({ length: deals }, () => random.below(0x7fffffff));
    const judged = considered.map(({ pick, prior }): Judged & { readonly prior: number } => {
      let total = 0;
      for (const seed of seeds) total += lookAhead(seated, pick, Random.fromSeed(seed));
      return { pick, value: total / deals, tries: deals, prior };
    });
    const { pick, value } = best(judged, (j) => estimate(j.value * deals, deals, j.prior, 0), random);
    const alternatives = judged.toSorted((a, b) => b.value - a.value);
    return {
      pick,
      value,
      alternatives: alternatives.map(({ pick, value, tries }) => ({ pick, value, tries })),
    };
  };
  return {
    name: 'greedy',
    forks: true,
    advise,
    decide(seated, random) {
      const picks = candidates(seated.prompt, 2, random);
      return picks.length === 1 ? (picks[0] as Pick) : advise(seated, random).pick;
    },
  };
}

function lookAhead(seated: Seated, pick: Pick, random: Random): number {
  const play = seated.fork(random);
  let stepEnded = false;
  play.onStep = () => {
    stepEnded = true;
  };
  play.reply(seated.at, pick);
  for (let i = 0; i < MOST_REPLIES && !stepEnded && !play.outcome; i++) {
    const { at, pick } = hastyReply(play, random);
    play.reply(at, pick);
  }
  return worth(play);
}
