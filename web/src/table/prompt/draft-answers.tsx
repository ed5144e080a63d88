import type { Asked, Prompt } from '@wyrdhall/kernel';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { choiceOf, digitOf, isFull, isReady, mostOf, roomFor, total } from '../../kit/answers/draft.ts';
import type { Answer } from '../../kit/face.ts';
import { choose, markMore, markMost } from '../../session/act.ts';
import type { Session } from '../../session/session.ts';
import { toldSoFar } from '../../session/told-so-far.ts';
import { say } from '../../words/words.ts';
import { takeDraft } from '../show/asking.ts';
import { ClosedAnswer } from './answers.tsx';
import { OwnDice } from './own-dice.tsx';

/** Several options, amounts, or what the players' own dice and cards show: mark, then say that it is done. */
export function DraftAnswer(props: {
  session: Session;
  prompt: Asked;
  answers: readonly Answer[];
  view: unknown;
}) {
  const { session, prompt, answers, view } = props;
  if (prompt.ask === 'dice') return <OwnDice session={session} prompt={prompt} answers={answers} />;
  const marked = total(session.draft.value);
  const ready = isReady(prompt, session.draft.value);
  const full = isFull(prompt, session.draft.value);
  const told = () => toldSoFar(session);
  const gives = ready ? session.face.gives?.(prompt, session.draft.value, view, told) : undefined;
  const doubt = ready && session.face.doubts?.(prompt, choiceOf(prompt, session.draft.value), view, told);
  const outcome = ready ? session.face.outcome?.(prompt, '', view, told) : undefined;
  // Nothing marked where something could be: no golden way on.
  const isMeant = marked > 0 || prompt.min > 0 || prompt.max === 0;
  return (
    <>
      {answers.map((answer) => {
        if (answer.closed) {
          return <ClosedAnswer key={answer.id} session={session} prompt={prompt} answer={answer} />;
        }
        const props = { session, prompt, answer, digit: digitOf(prompt, answer.id) };
        if (prompt.ask === 'many') return <Toggle key={answer.id} {...props} full={full} />;
        const room = roomFor(prompt, session.draft.value, answer.id);
        const most = Math.min(mostOf(prompt, answer.id), answer.marked + room);
        return <Stepper key={answer.id} {...props} most={most} />;
      })}
      {gives === undefined && (
        <span class={full ? 'draft-count full' : 'draft-count'} aria-live="polite">
          {say.value.table.chosen(marked, prompt.max)}
        </span>
      )}
      <button
        type="button"
        class={doubt || !isMeant ? 'button legal' : 'button primary'}
        data-option={ready ? 'done' : undefined}
        data-key={ready ? (isMeant ? 'Enter' : 0) : undefined}
        aria-disabled={!ready}
        onClick={() => {
          if (ready) takeDraft(session, prompt, choiceOf(prompt, session.draft.value));
          else session.refusal.value = say.value.table.tooFew(prompt.min);
        }}
      >
        <Icon of={icon.check} />
        <span class="answer-words">
          <span>
            {gives ?? (ready ? doneLabel(prompt, marked) : say.value.table.choose(prompt.min, prompt.max))}{' '}
            <kbd aria-hidden="true">{isMeant ? 'Enter' : 0}</kbd>
          </span>
          {outcome && <small>{outcome}</small>}
        </span>
      </button>
    </>
  );
}

function doneLabel(prompt: Prompt, marked: number): string {
  if (prompt.ask === 'cards') return say.value.table.confirmCards;
  if (prompt.ask === 'amounts') return say.value.table.confirmAmounts(marked);
  return say.value.table.confirmMany(marked);
}

interface Marking {
  readonly session: Session;
  readonly prompt: Asked;
  readonly answer: Answer;
  readonly digit: number | undefined;
}

function Toggle({ session, prompt, answer, full, digit }: Marking & { readonly full: boolean }) {
  const blocked = full && answer.marked === 0;
  return (
    <button
      type="button"
      class={answer.marked > 0 ? 'button marked' : 'button legal'}
      aria-pressed={answer.marked > 0}
      aria-disabled={blocked}
      data-option={blocked ? undefined : answer.id}
      data-at={answer.at}
      data-key={digit}
      onClick={() => choose(session, prompt, answer.id)}
    >
      {answer.marked > 0 && <Icon of={icon.check} size={16} />}
      {answer.label}
      {digit && <kbd aria-hidden="true">{digit}</kbd>}
    </button>
  );
}

/** `most`: of it, with what else is marked already. */
function Stepper({ session, prompt, answer, digit, most }: Marking & { readonly most: number }) {
  const { id, label, marked } = answer;
  const blocked = marked >= most;
  return (
    <span class={marked > 0 ? 'stepper marked' : 'stepper'}>
      <button
        type="button"
        class="button icon-button"
        aria-label={say.value.table.less(label)}
        aria-disabled={marked === 0}
        onClick={() => markMore(session, prompt, id, -1)}
      >
        <Icon of={icon.minus} />
      </button>
      <span class="stepper-count">
        <b>{marked}</b> {label}
      </span>
      <button
        type="button"
        class="button icon-button legal"
        aria-label={say.value.table.more(label)}
        aria-disabled={blocked}
        data-option={blocked ? undefined : id}
        data-key={digit}
        onClick={() => markMore(session, prompt, id, 1)}
      >
        <Icon of={icon.plus} />
      </button>
      {most > 1 && (
        <button
          type="button"
          class="button legal"
          aria-label={say.value.table.allOf(most, label)}
          aria-disabled={blocked}
          onClick={() => markMost(session, prompt, id)}
        >
          {say.value.table.all(most)}
        </button>
      )}
    </span>
  );
}
