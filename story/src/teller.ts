import { Fault } from '@wyrdhall/kernel';
import { Story } from 'inkjs';
import { whileTheClockStands } from './still-clock.ts';
import type { Beat, Line, Tale } from './tale.ts';
import type { Values } from './values.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Tells the scenes of a game: plays a knot from its beginning with the choices that were made in it. */
export class Teller<Head, Effect, Choice> {
  private readonly vocabulary: Vocabulary<Head, Effect, Choice>;
  private readonly compiled: Readonly<Record<string, string>>;
  private readonly stories = new Map<string, Story>();
  private readonly tales = new Map<string, Tale<Head, Effect, Choice>>();

  /** `compiled`: the compiled script of each chapter. */
  constructor(compiled: Readonly<Record<string, string>>, vocabulary: Vocabulary<Head, Effect, Choice>) {
    this.compiled = compiled;
    this.vocabulary = vocabulary;
  }

  /** The same choices and values always give the same tale. */
  tell(
    chapter: string,
    knot: string,
    choices: readonly number[],
    values: Values,
  ): Tale<Head, Effect, Choice> {
    const key = `${chapter}|${knot}|${choices}|${JSON.stringify(values)}`;
    const known = this.tales.get(key);
    if (known) return known;
    const told = whileTheClockStands(() => this.play(chapter, knot, choices, values));
    this.tales.set(key, told);
    return told;
  }

  private storyOf(chapter: string): Story {
    const known = this.stories.get(chapter);
    if (known) return known;
    const compiled = this.compiled[chapter];
    if (compiled === undefined) throw new Fault(`There is no chapter "${chapter}".`);
    const story = new Story(compiled);
    this.stories.set(chapter, story);
    return story;
  }

  private play(
    chapter: string,
    knot: string,
    choices: readonly number[],
    values: Values,
  ): Tale<Head, Effect, Choice> {
    const story = this.storyOf(chapter);
    story.ResetState();
    for (const [name, value] of Object.entries(values)) story.variablesState.$(name, value);
    story.ChoosePathString(knot);
    const head: string[] = [];
    const beats = [this.readBeat(story, head)];
    for (const choice of choices) {
      if (!story.currentChoices[choice]) throw new Fault(`${chapter} ${knot}: there is no choice ${choice}.`);
      story.ChooseChoiceIndex(choice);
      beats.push(this.readBeat(story, head));
    }
    return { head: this.vocabulary.head(head), beats };
  }

  /** Reads on to the next choice. Tags about the whole scene go into `head`. */
  private readBeat(story: Story, head: string[]): Beat<Effect, Choice> {
    const lines: Line<Effect>[] = [];
    while (story.canContinue) {
      const text = story.Continue()?.trim() ?? '';
      const effects: Effect[] = [];
      for (const tag of story.currentTags ?? []) {
        if (this.vocabulary.isHead(tag)) head.push(tag);
        else effects.push(this.vocabulary.effect(tag));
      }
      if (text !== '' || effects.length > 0) lines.push({ text, effects });
    }
    const choices = story.currentChoices.map((choice) => ({
      text: choice.text,
      ...this.vocabulary.choice(choice.tags ?? []),
    }));
    return { lines, choices };
  }
}
