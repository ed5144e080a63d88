import type { Asked, Choice, Prompt } from '@wyrdhall/kernel';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { answersOf } from '../../kit/answers/places.ts';
import { giveChoice } from '../../session/act.ts';
import type { Session } from '../../session/session.ts';
import { toldSoFar } from '../../session/told-so-far.ts';
import { wordsAt } from '../../session/words.ts';
import { dismissHint, hintFor, leadOf } from '../../thinker/hint.ts';
import { choiceWords } from '../../words/option.ts';
import { say } from '../../words/words.ts';

/** What the game or the planner would do, once somebody asked: why, or how much better that is than the next best. */
export function HintLine({ session, prompt }: { session: Session; prompt: Asked }) {
  const hint = hintFor(session);
  if (!hint) return null;
  const words = say.value.table;
  if (hint.state !== 'ready') {
    return (
      <span class="hint" role="status">
        {hint.state === 'thinking' ? words.hintThinking : words.hintNone}{' '}
        <span class="hint-do">
          <Dismiss />
        </span>
      </span>
    );
  }
  const { choice, next, why, hopeless } = hint;
  const named = (one: Choice) => choiceLabel(session, prompt, one);
  const { face, seen } = session;
  const advised = face.advised?.(prompt, choice, seen.value.view, () => toldSoFar(session));
  const reason = why && wordsAt(session).why?.(why);
  const than =
    next && words.hintLead[leadOf(next.behind)](named(next.choice), say.value.percent(next.behind));
  const how = reason ?? than;
  return (
    <span class="hint" role="status">
      {words.hintSays(advised?.answer ?? named(choice))}
      {hopeless ? `. ${words.hintHopeless}` : advised?.why ? `. ${advised.why}` : how && ` (${how})`}{' '}
      <span class="hint-do">
        <button type="button" class="button small" onClick={() => giveChoice(session, prompt, choice)}>
          {words.hintTake}
        </button>{' '}
        <Dismiss />
      </span>
    </span>
  );
}

function Dismiss() {
  const { hintDismiss } = say.value.table;
  return (
    <button
      type="button"
      class="button small"
      data-key="Escape"
      aria-label={hintDismiss}
      title={hintDismiss}
      onClick={dismissHint}
    >
      <Icon of={icon.close} size={14} />
    </button>
  );
}

/** As the answer is called where it can be given. */
function choiceLabel(session: Session, prompt: Prompt, choice: Choice): string {
  const words = wordsAt(session);
  if (typeof choice !== 'string') {
    const named = session.face.named?.(prompt, choice, session.stage.shown.value);
    if (named !== undefined) return named;
    return say.value.list(choiceWords(words, prompt.question, prompt.seat, choice)) || say.value.teach.none;
  }
  return answersOf(prompt, words, new Map()).find(({ id }) => id === choice)?.label ?? choice;
}
