import { type Asked, PASS, PASS_UNTIL } from '@wyrdhall/kernel';
import type { Answer } from '../faces/face.ts';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { hintFor } from '../thinker/hint.ts';
import { say, wordsOf } from '../words/words.ts';
import { choose } from './act.ts';
import type { Session } from './session.ts';

/** One answer of several: buttons, each with its key. */
export function OneAnswer(props: { session: Session; prompt: Asked; answers: readonly Answer[] }) {
  const { session, prompt, answers } = props;
  const quiet = prompt.question.quiet ?? PASS;
  const open = answers.filter(({ closed }) => !closed);
  const ordered = [...open.filter(({ id }) => id === quiet), ...open.filter(({ id }) => id !== quiet)];
  const closed = answers.filter((answer) => answer.closed);
  const loud = ordered.filter(({ id }) => id !== quiet);
  // What is the only way on is no way out.
  const isOnly = prompt.options.filter((option) => !option.closed).length === 1;
  let key = 0;
  return (
    <>
      {closed.map((answer) => (
        <ClosedAnswer key={answer.id} session={session} prompt={prompt} answer={answer} />
      ))}
      {prompt.until?.map((boundary) => (
        <button
          type="button"
          class="button quiet-answer"
          data-option={PASS_UNTIL + boundary}
          onClick={() => choose(session, prompt, PASS_UNTIL + boundary)}
        >
          <Icon of={icon.skip} />
          {say.value.table.passUntil(
            wordsOf(session.game, session.run).term?.(`until:${boundary}`) ?? boundary,
          )}
        </button>
      ))}
      {ordered.map((answer) => {
        const isQuiet = answer.id === quiet;
        const digit = isQuiet ? 0 : ++key;
        const isHinted = hintedId(session) === answer.id;
        const kind =
          isOnly || (!isQuiet && loud.length === 1) ? 'primary' : isQuiet ? 'quiet-answer' : 'legal';
        return (
          <button
            key={answer.id}
            type="button"
            class={`button ${kind}${isHinted ? ' hinted' : ''}`}
            data-option={answer.id}
            data-key={digit < 10 ? digit : undefined}
            aria-keyshortcuts={digit < 10 ? String(digit) : undefined}
            onClick={() => choose(session, prompt, answer.id)}
          >
            {answer.label}
            {digit < 10 && <kbd aria-hidden="true">{digit}</kbd>}
          </button>
        );
      })}
    </>
  );
}

/** Shown, but not to be taken: the reason stands on it. */
export function ClosedAnswer(props: { session: Session; prompt: Asked; answer: Answer }) {
  const { session, prompt, answer } = props;
  if (!answer.closed) return null;
  return (
    <span class="closed-answer">
      <button
        type="button"
        class="button closed"
        aria-disabled="true"
        onClick={() => choose(session, prompt, answer.id)}
      >
        <Icon of={icon.lock} size={16} />
        <span>
          {answer.label}
          <small>{answer.closed.reason}</small>
        </span>
      </button>
      <RuleLink id={answer.closed.rule} />
    </span>
  );
}

/** The single option that the planner would take now. */
export function hintedId(session: Session): string | undefined {
  const hint = hintFor(session);
  return hint?.state === 'ready' && typeof hint.choice === 'string' ? hint.choice : undefined;
}
