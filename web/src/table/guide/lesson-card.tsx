import { useEffect, useRef, useState } from 'preact/hooks';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { type Lesson, type Talk, talkOn } from '../../kit/guide/lesson.ts';
import { spotlight } from '../../kit/guide/spotlight.ts';
import { RuleLink } from '../../kit/rules/rule-link.tsx';
import { haveLesson, lessonsHad } from '../../preferences/lessons.ts';
import { preferences, setPreferences } from '../../preferences/preferences.ts';
import type { Session } from '../../session/session.ts';
import { ownPrompt } from '../../session/viewing.ts';
import { say } from '../../words/words.ts';
import { useClearCorner } from './clear-corner.ts';
import { sceneOf } from './scene-of.ts';

/** After the first game: a rule that is met for the first time, told once to each person. */
export function LessonCard({ session }: { session: Session }) {
  const { face, game, moment } = session;
  const [lessons, setLessons] = useState<readonly Lesson[]>([]);
  useEffect(() => {
    let left = false;
    face
      .lessons?.()
      .then((loaded) => !left && setLessons(loaded))
      .catch(() => undefined); // Without lessons it is a game all the same.
    return () => {
      left = true;
    };
  }, [face]);
  session.change.value;
  const talk = useRef<Talk>({});
  const had = lessonsHad(game.id);
  const key = ownPrompt(session)?.key ?? '';
  const scene = sceneOf(session);
  const { round, turn } = moment.value.clock;
  const before = talk.current;
  if (scene) talk.current = talkOn(lessons, before, { scene, had, key, turn: `${round} ${turn}` });
  const now = scene && lessons.find(({ id }) => id === talk.current.id);
  const told = useRef<Lesson | undefined>(undefined);
  useEffect(() => {
    const last = told.current;
    if (!scene) return;
    told.current = now;
    // What made way for something urgent comes again.
    if (last && last !== now && !last.isNow(scene)) haveLesson(game.id, last.id);
  });
  const card = useRef<HTMLElement>(null);
  const corner = useClearCorner(card, now && `${now.id} ${key}`);
  const about = (now && scene && now.about?.(scene)) ?? [];
  useSpotlight(about);
  const words = say.value.teach;
  const { language } = preferences.value;
  const putAway = (id: string) => {
    talk.current = { ...talk.current, id: undefined, done: key };
    haveLesson(game.id, id);
  };
  return (
    <section
      ref={card}
      class={now ? 'guide parchment' : 'unseen'}
      data-corner={corner}
      data-lesson={now?.id}
      aria-label={words.lesson}
    >
      <div role="status">
        {now && (
          <>
            <h2>{now.heading[language]}</h2>
            <p>{now.text[language]}</p>
          </>
        )}
      </div>
      {now && (
        <div class="row">
          <button type="button" class="button on-parchment" onClick={() => putAway(now.id)}>
            <Icon of={icon.check} size={16} />
            {words.guideNext}
          </button>
          <RuleLink id={now.rule} />
          <button type="button" class="guide-end" onClick={() => setPreferences({ lessons: false })}>
            {words.guideEnd}
          </button>
        </div>
      )}
    </section>
  );
}

const selectorOf = (subject: string): string =>
  subject.startsWith('option:')
    ? `[data-option="${subject.slice('option:'.length)}"]`
    : `[data-explain="${subject}"]`;

/** Marks what is spoken of: places on the board by themselves, all else here. */
function useSpotlight(about: readonly string[]): void {
  const names = about.join(' ');
  useEffect(() => {
    const subjects = names === '' ? [] : names.split(' ');
    spotlight.value = subjects;
    const lit = subjects.flatMap((subject) => [
      ...document.querySelectorAll(`${selectorOf(subject)}:not(.place)`),
    ]);
    for (const one of lit) one.setAttribute('data-spotlit', '');
    return () => {
      spotlight.value = [];
      for (const one of lit) one.removeAttribute('data-spotlit');
    };
  }, [names]);
}
