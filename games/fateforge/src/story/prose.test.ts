import { readdirSync, readFileSync } from 'node:fs';
import { Teller, type Value, type Values } from '@wyrdhall/story';
import { compile, compileWhole } from '@wyrdhall/story/compile';
import { endingsOf } from '@wyrdhall/story/walk';
import { describe, expect, test } from 'vitest';

const folder = new URL('../../campaign/', import.meta.url);
const CHAPTERS = readdirSync(folder).flatMap((file) => (file.endsWith('.ink') ? file.slice(0, -4) : []));
const sourceOf = (chapter: string): string => readFileSync(new URL(`${chapter}.ink`, folder), 'utf8');

const PEOPLE = ['vey', 'hask', 'aune', 'vixa', 'ruk', 'tam', 'sedge', 'ilmar', 'oss', 'dorrit'];

/** Scripts with their prose in them, and tags as they are written. */
const tellerOf = (chapter: string): Teller<readonly string[], string, { id: string }> =>
  new Teller(
    { [chapter]: JSON.stringify(compileWhole(chapter, sourceOf(chapter))) },
    {
      isHead: (tag) => tag.startsWith('title '),
      head: (tags) => tags,
      effect: (tag) => tag,
      choice: (tags) => ({ id: tags[0] ?? '' }),
    },
    0,
  );

const knotsOf = (chapter: string): string[] =>
  [...sourceOf(chapter).matchAll(/^=== (\w+) ===/gm)].flatMap(([, knot]) => knot ?? []);

interface Text {
  readonly knot: string;
  readonly key: string;
  readonly text: string;
}

const compiled = CHAPTERS.map((chapter) => compile(chapter, sourceOf(chapter), ['title', 'closed']));
const texts: Text[] = compiled.flatMap(({ texts: byKey }, i) =>
  [...byKey].map(([key, text]) => ({ knot: `${CHAPTERS[i]}/${key.split('.')[0]}`, key, text })),
);

const wordsOf = (text: string): string[] =>
  text
    .replace(/\{\w+\}/g, 'X')
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu) ?? [];
const countWords = (all: readonly Text[]): number =>
  all.reduce((sum, { text }) => sum + wordsOf(text).length, 0);

/** What was told of one knot in one way: its pages, each a list of paragraphs. */
interface Telling {
  readonly title: boolean;
  readonly pages: readonly (readonly string[])[];
}

function pagesOf(
  beats: readonly { lines: readonly { text: string; effects: readonly string[] }[] }[],
): string[][] {
  const pages: string[][] = [];
  for (const { lines } of beats) {
    let page: string[] = [];
    for (const { text, effects } of lines) {
      if (text !== '') page.push(text);
      if (!effects.includes('page')) continue;
      pages.push(page);
      page = [];
    }
    if (page.length > 0) pages.push(page);
  }
  return pages;
}

function told(chapter: string, knot: string, values: Values): Telling[] {
  const teller = tellers.get(chapter) ?? tellerOf(chapter);
  return [...endingsOf(teller, chapter, knot, { ...values, hero: 'Mirel' })].map(({ head, beats }) => ({
    title: head.length > 0,
    pages: pagesOf(beats),
  }));
}

const lengthOf = (all: readonly Telling[]): number =>
  Math.max(...all.map(({ pages }) => wordsOf(pages.flat().join(' ')).length));

const others = (value: Value): Value[] =>
  typeof value === 'boolean' ? [!value] : typeof value === 'number' ? [-5, 1, 2, 5] : ['Mirel'];

/** A knot as it begins, with each value that it reads changed alone, and with whatever makes it longest. */
function* tellings(chapter: string, knot: string): Generator<Telling> {
  const { variables, reads } = (tellers.get(chapter) ?? tellerOf(chapter)).structure(chapter);
  const first = told(chapter, knot, {});
  yield* first;
  const longest: Record<string, Value> = {};
  for (const name of reads[knot] ?? []) {
    let most = lengthOf(first);
    for (const value of others(variables[name] as Value)) {
      const changed = told(chapter, knot, { [name]: value });
      yield* changed;
      if (lengthOf(changed) <= most) continue;
      most = lengthOf(changed);
      longest[name] = value;
    }
  }
  yield* told(chapter, knot, longest);
}
const tellers = new Map(CHAPTERS.map((chapter) => [chapter, tellerOf(chapter)]));

