import type { Pick, Random } from '@wyrdhall/kernel';
import { candidates } from './candidates.ts';
import type { Seated } from './player.ts';

/** An answer that is worth looking into, and how much better or worse than the best it seems at first sight. */
export interface Considered {
  readonly pick: Pick;
  readonly prior: number;
}

/** What it counts, in winning chances, that an answer is e times less likely than another. */
const PER_LOG = 0.002;
/** Answers that are less likely than this differ no more. */
const LEAST_LOG = -30;
/** The first sight counts as many tries as this. */
const PRIOR_TRIES = 4;

/** The answers to look into: by the game's own weights the likeliest, where it has some, else any. */
export function consider(seated: Seated, mostWeighed: number, most: number, random: Random): Considered[] {
  const { prompt, game } = seated;
  if (prompt.ask !== 'one' || !game.weigh) {
    return candidates(prompt, most, random).map((pick) => ({ pick, prior: 0 }));
  }
  const weights = game.weigh(seated.look(random), prompt);
  const weightOf = (pick: Pick): number => weights[pick as number] ?? 0;
  const likeliest = candidates(prompt, prompt.options.length, random)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, Math.min(most, mostWeighed));
  const top = weightOf(likeliest[0] as Pick);
  return likeliest.map((pick) => {
    const log = top > 0 ? Math.log(weightOf(pick) / top) : 0;
    return { pick, prior: PER_LOG * Math.max(LEAST_LOG, log) };
  });
}

/** The mean of the tries, drawn towards the first sight while there are few; `usual` is the mean of all answers. */
export const estimate = (total: number, tries: number, prior: number, usual: number): number =>
  (total + PRIOR_TRIES * (usual + prior)) / (tries + PRIOR_TRIES);
