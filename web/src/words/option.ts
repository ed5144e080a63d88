import type { Choice, Question, Seat, Words } from '@wyrdhall/kernel';

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
  const prompt = { seat, question, ask: 'one', options: [{ id, value: undefined }], min: 1, max: 1 } as const;
  try {
    return words.option(prompt, 0);
  } catch {
    return id; // Words that look into the option's value cannot speak of one that is gone.
  }
}
