import { isChance, type Prompt, type Words } from '@wyrdhall/kernel';
import type { Answer, Places } from '../face.ts';
import type { Draft } from './draft.ts';

export const noOffers: ReadonlyMap<string, Answer> = new Map();
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

/** The answers by their ids. What the players' own dice and cards show is told in the prompt bar alone. */
export const offersIn = (
  prompt: Prompt | undefined,
  answers: readonly Answer[],
): ReadonlyMap<string, Answer> =>
  new Map(prompt && !isChance(prompt) ? answers.map((answer) => [answer.id, answer]) : []);

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
