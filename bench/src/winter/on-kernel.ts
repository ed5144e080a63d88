import { type Prompt, type Random, randomPick, start } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import type { Played } from './by-hand.ts';

/** The Wolf Winter on the kernel, with all it tells, its option ids and its reasons. */
export function playOnKernel(players: number, random: Random, bot: Random): Played {
  const play = start(toy, { players, hungry: false }, random);
  for (let decisions = 0; ; decisions++) {
    if (play.outcome) return { decisions, won: play.outcome.won };
    const index = bot.below(play.prompts.length);
    play.reply(index, randomPick(play.prompts[index] as Prompt, bot));
  }
}
