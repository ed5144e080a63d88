import { useEffect, useRef, useState } from 'preact/hooks';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { type GuideStep, stepFor } from '../../kit/guide/guide.ts';
import { preferences } from '../../preferences/preferences.ts';
import { note } from '../../session/answering.ts';
import type { Session } from '../../session/session.ts';
import { ownPrompt } from '../../session/viewing.ts';
import { say } from '../../words/words.ts';

/** In a first game: what one needs to know now. It goes with the next answer, or when it is put away. */
export function GuideCard({ session }: { session: Session }) {
  const steps = useSteps(session);
  const seen = session.kept.value.guide;
  session.change.value;
  const step = seen && currentStep(session, steps, seen);
  const shown = useRef<string | undefined>(undefined);
  const change = session.change.value;
  // A hint that was there when the answer came has done its work, unless it still fits.
  useEffect(() => {
    const before = shown.current;
    shown.current = step?.id;
    if (before !== undefined && before !== step?.id) putAway(session, before);
  }, [session, change, step?.id]);
  if (!seen) return null;
  const words = say.value.teach;
  return (
    <section class={step ? 'guide parchment' : 'unseen'} aria-label={words.guide}>
      <p role="status">{step?.text[preferences.value.language]}</p>
      {step && (
        <div class="row">
          <button type="button" class="button on-parchment" onClick={() => putAway(session, step.id)}>
            <Icon of={icon.check} size={16} />
            {words.guideNext}
          </button>
          <button type="button" class="guide-end" onClick={() => endGuide(session)}>
            {words.guideEnd}
          </button>
        </div>
      )}
    </section>
  );
}

function useSteps({ face }: Session): readonly GuideStep[] {
  const [steps, setSteps] = useState<readonly GuideStep[]>([]);
  useEffect(() => {
    let left = false;
    face
      .guide?.()
      .then((loaded) => !left && setSteps(loaded))
      .catch(() => undefined); // A first game without hints is a game all the same.
    return () => {
      left = true;
    };
  }, [face]);
  return steps;
}

function currentStep(session: Session, steps: readonly GuideStep[], seen: readonly string[]) {
  const { seen: now, stage, veiled } = session;
  const prompt = ownPrompt(session);
  if (!prompt || stage.playing.value || veiled.value !== undefined) return undefined;
  const events = now.value.since?.events ?? [];
  const told = new Set(events.map(({ kind }) => kind));
  return stepFor(steps, seen, { prompt, view: now.value.view, told, events });
}

function putAway(session: Session, step: string): void {
  const { guide } = session.kept.peek();
  if (guide && !guide.includes(step)) void note(session, { guide: [...guide, step] });
}

const endGuide = (session: Session): void => void note(session, { guide: undefined });
