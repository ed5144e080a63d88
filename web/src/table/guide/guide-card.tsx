import { useEffect, useRef, useState } from 'preact/hooks';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { type GuideStep, stepFor } from '../../kit/guide/guide.ts';
import { tutor } from '../../kit/guide/tutor.ts';
import { haveLesson } from '../../preferences/lessons.ts';
import { preferences, setPreferences } from '../../preferences/preferences.ts';
import { note } from '../../session/answering.ts';
import type { Session } from '../../session/session.ts';
import { ownPrompt } from '../../session/viewing.ts';
import { askHint } from '../../thinker/hint.ts';
import { say } from '../../words/words.ts';
import { useClearCorner } from './clear-corner.ts';
import { sceneOf } from './scene-of.ts';

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
  const card = useRef<HTMLElement>(null);
  const shows = step && !step.quiet ? step : undefined;
  const corner = useClearCorner(card, shows ? `${shows.id} ${key}` : undefined);
  const scene = sceneOf(session);
  const option = step && scene && step.does?.(scene);
  const why = shows && scene && shows.why?.(scene);
  useEffect(() => {
    tutor.value = option === undefined ? undefined : { key, option };
  }, [key, option]);
  const asksHint = step?.asksHint === true;
  useEffect(() => {
    if (asksHint) void askHint(session);
  }, [session, asksHint, key]);
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
    <section
      ref={card}
      class={shows ? 'guide parchment' : 'unseen'}
      data-corner={corner}
      aria-label={words.guide}
    >
      <p role="status">
        {shows?.text[preferences.value.language]}
        {why && <em class="guide-why"> {why}</em>}
      </p>
      {shows && (
        <div class="row">
          <button
            type="button"
            class="button on-parchment"
            onClick={() => (shows.again ? setRead(key) : putAway(session, shows.id))}
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

const isAgain = (steps: readonly GuideStep[], id: string): boolean =>
  steps.some((step) => step.again && step.id === id);
const againIn = (steps: readonly GuideStep[]): string[] =>
  steps.flatMap(({ id, again }) => (again ? [id] : []));

function putAway(session: Session, step: string): void {
  // A lesson of the same name says the same.
  if (session.face.lessons) haveLesson(session.game.id, step);
  if (session.kept.peek().guide?.includes(step) === false)
    void note(session, ({ guide }) => ({ guide: guide && [...new Set([...guide, step])] }));
}

function endGuide(session: Session): void {
  if (session.face.lessons) setPreferences({ lessons: false });
  void note(session, () => ({ guide: undefined }));
}
