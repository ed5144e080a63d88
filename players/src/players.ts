import { Refusal } from '@wyrdhall/kernel';
import { greedy } from './greedy.ts';
import { hasty } from './hasty.ts';
import { planner } from './planner.ts';
import type { Player } from './player.ts';
import { random } from './random.ts';

/** Each takes a budget: deals for greedy, rollouts for planner. */
export const players: Readonly<Record<string, (budget?: number) => Player>> = {
  random,
  hasty,
  greedy,
  planner,
};

const MOST_BUDGET = 1_000_000;

/** A player by name; `planner:200` also sets its budget. */
export function playerNamed(text: string): Player {
  const [name = '', budget, ...rest] = text.split(':');
  const make = Object.hasOwn(players, name) ? players[name] : undefined;
  if (!make || rest.length > 0) {
    const known = Object.keys(players).join(', ');
    throw new Refusal(
      `There is no bot "${text}". There are: ${known}; a budget may follow, as in planner:200.`,
    );
  }
  if (budget === undefined) return make();
  const n = Number(budget);
  if (!Number.isInteger(n) || n < 1 || n > MOST_BUDGET) {
    throw new Refusal(`The budget of a bot is a whole number from 1 to ${MOST_BUDGET}, not "${budget}".`);
  }
  return make(n);
}
