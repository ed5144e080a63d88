import { isChance, type Pick, Random, randomPick } from '@wyrdhall/kernel';
import { type AskedFork, forkAsked, samePick } from './asked.ts';
import { best, candidates } from './candidates.ts';
import { chanceAdvice } from './chance-answer.ts';
import type { Advice, Judged, Player, Seated } from './player.ts';
import { hastyReply, worth } from './policy.ts';
import { consider, estimate } from './prior.ts';
import { positionHash } from './trail.ts';

const MOST_PICKS = 60;
/** Where the game has weights of its own, fewer are worth looking into. */
const MOST_WEIGHED = 12;
/** Answers that end the step: more are not worth waiting for. */
const MOST_REPLIES = 20;

/** Looks one step ahead: takes what leaves the players best off, on average over a few deals. */
export function greedy(deals = 4): Player {
  const advise = (seated: Seated, random: Random): Advice => {
    const chance = chanceAdvice(seated, random);
    if (chance) return chance;
    const considered = consider(seated, MOST_WEIGHED, MOST_PICKS, random);
    // All picks are judged by the same deals, so that luck does not decide between them.
    const seeds = Array.from({ length: deals }, () => random.below(0x7fffffff));
    const before = seeds.map((seed) => worth(forkAsked(seated, Random.fromSeed(seed)).play));
    const judged = considered.map(({ pick, prior }): Judged & Shunned & { readonly prior: number } => {
      const values = seeds.map((seed) => lookAhead(seated, pick, Random.fromSeed(seed)).value);
      const total = values.reduce((sum, value) => sum + value, 0);
      // An answer that changes the value cannot lead back to the same position: the hashes are made for the others only.
      const suspicious = values.every((value, i) => value === before[i]);
      const circles = suspicious && seeds.every((seed) => comesBack(seated, pick, seed));
      return { pick, value: total / deals, tries: deals, prior, circles };
    });
    const onward = judged.filter(({ circles }) => !circles);
    const open = onward.length > 0 ? onward : judged;
    const { pick, value } = best(open, (j) => estimate(j.value * deals, deals, j.prior, 0), random);
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
      if (isChance(seated.prompt)) return randomPick(seated.prompt, random);
      const picks = candidates(seated.prompt, 2, random);
      return picks.length === 1 ? (picks[0] as Pick) : advise(seated, random).pick;
    },
  };
}

interface Shunned {
  /** It leads back to the same position in every deal. */
  readonly circles: boolean;
}

function lookAhead(
  seated: Seated,
  pick: Pick,
  random: Random,
  asked: AskedFork = forkAsked(seated, random),
): AskedFork & { readonly value: number } {
  const { play, index } = asked;
  let stepEnded = false;
  play.onStep = () => {
    stepEnded = true;
  };
  const prompt = play.prompts[index];
  if (prompt) play.reply(index, samePick(seated.prompt, prompt, pick, random));
  for (let i = 0; i < MOST_REPLIES && !stepEnded && !play.outcome; i++) {
    const { index, pick } = hastyReply(play, random);
    play.reply(index, pick);
  }
  return { play, index, value: worth(play) };
}

/** Whether the answer leads back to the position it was given in. */
function comesBack(seated: Seated, pick: Pick, seed: number): boolean {
  const random = Random.fromSeed(seed);
  const asked = forkAsked(seated, random);
  const { play } = asked;
  const from = positionHash(play.table.state, play.prompts);
  lookAhead(seated, pick, random, asked);
  return !play.outcome && positionHash(play.table.state, play.prompts) === from;
}
