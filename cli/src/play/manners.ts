import { isChance, type Prompt, type Seat } from '@wyrdhall/kernel';

const waits = ({ how }: Prompt): boolean => how === 'anyone' || how === 'offer';

/**
 * The index of the open prompt that a bot answers now; below 0 where it is the people's turn. Where any seat may decide
 * or react, bots let people go first.
 */
export function promptForBots(prompts: readonly Prompt[], isBot: (seat: Seat) => boolean): number {
  const peopleMay = prompts.some((prompt) => waits(prompt) && !isBot(prompt.seat));
  return prompts.findIndex(
    (prompt) => isBot(prompt.seat) && (isChance(prompt) || !waits(prompt) || !peopleMay),
  );
}
