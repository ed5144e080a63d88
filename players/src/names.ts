import { Refusal } from '@wyrdhall/kernel';

/** Every bot, by name. */
export const BOTS = ['random', 'hasty', 'greedy', 'planner'] as const;

type BotName = (typeof BOTS)[number];

const MOST_BUDGET = 1_000_000;

const isBot = (name: string): name is BotName => (BOTS as readonly string[]).includes(name);

/** Which bot is meant, and with what budget: `planner:200`. */
export function readBot(text: string): { readonly name: BotName; readonly budget?: number } {
  const [name = '', budget, ...rest] = text.split(':');
  if (!isBot(name) || rest.length > 0) {
    throw new Refusal(
      `There is no bot "${text}". There are: ${BOTS.join(', ')}; a budget may follow, as in planner:200.`,
    );
  }
  if (budget === undefined) return { name };
  const n = Number(budget);
  if (!Number.isInteger(n) || n < 1 || n > MOST_BUDGET) {
    throw new Refusal(`The budget of a bot is a whole number from 1 to ${MOST_BUDGET}, not "${budget}".`);
  }
  return { name, budget: n };
}
