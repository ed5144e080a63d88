import { useLayoutEffect, useRef } from 'preact/hooks';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { look } from '../../kit/look.ts';
import { EventLine } from '../../kit/steps/event-line.tsx';
import type { Frame } from '../../kit/steps/frames.ts';
import { Stepper } from '../../kit/steps/stepper.tsx';
import type { Session } from '../../session/session.ts';
import { wordsAt } from '../../session/words.ts';
import { say } from '../../words/words.ts';
import { endLookBack } from './look-back.ts';

/** In the place of the question: to and fro in what happened. */
export function LookBackBar({ session, frames }: { session: Session; frames: readonly Frame[] }) {
  const bar = useRef<HTMLElement>(null);
  // Before anybody can press a key.
  useLayoutEffect(() => bar.current?.querySelector<HTMLElement>('[data-step=next]')?.focus(), []);
  const last = frames.length - 1;
  const point = Math.min(look.back.value ?? 0, last);
  const event = frames[point]?.event;
  const words = say.value.teach;
  return (
    <section class="prompt look-back" aria-label={words.lookBack} ref={bar}>
      <Stepper
        point={point}
        last={last}
        onPoint={(next) => {
          look.back.value = next;
        }}
      >
        {event ? (
          <EventLine face={session.face} words={wordsAt(session)} event={event} />
        ) : (
          <p class="steps-answer">{words.lookBackFrom}</p>
        )}
      </Stepper>
      <button type="button" class="button" data-key="Escape" onClick={endLookBack}>
        <Icon of={icon.close} />
        {words.lookBackEnd}
        <kbd aria-hidden="true">Esc</kbd>
      </button>
    </section>
  );
}
