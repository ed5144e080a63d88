import type { Asked } from '@wyrdhall/kernel';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { answersOf } from '../../kit/answers/places.ts';
import type { FaceProps } from '../../kit/face.ts';
import { RuleLink } from '../../kit/rules/rule-link.tsx';
import type { Session } from '../../session/session.ts';
import { toldSoFar } from '../../session/told-so-far.ts';
import { wordsAt } from '../../session/words.ts';
import { say } from '../../words/words.ts';
import { doubtedAt, markedAt, take, takeAllTheSame, thinkAgain } from '../show/asking.ts';
import { Refused } from './refused.tsx';
import { SeatBadge } from './seat-badge.tsx';

interface CareProps {
  readonly session: Session;
  readonly prompt: Asked;
}

/** Before an answer that is easily regretted: whether it is meant. */
export function DoubtBar({ session, prompt }: CareProps) {
  const given = doubtedAt(prompt);
  if (!given) return null;
  const { question, why, yes, no, harmless = false } = given.doubt;
  const option = typeof given.choice === 'string' ? given.choice : 'done';
  // Where digits mark several things, they go on doing so.
  const digit = prompt.ask === 'one' ? 1 : undefined;
  const goOn = (
    <button
      key="yes"
      type="button"
      class={harmless ? 'button primary' : 'button'}
      data-option={option}
      data-doubted
      data-key={digit}
      data-enter={harmless ? true : undefined}
      onClick={() => takeAllTheSame(session, prompt)}
    >
      {yes} {digit && <kbd aria-hidden="true">{digit}</kbd>}
    </button>
  );
  const goBack = (
    <button
      key="no"
      type="button"
      class={harmless ? 'button quiet-answer' : 'button primary'}
      data-key="Escape"
      data-enter={harmless ? undefined : true}
      onClick={thinkAgain}
    >
      {no} <kbd aria-hidden="true">Esc</kbd>
    </button>
  );
  return (
    <>
      <SeatBadge session={session} seat={prompt.seat} />
      <div class="ask" role="status">
        <h2 class="question">{question}</h2>
        <div class="ask-why">{why}</div>
        <Refused session={session} />
      </div>
      <div class="answers">{harmless ? [goBack, goOn] : [goOn, goBack]}</div>
    </>
  );
}

/** By finger: what was touched, what taking it does, and the way back. */
export function MarkedBar({ session, prompt, props }: CareProps & { readonly props: FaceProps }) {
  const option = markedAt(prompt);
  const words = wordsAt(session);
  const answer = answersOf(prompt, words, new Map()).find(({ id }) => id === option);
  if (!answer) return null;
  const outcome = session.face.outcome?.(prompt, answer.id, props.view, () => toldSoFar(session));
  return (
    <>
      <SeatBadge session={session} seat={prompt.seat} />
      <div class="ask" role="status">
        <h2 class="question">{words.question(prompt.question, prompt.seat)}</h2>
        <div class="ask-why">
          {outcome ?? say.value.show.hereHow} <RuleLink id={prompt.question.rule} />
        </div>
        <Refused session={session} />
      </div>
      <div class="answers marked-answers">
        <button type="button" class="button quiet-answer" data-key="Escape" onClick={thinkAgain}>
          <Icon of={icon.close} />
          {say.value.show.unmark}
        </button>
        <button
          type="button"
          class="button primary"
          data-option={answer.id}
          data-enter
          onClick={() => take(session, prompt, answer.id)}
        >
          {session.face.deed?.(prompt, answer.id, props.view) ?? answer.label}
        </button>
      </div>
    </>
  );
}
