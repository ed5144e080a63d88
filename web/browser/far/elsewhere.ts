import { choice, Random, randomPick } from '@wyrdhall/kernel';
import type { FarTable } from './table.ts';

/** Somebody at another screen, who answers at random as soon as they are asked; they sleep until they are woken. */
export function playElsewhere({ other, speed }: FarTable) {
  const luck = Random.fromSeed(11);
  let isAwake = false;
  let held = '';
  let answered = 0;
  const look = (): void => {
    setTimeout(look, 200 / speed);
    if (!isAwake || other.pending.peek().length > 0) return;
    const prompt = other.now
      .peek()
      .see(1)
      .prompts.find(({ seat, key, question }) => seat === 1 && key !== undefined && question.id !== held);
    if (!prompt?.key) return;
    other.answer({ seat: 1, key: prompt.key, choice: choice(prompt, randomPick(prompt, luck)) }).then(
      () => answered++,
      () => undefined, // Somebody else was quicker.
    );
  };
  look();
  return {
    wake() {
      isAwake = true;
    },
    /** Thinks long about this question. */
    hold(question: string) {
      held = question;
    },
    answered: () => answered,
  };
}
