import type { Prompt, Seat } from '@wyrdhall/kernel';

/**
 * The indexes of the open prompts that a bot may answer now. Where any seat may decide or react, bots leave it to the
 * people who are asked in the same window, and act only when none of them is left.
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
