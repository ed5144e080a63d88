import { Refusal } from '@wyrdhall/kernel';
import { readBot } from '@wyrdhall/players';

/** A bot with more would not answer in time. */
const MOST_BUDGET = 5000;

/** Whether a person or a bot of this hall goes by that name. */
export function isSitter(sitter: string): boolean {
  if (sitter === 'human') return true;
  try {
    return (readBot(sitter).budget ?? 1) <= MOST_BUDGET;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
