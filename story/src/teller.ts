import { Fault } from '@wyrdhall/kernel';
import { Story } from 'inkjs';
import { Recent } from './recent.ts';
import { inChapter } from './reference.ts';
import { readsOf, type Scene, valueIn } from './scene.ts';
import { whileTheClockStands } from './still-clock.ts';
import type { Structure, Value, Values } from './structure.ts';
import type { Beat, Line, Tale } from './tale.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Tales that are kept: more than the scenes that a bot looks ahead into. */
const KEPT = 2000;

/** The runtime could not go on: a script that ends without `-> END`, a number that is not one. */
export class InkFault extends Fault {}

/** Tells `true` from `"true"`, and a line break in a word from the next value. */
const keyOf = (value: Value): Value => (typeof value === 'string' ? JSON.stringify(value) : value);

interface Chapter {
  readonly id: string;
  readonly structure: Structure;
  readonly story: Story;
}

/** Tells the scenes of a game: plays a knot from its beginning with the choices that were made in it. */
export class Teller<Head, Effect, Choice> {
  readonly vocabulary: Vocabulary<Head, Effect, Choice>;
  private readonly written: Map<string, string>;
  private readonly chapters = new Map<string, Chapter>();
  private readonly tales: Recent<Tale<Head, Effect, Choice>>;

  /** `written`: the structure of each chapter, as JSON; it is read when the chapter is first told. */
  constructor(
    written: Readonly<Record<string, string>>,
    vocabulary: Vocabulary<Head, Effect, Choice>,
    kept = KEPT,
  ) {
    this.written = new Map(Object.entries(written));
    this.vocabulary = vocabulary;
    this.tales = new Recent(kept);
  }

  /** Adds a chapter that is loaded when it is opened. */
  provide(chapter: string, json: string): void {
    this.written.set(chapter, json);
  }

  structure(chapter: string): Structure {
    return this.chapter(chapter).structure;
  }

  /** The same choices and values always give the same tale. */
  tell(chapter: string, scene: Scene, now: Values): Tale<Head, Effect, Choice> {
    const opened = this.chapter(chapter);
    const { structure } = opened;
    const { knot, choices } = scene;
    // A save may name any knot and any word, so that one must not be taken for the other.
    let key = `${knot.length} ${chapter} ${knot} ${choices.join()}`;
    for (const name of readsOf(structure, knot)) key += `\n${keyOf(valueIn(structure, scene, name, now))}`;
    const known = this.tales.get(key);
    if (known) return known;
    const told = this.play(opened, scene, now);
    this.tales.set(key, told);
    return told;
  }

  private chapter(id: string): Chapter {
    const known = this.chapters.get(id);
    if (known) return known;
    const json = this.written.get(id);
    if (json === undefined) throw new Fault(`There is no chapter "${id}".`);
    const structure: Structure = JSON.parse(json);
    const chapter = { id, structure, story: whileTheClockStands(() => new Story({ ...structure.ink })) };
    this.chapters.set(id, chapter);
    return chapter;
  }

  private play(chapter: Chapter, scene: Scene, now: Values): Tale<Head, Effect, Choice> {
    const { id } = chapter;
    try {
      return whileTheClockStands(() => this.playKnot(chapter, scene, now));
    } catch (error) {
      this.chapters.delete(id); // The runtime stopped half way.
      if (error instanceof Fault) throw error;
      throw new InkFault(`${id} ${scene.knot}: ${(error as Error).message}`);
    }
  }

  private playKnot({ id, structure, story }: Chapter, scene: Scene, now: Values): Tale<Head, Effect, Choice> {
    const { knot, choices } = scene;
    story.ResetState();
    for (const name of readsOf(structure, knot)) {
      const value = valueIn(structure, scene, name, now);
      if (typeof value !== typeof structure.variables[name])
        throw new Fault(`${id}: "${name}" cannot be ${value}.`);
      story.variablesState.$(name, value);
    }
    story.ChoosePathString(knot);
    const head: string[] = [];
    const beats = [this.readBeat(id, story, head)];
    for (const choice of choices) {
      if (!story.currentChoices[choice]) throw new Fault(`${id} ${knot}: there is no choice ${choice}.`);
      story.ChooseChoiceIndex(choice);
      beats.push(this.readBeat(id, story, head));
    }
    const after: Record<string, Value> = {};
    for (const name of Object.keys(structure.variables)) after[name] = story.variablesState.$(name) as Value;
    return { head: this.vocabulary.head(head), beats, values: after };
  }

  /** Reads on to the next choice. Tags about the whole scene go into `head`. */
  private readBeat(chapter: string, story: Story, head: string[]): Beat<Effect, Choice> {
    const lines: Line<Effect>[] = [];
    while (story.canContinue) {
      const text = inChapter(chapter, story.Continue()?.trim() ?? '');
      const effects: Effect[] = [];
      for (const written of story.currentTags ?? []) {
        const tag = inChapter(chapter, written.trim());
        if (this.vocabulary.isHead(tag)) head.push(tag);
        else effects.push(this.vocabulary.effect(tag));
      }
      if (text !== '' || effects.length > 0) lines.push({ text, effects });
    }
    const choices = story.currentChoices.map(({ text, tags }) => ({
      text: inChapter(chapter, text),
      ...this.vocabulary.choice((tags ?? []).map((tag) => inChapter(chapter, tag.trim()))),
    }));
    return { lines, choices };
  }
}
