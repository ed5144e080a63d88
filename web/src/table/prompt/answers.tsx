import { type Asked, PASS, PASS_UNTIL } from '@wyrdhall/kernel';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import type { Answer } from '../../kit/face.ts';
import { tutor } from '../../kit/guide/tutor.ts';
import { RuleLink } from '../../kit/rules/rule-link.tsx';
import { choose } from '../../session/act.ts';
import type { Session } from '../../session/session.ts';
import { toldSoFar } from '../../session/told-so-far.ts';
import { ownPrompt } from '../../session/viewing.ts';
import { wordsAt } from '../../session/words.ts';
import { advised } from '../../thinker/hint.ts';
import { say } from '../../words/words.ts';
import { take } from '../show/asking.ts';

interface OneAnswerProps {
  readonly session: Session;
  readonly prompt: Asked;
  readonly answers: readonly Answer[];
  readonly view: unknown;
}

/** One answer of several: buttons, each with its key and what follows from it. Gold comes last, and is never dear. */
export function OneAnswer({ session, prompt, answers, view }: OneAnswerProps) {
  const { face } = session;
  const quiet = prompt.question.quiet ?? PASS;
  const gold = goldenOf(session, prompt, view);
  const open = answers.filter(({ closed }) => !closed);
  const loud = open.filter(({ id }) => id !== quiet);
  const rank = ({ id }: Answer): number => (id === gold ? 2 : id === quiet ? 0 : 1);
  // Who presses Enter again and again gives nothing up.
  const enter = gold !== quiet || open.length === 1 ? gold : undefined;
  const ordered = open.toSorted((a, b) => rank(a) - rank(b));
  return (
    <>
      {answers
        .filter((answer) => answer.closed)
        .map((answer) => (
          <ClosedAnswer key={answer.id} session={session} prompt={prompt} answer={answer} />
        ))}
      {prompt.until?.map((boundary) => (
        <button
          key={boundary}
          type="button"
          class="button small quiet-answer"
          data-option={PASS_UNTIL + boundary}
          onClick={() => take(session, prompt, PASS_UNTIL + boundary)}
        >
          <Icon of={icon.skip} size={16} />
          {say.value.table.passUntil(wordsAt(session).term?.(`until:${boundary}`) ?? boundary)}
        </button>
      ))}
      {ordered.map((answer) => {
        const { id, label } = answer;
        const digit = id === quiet ? 0 : loud.indexOf(answer) + 1;
        const kind = id === gold ? 'primary' : id === quiet ? 'quiet-answer' : 'legal';
        const outcome = face.outcome?.(prompt, id, view, () => toldSoFar(session));
        return (
          <button
            key={id}
            type="button"
            class={`button ${kind}${hintedId(session) === id ? ' hinted' : ''}`}
            data-option={id}
            data-at={answer.at}
            data-key={digit < 10 ? digit : undefined}
            data-enter={id === enter ? true : undefined}
            aria-keyshortcuts={digit < 10 ? String(digit) : undefined}
            onClick={() => take(session, prompt, id)}
          >
            <span class="answer-words">
              <span>
                {label} {digit < 10 && <kbd aria-hidden="true">{digit}</kbd>}
              </span>
              {outcome && <small>{outcome}</small>}
            </span>
          </button>
        );
      })}
    </>
  );
}

/** What is safe, or the only way on. Of an offer and a way to let it be, letting it be costs nothing. */
function goldenOf({ face }: Session, prompt: Asked, view: unknown): string | undefined {
  const open = prompt.options.filter(({ closed }) => !closed);
  if (open.length === 1) return open[0]?.id;
  if (face.safe) return face.safe(prompt, view);
  const quiet = prompt.question.quiet ?? PASS;
  return open.length === 2 && open.some(({ id }) => id === quiet) ? quiet : undefined;
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

/** The single option that the planner, or the teacher of a first game, would take now. */
export function hintedId(session: Session): string | undefined {
  const hinted = advised(session);
  if (hinted !== undefined) return hinted;
  const taught = tutor.value;
  return taught && taught.key === ownPrompt(session)?.key ? taught.option : undefined;
}
