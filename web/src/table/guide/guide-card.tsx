import { useEffect, useRef, useState } from 'preact/hooks';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { type GuideStep, type Scene, stepFor } from '../../kit/guide/guide.ts';
import { tutor } from '../../kit/guide/tutor.ts';
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
  const [read, setRead] = useState('');
  const key = ownPrompt(session)?.key ?? '';
  const step = seen && currentStep(session, steps, read === key ? [...seen, ...againIn(steps)] : seen);
  const shown = useRef<string | undefined>(undefined);
  const change = session.change.value;
  // A hint that was there when the answer came has done its work, unless it still fits.
  useEffect(() => {
    const before = shown.current;
    shown.current = step?.id;
    if (before !== undefined && before !== step?.id && !isAgain(steps, before)) putAway(session, before);
  }, [session, steps, change, step?.id]);
  const scene = sceneOf(session);
  const option = step && scene && step.does?.(scene);
  useEffect(() => {
    tutor.value = option === undefined ? undefined : { key, option };
  }, [key, option]);
  // Who has had enough of the hints, or leaves, is shown nothing more.
  useEffect(
    () => () => {
      tutor.value = undefined;
    },
    [],
  );
  if (!seen) return null;
  const words = say.value.teach;
  return (
    <section class={step ? 'guide parchment' : 'unseen'} aria-label={words.guide}>
      <p role="status">{step?.text[preferences.value.language]}</p>
      {step && (
        <div class="row">
          <button
            type="button"
            class="button on-parchment"
            onClick={() => (step.again ? setRead(key) : putAway(session, step.id))}
          >
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
  const scene = sceneOf(session);
  return scene && stepFor(steps, seen, scene);
}

function sceneOf(session: Session): Scene | undefined {
  const { seen: now, stage, veiled } = session;
  const prompt = ownPrompt(session);
  if (!prompt || stage.playing.value || veiled.value !== undefined) return undefined;
  const events = now.value.since?.events ?? [];
  const told = new Set(events.map(({ kind }) => kind));
  return { prompt, view: now.value.view, told, events };
}

const isAgain = (steps: readonly GuideStep[], id: string): boolean =>
  steps.some((step) => step.again && step.id === id);
const againIn = (steps: readonly GuideStep[]): string[] =>
  steps.flatMap(({ id, again }) => (again ? [id] : []));

function putAway(session: Session, step: string): void {
  if (session.kept.peek().guide?.includes(step) === false)
    void note(session, ({ guide }) => ({ guide: guide && [...new Set([...guide, step])] }));
}

const endGuide = (session: Session): void => void note(session, () => ({ guide: undefined }));
