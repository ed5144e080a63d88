import { Refusal } from '@wyrdhall/kernel';
import { preferences } from '../preferences/preferences.ts';
import { germanRefusals } from './refusals.de.ts';

/** Why something could not be done, in the chosen language where there are words for it. */
export function refusalWords(error: unknown): string {
  const why = error instanceof Refusal ? error.why : undefined;
  const german = why && Object.hasOwn(germanRefusals, why.id) ? germanRefusals[why.id] : undefined;
  if (preferences.peek().language === 'de' && why && german) return german(why);
  return error instanceof Error ? error.message : String(error);
}
