import type { Asked, Choice } from '@wyrdhall/kernel';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { answersOf } from '../../kit/answers/places.ts';
import type { Session } from '../../session/session.ts';
import { wordsAt } from '../../session/words.ts';
import { choiceWords } from '../../words/option.ts';
import { say } from '../../words/words.ts';

/** What was said to this question and is not confirmed yet. */
export const pendingAt = ({ link }: Session, { key }: Asked): Choice | undefined =>
  link.pending.value.find((pending) => pending.key !== undefined && pending.key === key)?.choice;

/** In the place of the answers: what is on its way. Nothing else can be answered meanwhile. */
export function PendingAnswer(props: { session: Session; prompt: Asked; choice: Choice }) {
  return (
    <p class="button pending-answer" role="status" data-sending>
      <Icon of={icon.next} size={16} />
      {say.value.link.sending(labelOf(props))}
    </p>
  );
}

function labelOf({ session, prompt, choice }: { session: Session; prompt: Asked; choice: Choice }): string {
  const words = wordsAt(session);
  const one = answersOf(prompt, words, new Map()).find(({ id }) => id === choice);
  return one?.label ?? say.value.list(choiceWords(words, prompt.question, prompt.seat, choice));
}
