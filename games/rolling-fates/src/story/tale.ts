import { type Beat, type Tale, Teller, type Values, type Vocabulary } from '@wyrdhall/story';
import type { AdventureId, Scene } from '../state.ts';
import { type ChoiceTags, readChoice } from './choice-tags.ts';
import { readEffect, type StoryEffect } from './tags.ts';
import { STRUCTURES } from './written/structures.ts';

/** What stands at the head of a knot. */
export interface SceneHead {
  readonly title: string;
  /** Addressed to a hero whom chance picks. */
  readonly toRandomHero: boolean;
}

export type SceneTale = Tale<SceneHead, StoryEffect, ChoiceTags>;
export type SceneBeat = Beat<StoryEffect, ChoiceTags>;
export type SceneChoice = SceneBeat['choices'][number];

const TITLE = 'title ';
const RANDOM_HERO = 'hero random';

export const vocabulary: Vocabulary<SceneHead, StoryEffect, ChoiceTags> = {
  isHead: (tag) => tag.startsWith(TITLE) || tag === RANDOM_HERO,
  head: (tags) => ({
    title: tags.find((tag) => tag.startsWith(TITLE))?.slice(TITLE.length) ?? '',
    toRandomHero: tags.includes(RANDOM_HERO),
  }),
  effect: readEffect,
  choice: readChoice,
};

export const teller = new Teller<SceneHead, StoryEffect, ChoiceTags>(STRUCTURES, vocabulary);

/** What a story may speak of: which of its tellings, the hero's name, what the party did. */
export function circumstances(variant: number, hero: string, flags: readonly string[]): Values {
  const values: Record<string, boolean | number | string> = { variant, hero };
  for (const flag of flags) values[flag] = true;
  return values;
}

/** Tells a scene from its beginning with the choices that were made in it. */
export const tale = (adventure: AdventureId, scene: Omit<Scene, 'hero'>, now: Values): SceneTale =>
  teller.tell(adventure, scene, now);

/** What a story can remember: its variables that begin as false. */
export const flagsOf = (adventure: AdventureId): string[] =>
  Object.entries(teller.structure(adventure).variables).flatMap(([name, value]) =>
    value === false ? name : [],
  );
