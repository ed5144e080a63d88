import { type Beat, type Tale, Teller, type Vocabulary, variablesOf } from '@wyrdhall/story';
import type { AdventureId } from '../state.ts';
import { type ChoiceTags, readChoice } from './choice-tags.ts';
import { COMPILED } from './compiled.ts';
import { readEffect, type StoryEffect } from './tags.ts';

/** What stands at the head of a knot. */
interface SceneHead {
  readonly title: string;
  /** Addressed to a hero whom chance picks. */
  readonly toRandomHero: boolean;
}

export type SceneTale = Tale<SceneHead, StoryEffect, ChoiceTags>;
export type SceneBeat = Beat<StoryEffect, ChoiceTags>;
export type SceneChoice = SceneBeat['choices'][number];

/** What a story may speak of: which of its tellings, the hero's name, what the party did. */
export interface Circumstances {
  readonly variant: number;
  readonly hero: string;
  readonly flags: readonly string[];
}

const TITLE = 'title ';
const RANDOM_HERO = 'hero random';

const vocabulary: Vocabulary<SceneHead, StoryEffect, ChoiceTags> = {
  isHead: (tag) => tag.startsWith(TITLE) || tag === RANDOM_HERO,
  head: (tags) => ({
    title: tags.find((tag) => tag.startsWith(TITLE))?.slice(TITLE.length) ?? '',
    toRandomHero: tags.includes(RANDOM_HERO),
  }),
  effect: readEffect,
  choice: readChoice,
};

const teller = new Teller(COMPILED, vocabulary);

/** Plays a knot from its beginning with these choices. */
export function tale(
  adventure: AdventureId,
  knot: string,
  choices: readonly number[],
  { variant, hero, flags }: Circumstances,
): SceneTale {
  const values: Record<string, boolean | number | string> = { variant, hero };
  for (const flag of flags) values[flag] = true;
  return teller.tell(adventure, knot, choices, values);
}

/** What a story can remember: its variables that begin as false. */
export const flagsOf = (adventure: AdventureId): string[] =>
  Object.entries(variablesOf(COMPILED[adventure])).flatMap(([name, value]) => (value === false ? name : []));
