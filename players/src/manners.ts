import type { Prompt, Seat } from '@wyrdhall/kernel';

/**
 * The indexes of the open prompts that a bot may answer now. At `anyone` and `offer` bots wait as long as a person has
 * an open prompt in the same window.
 */
export function promptsForBots(prompts: readonly Prompt[], isBot: (seat: Seat) => boolean): number[] {
  const indexes: number[] = [];
  prompts.forEach((prompt, index) => {
    if (isBot(prompt.seat) && !waitsForPeople(prompt, prompts, isBot)) indexes.push(index);
  });
  return indexes;
}

function waitsForPeople(
  { how, window }: Prompt,
  prompts: readonly Prompt[],
  isBot: (seat: Seat) => boolean,
): boolean {
  if (how !== 'anyone' && how !== 'offer') return false;
  return prompts.some((other) => other.how === how && other.window === window && !isBot(other.seat));
}
