import { type Asked, isChance } from '@wyrdhall/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { FaceProps } from '../faces/face.ts';
import { LearnerLine } from '../guide/learner-line.tsx';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { thinkingSeat } from '../thinker/bots.ts';
import { questionWords } from '../words/option.ts';
import { say, wordsOf } from '../words/words.ts';
import { backOut } from './answering.ts';
import { OneAnswer } from './answers.tsx';
import { DraftAnswer } from './draft-answers.tsx';
import { EndBar } from './end-bar.tsx';
import { HintLine } from './hint-line.tsx';
import { look } from './look.ts';
import { OtherPrompts } from './other-prompts.tsx';
import { answersOf, barAnswers, glowing, placesOf } from './places.ts';
import { SeatBadge } from './seat-badge.tsx';
import { seatName } from './seats.ts';
import type { Session } from './session.ts';
import { ownPrompt } from './viewing.ts';

interface PromptBarProps {
  readonly session: Session;
  readonly props: FaceProps;
}

/** Always there: who is asked what, why, the way out, the answers. */
export function PromptBar({ session, props }: PromptBarProps) {
  const change = session.change.value;
  const bar = useRef<HTMLElement>(null);
  // The answer that had the focus is gone.
  useEffect(() => {
    if (change > 0 && document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [change]);
  const prompt = ownPrompt(session);
  return (
    <section class="prompt" aria-label={say.value.table.answers} ref={bar} tabIndex={-1} id="prompt">
      {session.run.outcome ? (
        // How it ends is said when it has been shown.
        !session.stage.playing.value && <EndBar session={session} outcome={session.run.outcome} />
      ) : prompt ? (
        <AskedBar session={session} prompt={prompt} props={props} />
      ) : (
        <Waiting session={session} />
      )}
    </section>
  );
}

function AskedBar({ session, prompt, props }: PromptBarProps & { readonly prompt: Asked }) {
  const words = wordsOf(session.game, session.run);
  const answers = answersOf(prompt, words, session.draft.value);
  const { face, run } = session;
  const inBar = barAnswers(answers, prompt, face.hasPlaces && !look.list.value).filter(
    ({ id }) => isChance(prompt) || !face.holds?.(prompt, id, run.options),
  );
  const glows = !isChance(prompt) && face.hasPlaces ? glowing(placesOf(answers)) : 0;
  const { halfMade } = session.seen.value;
  return (
    <>
      <SeatBadge session={session} seat={prompt.seat} />
      <div class="ask">
        <OtherPrompts session={session} prompt={prompt} />
        <Question text={words.question(prompt.question, prompt.seat)} name={seatName(session, prompt.seat)} />
        <div class="ask-why">
          {prompt.ask === 'dice' && <span>{say.value.table.diceHow(prompt.max)} </span>}
          {prompt.ask === 'cards' && <span>{say.value.table.cardsHow(prompt.max)} </span>}
          {glows > 0 && <span>{say.value.table.onBoard(glows)}. </span>}
          <RuleLink id={prompt.question.rule} />{' '}
          <LearnerLine game={session.game} rule={prompt.question.rule} />
        </div>
        <HintLine session={session} prompt={prompt} />
        <Refused session={session} />
      </div>
      <div class="answers">
        {halfMade > 0 && (
          <button
            type="button"
            class="button quiet-answer"
            data-key="Escape"
            aria-label={say.value.table.backTo(halfMade)}
            onClick={() => backOut(session)}
          >
            <Icon of={icon.back} />
            {say.value.table.back}
            <kbd aria-hidden="true">Esc</kbd>
          </button>
        )}
        {face.Tools && <face.Tools {...props} />}
        {prompt.ask === 'one' ? (
          <OneAnswer session={session} prompt={prompt} answers={inBar} />
        ) : (
          <DraftAnswer session={session} prompt={prompt} answers={inBar} />
        )}
      </div>
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

function Refused({ session }: { session: Session }) {
  const { value } = session.refusal;
  return (
    <p class="refusal" role="alert">
      {value && (
        <>
          <Icon of={icon.lock} size={15} /> {value}
        </>
      )}
    </p>
  );
}

/** Somebody else is asked: a bot, or a person behind the curtain. */
function Waiting({ session }: { session: Session }) {
  const [prompt] = session.prompts.value;
  if (!prompt) return null;
  const name = seatName(session, prompt.seat);
  const thinking = thinkingSeat.value === prompt.seat;
  return (
    <>
      <SeatBadge session={session} seat={prompt.seat} />
      <div class="ask">
        <h2 class="question">{thinking ? say.value.table.thinking(name) : say.value.table.waiting(name)}</h2>
        <div class="ask-why">
          {session.veiled.value === undefined && questionWords(wordsOf(session.game, session.run), prompt)}{' '}
          <RuleLink id={prompt.question.rule} />
        </div>
        <Refused session={session} />
      </div>
    </>
  );
}
