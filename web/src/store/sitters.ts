import { Refusal } from '@wyrdhall/kernel';
import { playerNamed, players } from '@wyrdhall/players';

export const BOTS: readonly string[] = Object.keys(players);

/** A bot with more would not answer in time. */
const MOST_BUDGET = 5000;

/** Whether a person or a bot of this hall goes by that name. */
export function isSitter(sitter: string): boolean {
  if (sitter === 'human') return true;
  try {
    playerNamed(sitter);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  return Number(sitter.split(':')[1] ?? 1) <= MOST_BUDGET;
}
