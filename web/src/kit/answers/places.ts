import { isChance, type Prompt, type Words } from '@wyrdhall/kernel';
import type { Answer, Places } from '../face.ts';
import type { Draft } from './draft.ts';

export const noPlaces: Places = { open: new Map(), shared: new Map(), closed: new Map() };

/** A game may speak of its options in the middle of a sentence; on a button they begin one. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function answersOf(prompt: Prompt, words: Words, draft: Draft): Answer[] {
  return prompt.options.map(
    (option, index): Answer => ({
      id: option.id,
      label: capital(words.option(prompt, index)),
      marked: draft.get(option.id) ?? 0,
      ...(option.at !== undefined && { at: option.at }),
      ...(option.closed && {
        closed: { reason: words.reason(option.closed), rule: option.closed.rule },
      }),
    }),
  );
}

export function placesOf(answers: readonly Answer[]): Places {
  const byPlace = new Map<string, Answer[]>();
  for (const answer of answers) {
    if (answer.at === undefined) continue;
    const there = byPlace.get(answer.at);
    if (there) there.push(answer);
    else byPlace.set(answer.at, [answer]);
  }
  const open = new Map<string, Answer>();
  const shared = new Map<string, Answer[]>();
  const closed = new Map<string, Answer>();
  for (const [at, there] of byPlace) {
    const takeable = there.filter((answer) => !answer.closed);
    const [first] = takeable;
    if (takeable.length > 1) shared.set(at, takeable);
    else if (first) open.set(at, first);
    else if (there[0]) closed.set(at, there[0]);
  }
  return { open, shared, closed };
}

/** Those that the prompt bar must show: without a place, or sharing one; amounts, which go up and down. */
export function barAnswers(answers: readonly Answer[], prompt: Prompt, hasPlaces: boolean): Answer[] {
  if (!hasPlaces || prompt.ask === 'amounts' || isChance(prompt)) return [...answers];
  const { shared } = placesOf(answers);
  return answers.filter(({ at, closed }) => at === undefined || (!closed && shared.has(at)));
}
