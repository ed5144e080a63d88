import type { Choice, Counsel, Json, Prompt } from '@wyrdhall/kernel';
import type { Fateforge } from '../state.ts';
import { hintFor } from './hint.ts';
import { firstUses, planned } from './plans.ts';

/** What is said for it: the whole line, or that this goes on with it (`words/hint.ts`). */
const LINE = 'line';

/** In a hero's turn: the solver's best line, one answer after the other. What else is asked is weighed by tries. */
export function counsel(s: Fateforge, prompt: Prompt): Counsel | undefined {
  const isTurn = prompt.question.id === 'turn';
  const choice = isTurn ? bestUse(s, prompt) : nextAnswer(prompt);
  if (choice === undefined) return undefined;
  const { figure } = prompt.question;
  const why = { id: LINE, rule: 'FF-214', ...(figure !== undefined && { figure }) };
  const hint = isTurn ? hintFor(s) : undefined;
  if (hint?.uses[0]?.use !== choice) return { choice, why };
  return { choice, why: { ...why, data: { uses: hint.uses as unknown as Json } } };
}

function bestUse(s: Fateforge, prompt: Prompt): string | undefined {
  const worths = firstUses(s, prompt);
  const best = Math.max(...worths.map((worth) => worth ?? -Infinity));
  return prompt.options[worths.indexOf(best)]?.id;
}

/** What the use that was begun goes on with. */
function nextAnswer(prompt: Prompt): Choice | undefined {
  const pick = planned(prompt);
  return prompt.ask === 'one' && typeof pick === 'number' ? prompt.options[pick]?.id : undefined;
}
