import type { Prompt, Seat } from '@wyrdhall/kernel';

/** Questions that any seat may answer, or react to: whoever is first decides. */
const isOpenToAll = ({ how }: Prompt): boolean => how === 'anyone' || how === 'offer';

/** The prompt that a bot answers now. Where people could answer instead, bots wait for them. */
export function promptForBot(
  prompts: readonly Prompt[],
  isPerson: (seat: Seat) => boolean,
): Prompt | undefined {
  const peopleAreAsked = prompts.some((prompt) => isOpenToAll(prompt) && isPerson(prompt.seat));
  return prompts.find((prompt) => !isPerson(prompt.seat) && !(isOpenToAll(prompt) && peopleAreAsked));
}
