import { greedy } from './greedy.ts';
import { hasty } from './hasty.ts';
import { type BOTS, readBot } from './names.ts';
import { planner } from './planner.ts';
import type { Player } from './player.ts';
import { random } from './random.ts';

/** Each takes a budget: deals for greedy, rollouts for planner. */
export const players: Readonly<Record<(typeof BOTS)[number], (budget?: number) => Player>> = {
  random,
  hasty,
  greedy,
  planner,
};

/** A player by name; `planner:200` also sets its budget. */
export function playerNamed(text: string): Player {
  const { name, budget } = readBot(text);
  return players[name](budget);
}
