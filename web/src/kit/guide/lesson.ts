import type { Language } from '../../preferences/languages.ts';
import type { Scene } from './guide.ts';

/** A rule in two or three sentences, told once to each person, when it is met for the first time. */
export interface Lesson<View = unknown> {
  readonly id: string;
  readonly heading: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
  /** The rule that tells all of it. */
  readonly rule: string;
  /** About the question itself: it comes at once. Of the others there is one a turn. */
  readonly urgent?: true;
  isNow(scene: Scene<View>): boolean;
  /** What it speaks of, as `data-explain` names it, or `option:` and an answer. */
  about?(scene: Scene<View>): readonly string[];
}

/** Which lesson is being told, and what came before it. */
export interface Talk {
  readonly id?: string | undefined;
  /** The asking at which the last one was put away: no other comes there. */
  readonly done?: string | undefined;
  /** The turn in which the last one came that could have waited. */
  readonly turn?: string | undefined;
}

interface Moment {
  readonly scene: Scene;
  readonly had: readonly string[];
  /** Of the asking. */
  readonly key: string;
  readonly turn: string;
}

/** A lesson stays as long as it fits; then comes what is asked about, then, once a turn, what else is new. */
export function talkOn(lessons: readonly Lesson[], talk: Talk, { scene, had, key, turn }: Moment): Talk {
  const fits = lessons.filter(({ id, isNow }) => !had.includes(id) && isNow(scene));
  const held = fits.find(({ id }) => id === talk.id);
  if (held?.urgent) return talk;
  const { done } = talk;
  if (key === done) return { done, turn: talk.turn };
  const urgent = fits.find((lesson) => lesson.urgent);
  if (urgent) return { id: urgent.id, done, turn: talk.turn };
  if (held) return talk;
  const [next] = turn === talk.turn ? [] : fits;
  return next ? { id: next.id, done, turn } : { done, turn: talk.turn };
}
