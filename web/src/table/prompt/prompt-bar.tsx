import type { Asked } from '@wyrdhall/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { answersOf } from '../../kit/answers/places.ts';
import { barAnswers } from '../../kit/answers/where.ts';
import type { FaceProps } from '../../kit/face.ts';
import { look } from '../../kit/look.ts';
import { RuleLink } from '../../kit/rules/rule-link.tsx';
import { backOut } from '../../session/answering.ts';
import { fullName, seatName } from '../../session/seats.ts';
import type { Session } from '../../session/session.ts';
import { wordsAt } from '../../session/words.ts';
import { thinkingSeat } from '../../thinker/thinking-seat.ts';
import { questionWords } from '../../words/option.ts';
import { say } from '../../words/words.ts';
import { LearnerLine } from '../guide/learner-line.tsx';
import { DoubtBar, DraftAnswer, EndBar, HintLine, MarkedBar, PauseBar, TellingLine } from '../later.ts';
import { doubtedAt, markedAt, shownPrompt } from '../show/asking.ts';
import { OneAnswer } from './answers.tsx';
import { OtherPrompts } from './other-prompts.tsx';
import { PendingAnswer, pendingAt } from './pending-answer.tsx';
import { Refused } from './refused.tsx';
import { SeatBadge } from './seat-badge.tsx';

interface PromptBarProps {
  readonly session: Session;
  readonly props: FaceProps;
}

/** Always there: who is asked what, why, the way out, the answers. */
export function PromptBar({ session, props }: PromptBarProps) {
  const change = session.change.value;
  const bar = useRef<HTMLElement>(null);
  // The answer that had the focus is gone; or nobody has gone anywhere yet since they came.
  useEffect(() => {
    const { activeElement: one } = document;
    const isNowhere = one === document.body || one?.matches('h1') === true;
    if (change > 0 && isNowhere) bar.current?.focus({ preventScroll: true });
  }, [change]);
  const prompt = shownPrompt(session);
  const playing = session.stage.playing.value;
  const pause = session.stage.waits.value;
  const { outcome } = session.moment.value;
  return (
    <section
      class={playing && !pause ? 'prompt tells' : 'prompt'}
      aria-label={playing ? say.value.show.title : say.value.table.answers}
      ref={bar}
      tabIndex={-1}
      id="prompt"
      data-doubting={prompt && doubtedAt(prompt) ? '' : undefined}
    >
      {pause ? (
        <PauseBar session={session} pause={pause} />
      ) : playing ? (
        // First the show, then the question.
        <TellingLine session={session} />
      ) : outcome ? (
        <EndBar session={session} outcome={outcome} />
      ) : prompt && doubtedAt(prompt) ? (
        <DoubtBar session={session} prompt={prompt} />
      ) : prompt && markedAt(prompt) !== undefined ? (
        <MarkedBar session={session} prompt={prompt} props={props} />
      ) : prompt ? (
        <AskedBar session={session} prompt={prompt} props={props} />
      ) : (
        <Waiting session={session} />
      )}
    </section>
  );
}

function AskedBar({ session, prompt, props }: PromptBarProps & { readonly prompt: Asked }) {
  const words = wordsAt(session);
  const answers = answersOf(prompt, words, session.draft.value);
  const { face, moment } = session;
  const { options } = moment.value;
  const inBar = barAnswers({ face, prompt, answers, options }, look.list.value);
  const { halfMade } = session.seen.value;
  const sent = pendingAt(session, prompt);
  return (
    <>
      <SeatBadge session={session} seat={prompt.seat} />
      <div class="ask">
        <OtherPrompts session={session} prompt={prompt} />
        <Question text={words.question(prompt.question, prompt.seat)} name={seatName(session, prompt.seat)} />
        <div class="ask-why">
          {prompt.ask === 'dice' && <span>{say.value.table.diceHow(prompt.max)} </span>}
          {prompt.ask === 'cards' && <span>{say.value.table.cardsHow(prompt.max)} </span>}
          <RuleLink id={prompt.question.rule} />{' '}
          <LearnerLine game={session.game} question={prompt.question} />
        </div>
        <HintLine session={session} prompt={prompt} />
        <Refused session={session} />
      </div>
      {sent === undefined ? (
        <div class="answers">
          {halfMade > 0 && (
            <button
              type="button"
              class="button quiet-answer"
              data-key="Escape"
              aria-label={say.value.table.backTo(halfMade)}
              onClick={() => void backOut(session)}
            >
              <Icon of={icon.back} />
              {say.value.table.back}
              <kbd aria-hidden="true">Esc</kbd>
            </button>
          )}
          {face.Tools && <face.Tools {...props} />}
          {prompt.ask === 'one' ? (
            <OneAnswer session={session} prompt={prompt} answers={inBar} view={props.view} />
          ) : (
            <DraftAnswer session={session} prompt={prompt} answers={inBar} view={props.view} />
          )}
        </div>
      ) : (
        <PendingAnswer session={session} prompt={prompt} choice={sent} />
      )}
    </>
  );
}

/** The asked one's name stands out where the game's words begin with it. */
function Question({ text, name }: { text: string; name: string }) {
  const rest = text.startsWith(name) ? text.slice(name.length) : undefined;
  return (
    <h2 class="question">
      {rest === undefined ? (
        text
      ) : (
        <>
          <em>{name}</em>
          {rest}
        </>
      )}
    </h2>
  );
}

/** Somebody else is asked: a bot, or a person behind the curtain. */
function Waiting({ session }: { session: Session }) {
  const [prompt] = session.prompts.value;
  if (!prompt) return null;
  const name = fullName(session, prompt.seat);
  const thinking = thinkingSeat.value === prompt.seat;
  return (
    <>
      <SeatBadge session={session} seat={prompt.seat} />
      <div class="ask">
        <h2 class="question">{thinking ? say.value.table.thinking(name) : say.value.table.waiting(name)}</h2>
        <div class="ask-why">
          {session.veiled.value === undefined && questionWords(wordsAt(session), prompt)}{' '}
          <RuleLink id={prompt.question.rule} />
        </div>
        <Refused session={session} />
      </div>
    </>
  );
}
