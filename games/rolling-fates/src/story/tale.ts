import type { Json } from '@wyrdhall/kernel';
import { Story } from 'inkjs';
import type { AdventureId } from '../state.ts';
import { type ChoiceTags, readChoice } from './choice-tags.ts';
import { COMPILED } from './compiled.ts';
import { whileTheClockStands } from './still-clock.ts';
import { readEffect, type StoryEffect } from './tags.ts';

/** A paragraph, and what it does. */
interface Line {
  readonly text: string;
  readonly effects: readonly StoryEffect[];
}

export interface StoryChoice extends ChoiceTags {
  readonly text: string;
}

/** From one choice to the next. */
export interface Beat {
  readonly lines: readonly Line[];
  readonly choices: readonly StoryChoice[];
}

export interface Tale {
  readonly title: string;
  /** Addressed to a hero whom chance picks. */
  readonly toRandomHero: boolean;
  /** One more than choices were made. */
  readonly beats: readonly Beat[];
}

/** What a story may speak of: which of its tellings, the hero's name, what the party did. */
export interface Circumstances {
  readonly variant: number;
  readonly hero: string;
  readonly flags: readonly string[];
}

const stories = new Map<AdventureId, Story>();
const tales = new Map<string, Tale>();

function storyOf(adventure: AdventureId): Story {
  const known = stories.get(adventure);
  if (known) return known;
  const story = new Story(COMPILED[adventure]);
  stories.set(adventure, story);
  return story;
}

interface Declared {
  readonly 'VAR='?: string;
}

/** What a story can remember: its variables that begin as false. */
export function flagsOf(adventure: AdventureId): string[] {
  const { root } = JSON.parse(COMPILED[adventure]) as { root: readonly { readonly 'global decl': Json[] }[] };
  const declared = root.at(-1)?.['global decl'] ?? [];
  // Each variable stands behind the value that it begins with.
  return declared.flatMap((item, i) => (declared[i - 1] === false ? ((item as Declared)['VAR='] ?? []) : []));
}

const TITLE = 'title ';
const RANDOM_HERO = 'hero random';

/** Plays a knot from its beginning with these choices. The same answers always give the same tale. */
export function tale(
  adventure: AdventureId,
  knot: string,
  choices: readonly number[],
  circumstances: Circumstances,
): Tale {
  const { variant, hero, flags } = circumstances;
  const key = `${adventure}|${knot}|${choices}|${variant}|${hero}|${flags}`;
  const known = tales.get(key);
  if (known) return known;
  const told = whileTheClockStands(() => play(storyOf(adventure), knot, choices, circumstances));
  tales.set(key, told);
  return told;
}

function play(
  story: Story,
  knot: string,
  choices: readonly number[],
  { variant, hero, flags }: Circumstances,
): Tale {
  story.ResetState();
  const variables = story.variablesState;
  variables.$('variant', variant);
  variables.$('hero', hero);
  for (const flag of flags) variables.$(flag, true);
  story.ChoosePathString(knot);
  const head: string[] = [];
  const beats = [readBeat(story, head)];
  for (const choice of choices) {
    story.ChooseChoiceIndex(choice);
    beats.push(readBeat(story, head));
  }
  return {
    title: head.find((tag) => tag.startsWith(TITLE))?.slice(TITLE.length) ?? '',
    toRandomHero: head.includes(RANDOM_HERO),
    beats,
  };
}

/** Reads on to the next choice. Tags about the whole scene go into `head`. */
function readBeat(story: Story, head: string[]): Beat {
  const lines: Line[] = [];
  while (story.canContinue) {
    const text = story.Continue()?.trim() ?? '';
    const effects: StoryEffect[] = [];
    for (const tag of story.currentTags ?? []) {
      if (tag.startsWith(TITLE) || tag === RANDOM_HERO) head.push(tag);
      else effects.push(readEffect(tag));
    }
    if (text !== '' || effects.length > 0) lines.push({ text, effects });
  }
  const choices = story.currentChoices.map((choice) => ({
    text: choice.text,
    ...readChoice(choice.tags ?? []),
  }));
  return { lines, choices };
}
