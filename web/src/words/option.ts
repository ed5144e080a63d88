import type { Choice, Prompt, Question, Seat, Words } from '@wyrdhall/kernel';

/** The words for an answer whose prompt is gone: only its ids are left. */
export function choiceWords(words: Words, question: Question, seat: Seat, choice: Choice): string[] {
  const parts =
    typeof choice === 'string'
      ? [{ id: choice, amount: 1 }]
      : isList(choice)
        ? choice.map((id) => ({ id, amount: 1 }))
        : Object.entries(choice).map(([id, amount]) => ({ id, amount }));
  return parts.map(({ id, amount }) => {
    const text = optionWords(words, question, seat, id);
    return amount === 1 ? text : `${amount} × ${text}`;
  });
}

const isList = (choice: Choice): choice is readonly string[] => Array.isArray(choice);

export function optionWords(words: Words, question: Question, seat: Seat, id: string): string {
  const options = [{ id, value: undefined }];
  const prompt: Prompt = { seat, question, ask: 'one', how: 'one', options, min: 1, max: 1 };
  try {
    return words.option(prompt, 0);
  } catch {
    return id; // Words that look into the option's value cannot speak of one that is gone.
  }
}

/** What somebody is asked. Of a secret question others know only that it is asked: words may not do for that. */
export function questionWords(words: Words, { question, seat }: Pick<Prompt, 'question' | 'seat'>): string {
  try {
    return words.question(question, seat);
  } catch {
    return '';
  }
}
