import { type Beat, type Tale, Teller, type Vocabulary } from '@wyrdhall/story';
import { type ChoiceTags, readChoice } from './choice-tags.ts';
import { readEffect, type StoryEffect } from './effects.ts';
import { STRUCTURES } from './written/structures.ts';

/** What stands at the head of a knot. */
interface SceneHead {
  readonly title: string;
}

type SceneTale = Tale<SceneHead, StoryEffect, ChoiceTags>;
export type SceneBeat = Beat<StoryEffect, ChoiceTags>;
export type SceneChoice = SceneBeat['choices'][number];

const TITLE = 'title ';

const vocabulary: Vocabulary<SceneHead, StoryEffect, ChoiceTags> = {
  isHead: (tag) => tag.startsWith(TITLE),
  head: (tags) => ({ title: tags.find((tag) => tag.startsWith(TITLE))?.slice(TITLE.length) ?? '' }),
  effect: readEffect,
  choice: readChoice,
};

export const teller = new Teller<SceneHead, StoryEffect, ChoiceTags>(STRUCTURES, vocabulary);

export const STORY_CHAPTERS = Object.keys(STRUCTURES);

/** The chapter in which a knot is written; undefined where it is in none. */
export const chapterOf = (knot: string): string | undefined =>
  STORY_CHAPTERS.find((chapter) => Object.hasOwn(teller.structure(chapter).reads, knot));

export type { SceneTale };
