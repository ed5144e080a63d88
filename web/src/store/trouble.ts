import { Refusal } from '@wyrdhall/kernel';
import { say } from '../words/words.ts';

/** What the browser says when it cannot keep something, in words for people. */
export function notKept(error: unknown): Refusal {
  const { tables } = say.peek();
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return new Refusal(tables.noRoom);
  return new Refusal(tables.notKept(error instanceof Error ? error.message : String(error)));
}

export async function inOwnWords<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof Refusal ? error : notKept(error);
  }
}
