import type { Asked } from '@wyrdhall/kernel';
import type { Session } from '../../session/session.ts';
import { ownPrompts, turnToPrompt } from '../../session/viewing.ts';
import { wordsAt } from '../../session/words.ts';
import { say } from '../../words/words.ts';

/** Where one person is asked for several figures at once: which of them they answer for. */
export function OtherPrompts({ session, prompt }: { session: Session; prompt: Asked }) {
  const own = ownPrompts(session);
  if (own.length < 2) return null;
  return (
    <fieldset class="other-prompts row">
      <legend class="unseen">{say.value.table.figures}</legend>
      {own.map((other) => (
        <button
          key={other.key}
          type="button"
          class={other.key === prompt.key ? 'button small marked' : 'button small'}
          aria-pressed={other.key === prompt.key}
          data-figure={other.question.figure}
          onClick={() => turnToPrompt(session, other.key)}
        >
          {figureName(session, other)}
        </button>
      ))}
    </fieldset>
  );
}

function figureName(session: Session, { question, seat }: Asked): string {
  const words = wordsAt(session);
  const { figure } = question;
  return figure === undefined ? words.question(question, seat) : (words.term?.(figure) ?? figure);
}
