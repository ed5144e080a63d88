import type { Player, Seated } from './player.ts';
import { weighedPick } from './policy.ts';

/** Goes by the game's own sense of what is likely to be right, and looks no further. */
export function hasty(): Player {
  return {
    name: 'hasty',
    forks: false,
    decide: (seated, random) => weighedPick(seated.game, seated.look(random), seated.prompt, random),
    keenness: (seated, random) => keenness(seated, seated.look(random)),
  };
}

/**
 * The share of the weights on options other than the quiet one. Weights compare the options of one prompt; this share
 * can be compared between prompts.
 */
function keenness({ game, prompt }: Seated, state: unknown): number {
  const { options, question } = prompt;
  if (!game.weigh || prompt.ask !== 'one' || question.quiet === undefined) return 0;
  const weights = game.weigh(state, prompt);
  let sum = 0;
  let quiet = 0;
  options.forEach(({ id, closed }, i) => {
    if (closed) return;
    sum += weights[i] ?? 0;
    if (id === question.quiet) quiet += weights[i] ?? 0;
  });
  return sum > 0 ? 1 - quiet / sum : 0;
}
