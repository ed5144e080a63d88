import {
  type Game,
  isChance,
  type Pick,
  type Play,
  type Prompt,
  type Random,
  randomPick,
} from '@wyrdhall/kernel';
import { weighedPicks } from './weighed-picks.ts';

/** What a hasty player would answer: by the game's own weights where it has some, else at random. */
export const hastyPick = ({ game, table }: Play, prompt: Prompt, random: Random): Pick =>
  weighedPick(game, table.state, prompt, random);

export function weighedPick(game: Game, state: unknown, prompt: Prompt, random: Random): Pick {
  if (!game.weigh || isChance(prompt) || prompt.ask === 'amounts') return randomPick(prompt, random);
  const weights = game.weigh(state, prompt);
  if (prompt.ask === 'many') return weighedPicks(prompt, weights, random);
  let sum = 0;
  for (let i = 0; i < prompt.options.length; i++) if (!prompt.options[i]?.closed) sum += weights[i] ?? 0;
  if (sum <= 0) return randomPick(prompt, random);
  let left = random.fraction() * sum;
  let last = 0;
  for (let i = 0; i < prompt.options.length; i++) {
    const weight = weights[i] ?? 0;
    if (prompt.options[i]?.closed || weight <= 0) continue;
    last = i;
    left -= weight;
    if (left < 0) break;
  }
  return last;
}

/** Which of the open prompts a hasty player answers, and how. */
export function hastyReply(play: Play, random: Random): { readonly index: number; readonly pick: Pick } {
  const index = play.prompts.length === 1 ? 0 : random.below(play.prompts.length);
  return { index, pick: hastyPick(play, play.prompts[index] as Prompt, random) };
}

/** How the players stand: decided, or by the game's own judgement, which never counts as decided. */
export function worth(play: Play): number {
  const { outcome } = play;
  if (outcome) return outcome.grade ?? (outcome.won ? 1 : 0);
  return Math.min(0.999, Math.max(0.001, play.game.score(play.table.state)));
}

/** The stretch in which the state lies: the game's own, else a round. */
export const stretchOf = ({ game, table: { state } }: Play): string | number =>
  game.horizon?.(state) ?? game.clock(state).round;
