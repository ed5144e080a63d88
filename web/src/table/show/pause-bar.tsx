import { useEffect, useRef } from 'preact/hooks';
import type { Pause } from '../../kit/face.ts';
import type { Session } from '../../session/session.ts';

/** In the place of the question: there is something to be read on the board before the show goes on. */
export function PauseBar({ session, pause }: { readonly session: Session; readonly pause: Pause }) {
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => go.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div class="ask" role="status">
        <h2 class="question">{pause.said}</h2>
      </div>
      <div class="answers">
        <button
          type="button"
          class="button primary"
          ref={go}
          data-show="go-on"
          onClick={() => session.stage.hurry?.()}
        >
          {pause.go}
          <kbd aria-hidden="true">Enter</kbd>
        </button>
      </div>
    </>
  );
}
