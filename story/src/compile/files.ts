import type { Structure } from '../structure.ts';
import { compile } from './compile.ts';
import { structureModule, textModule } from './module.ts';
import { translatedTexts, translationFaults } from './translation.ts';

/** `stories.json` of a game: which stories it has, and where. Paths begin in the game's folder. */
export interface StoryList {
  /** The folder of the scripts, `<chapter>.ink`, and of translations, `<language>/<chapter>.txt`. */
  readonly scripts: string;
  readonly chapters: readonly string[];
  /** The language that they are written in. */
  readonly original: string;
  readonly translations: readonly string[];
  /** The first words of tags whose other words are prose. */
  readonly proseTags: readonly string[];
  /** The folder that the modules go to. */
  readonly written: string;
}

export interface StoryFiles {
  /** The modules, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** What is wrong with the translations. */
  readonly faults: readonly string[];
}

/** Compiles the stories of a game. `read` gives the text of a file, undefined where there is none. */
export function storyFiles(list: StoryList, read: (path: string) => string | undefined): StoryFiles {
  const { scripts, chapters, original, translations, proseTags, written } = list;
  const files = new Map<string, string>();
  const faults: string[] = [];
  const structures = new Map<string, Structure>();
  for (const chapter of chapters) {
    const script = `${scripts}/${chapter}.ink`;
    const source = read(script);
    if (source === undefined) throw new Error(`${script}: there is no such file.`);
    const { structure, texts } = compile(script, source, proseTags);
    structures.set(chapter, structure);
    files.set(`${written}/${original}/${chapter}.ts`, textModule(script, texts));
    for (const language of translations) {
      const path = `${scripts}/${language}/${chapter}.txt`;
      const translation = read(path) ?? '';
      faults.push(...translationFaults(texts, translation).map((fault) => `${path}: ${fault}`));
      files.set(`${written}/${language}/${chapter}.ts`, textModule(path, translatedTexts(translation)));
    }
  }
  files.set(`${written}/structures.ts`, structureModule(`${scripts}/*.ink`, structures));
  return { files, faults };
}