/** The bell song is quoted. */
const SONG = /Marra’s spoon and|Annis that kept|her name’s cut off/i;

describe('the prose of The Silent Bell', () => {
  test('has at least 32,000 words, and every side quest 300', () => {
    expect(countWords(texts)).toBeGreaterThanOrEqual(32_000);
    const quests = new Map<string, Text[]>();
    for (const text of texts.filter(({ knot }) => knot.startsWith('quests/'))) {
      const quest = text.key.slice(0, 4);
      quests.set(quest, [...(quests.get(quest) ?? []), text]);
    }
    expect(quests.size).toBe(10);
    for (const [quest, all] of quests) expect(countWords(all), quest).toBeGreaterThanOrEqual(300);
  });

  test.each(CHAPTERS)(
    '%s fits its pages: paragraphs of 110 words, pages of 260, nodes of three',
    (chapter) => {
      for (const knot of knotsOf(chapter)) {
        for (const { title, pages } of tellings(chapter, knot)) {
          expect(title, knot).toBe(true);
          if (/^n\d_\d$/.test(knot)) expect(pages.length, knot).toBeGreaterThanOrEqual(3);
          for (const page of pages) {
            expect(page.length, `${knot} has an empty page`).toBeGreaterThan(0);
            const lengths = page.map((paragraph) => wordsOf(paragraph).length);
            expect(Math.max(...lengths), page.join('\n')).toBeLessThanOrEqual(110);
            expect(
              lengths.reduce((a, b) => a + b),
              page.join('\n'),
            ).toBeLessThanOrEqual(260);
          }
        }
      }
    },
  );

  test('says no sentence twice, but for titles', () => {
    const seen = new Map<string, string>();
    const titles = new Set(CHAPTERS.flatMap((c) => sourceOf(c).match(/(?<=^# title ).*/gm) ?? []));
    for (const { text, key } of texts.filter(({ text }) => !titles.has(text))) {
      for (const sentence of text.match(/[^.!?…]+[.!?…]+[”)]*|[^.!?…]+$/g) ?? []) {
        const words = wordsOf(sentence.replace(/\{\d\}/g, '')).filter((word) => word !== 'x');
        if (words.length < 3 || SONG.test(sentence)) continue;
        const said = words.join(' ');
        expect(seen.get(said), `“${sentence.trim()}” in ${key}`).toBeUndefined();
        seen.set(said, key);
      }
    }
  });

  test('shares fewer than one in a hundred runs of eight words between two knots', () => {
    const knots = new Map<string, Set<string>>();
    for (const { knot, text } of texts) {
      const words = wordsOf(text);
      for (let i = 0; i + 8 <= words.length; i++) {
        const run = words.slice(i, i + 8).join(' ');
        knots.set(run, (knots.get(run) ?? new Set()).add(knot));
      }
    }
    const shared = [...knots.values()].filter(({ size }) => size > 1).length;
    expect(shared / knots.size).toBeLessThan(0.01);
  });

  test.each(PEOPLE)('lets %s be heard in at least three knots, and remember', (person) => {
    const says = new RegExp(`# says ${person}\\b`);
    const heard = CHAPTERS.flatMap((chapter) => {
      const parts = sourceOf(chapter).split(/^(?==== )/m);
      return parts.filter((part) => says.test(part));
    });
    expect(heard.length).toBeGreaterThanOrEqual(3);
    expect(heard.some((knot) => /\{[^}]*:|^- \w+ [<>=]/m.test(knot))).toBe(true);
  });

  test('reads every flag that it sets', () => {
    const read = new Set(compiled.flatMap(({ structure }) => Object.values(structure.reads).flat()));
    const set = CHAPTERS.flatMap((chapter) =>
      [...sourceOf(chapter).matchAll(/# flag (\w+)/g)].map(([, flag = '']) => flag),
    );
    expect([...new Set(set)].filter((flag) => !read.has(flag))).toEqual([]);
    const declared = compiled.flatMap(({ structure }) => Object.keys(structure.variables));
    expect([...new Set(declared)].filter((name) => !read.has(name))).toEqual([]);
  });

  test('has no dash where a comma would do, and no straight quotes', () => {
    expect(texts.filter(({ text }) => /[—–"']/.test(text)).map(({ key }) => key)).toEqual([]);
  });
});
