import { readFileSync } from 'node:fs';
import { type StoryList, storyFiles } from '@wyrdhall/story/compile';
import { type Plan, walk } from '@wyrdhall/story/walk';
import { describe, expect, test } from 'vitest';
import { EXPLORATIONS, PLACES } from '../content/campaign/city.ts';
import { LOCATIONS } from '../content/campaign/locations.ts';
import { OUTCOMES } from '../content/campaign/outcomes.ts';
import { FACTIONS, PEOPLE } from '../content/campaign/people.ts';
import { QUESTS } from '../content/campaign/quests.ts';
import { kindOf, SCHEDULE } from '../content/campaign/schedule.ts';
import { STORY_CARDS } from '../content/campaign/story-cards.ts';
import { flagOf } from '../rules/campaign/memory.ts';
import type { ChoiceTags } from './choice-tags.ts';
import { readEffect, type StoryEffect } from './effects.ts';
import { chapterOf, STORY_CHAPTERS, teller } from './tale.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const knot = (id: string): string => id.replaceAll('-', '_');

/** Knots that the engine opens, whatever the scripts lead to. */
const opened: readonly string[] = [
  'prologue',
  ...SCHEDULE.filter((entry) => kindOf(entry) === 'story').map((entry) => `n${entry.replace('.', '_')}`),
  ...Object.keys(OUTCOMES)
    .filter((id) => id.startsWith('c'))
    .flatMap((id) => ['before', 'won', 'partly', 'lost'].map((how) => `${id}_${how}`)),
  ...SCHEDULE.filter((entry) => kindOf(entry) === 'rest'),
  ...LOCATIONS.flatMap(({ id }) => [1, 2, 3, 4].map((n) => `${knot(id)}_${n}`)),
  ...PLACES.map(({ id }) => `place_${knot(id)}`),
  ...EXPLORATIONS.flatMap(({ id, hints }) => [
    `${id}_begin`,
    `${id}_goal`,
    `${id}_late`,
    ...Array.from({ length: hints }, (_, k) => `${id}_hint_${k + 1}`),
  ]),
  ...QUESTS.flatMap(({ id }) =>
    ['offer', 'begin', 'won', 'partly', 'lost', 'gone'].map((how) => `${id}_${how}`),
  ),
  // The scripts lead there from another chapter.
  'sq03_search',
  'sq08_verse',
  'x2_blocked',
  ...['a', 'b', 'c', 'd'].map((end) => `end_${end}`),
  ...STORY_CARDS.map((card) => `card_${knot(card)}`),
  ...PEOPLE.map((id) => `person_${id}`),
  ...FACTIONS.map((id) => `faction_${knot(id)}`),
];

/** What the engine sets besides the scripts. */
const ENGINE = [
  'early',
  'quarter',
  'jotStands',
  'matriarchCalmed',
  'shrineOpen',
  'moulds',
  'bellCubes',
  'peopleSaved',
  ...STORY_CARDS.map(flagOf),
  ...Object.values(OUTCOMES).flatMap(({ won, lost, partly }) =>
    [...won, ...lost, ...(partly?.tags ?? [])].flatMap((tag) => {
      const effect = readEffect(tag);
      return effect.kind === 'flag' ? [effect.flag] : [];
    }),
  ),
  'withOren',
  'withMirel',
  'withCasimir',
  'withUkka',
  'withBrannoch',
  'withPell',
];
/** Flags that rules read, not scripts. */
const READ_BY_RULES = [
  'archiveFree',
  'archiveOnce',
  'bellHung',
  'trustGuard',
  'trustCourt',
  'mirePact',
  'choirBroken',
];

const numbers = [...FACTIONS.map(knot), ...PEOPLE];
const given = {
  hero: ['Oren'],
  crownBearer: ['', 'Oren'],
  visits: [1, 2, 5],
  rest: [1, 8],
  peopleSaved: [0, 2, 3],
  bellCubes: [0, 5],
  moulds: [0, 1, 2],
  ...Object.fromEntries(numbers.map((name) => [name, [0]])),
};

const plan = (chapter: string): Plan<StoryEffect, ChoiceTags> => ({
  entries: () => opened.filter((name) => chapterOf(name) === chapter),
  given,
  sets: (effect) => (effect.kind === 'flag' ? effect.flag : undefined),
  opens: (effect) => (effect.kind === 'then' && chapterOf(effect.knot) === chapter ? [effect.knot] : []),
  missing(choices) {
    const whens = choices.flatMap(({ when }) => when ?? []);
    if (whens.length === 0) return [];
    return ['passed', 'failed'].filter((when) => !whens.includes(when as 'passed'));
  },
});

test('FF-330: the stories that the game runs are those that are written', () => {
  const list: StoryList = JSON.parse(read('../../stories.json'));
  expect(list.chapters).toEqual(STORY_CHAPTERS);
  const { files, faults } = storyFiles(list, (path) => read(`../../${path}`));
  expect(faults).toEqual([]);
  for (const [path, text] of files) expect(text, 'run `npm run stories`').toBe(read(`../../${path}`));
});

test('every knot that the game opens is written', () => {
  expect(opened.filter((name) => chapterOf(name) === undefined)).toEqual([]);
});

describe.each(STORY_CHAPTERS)('%s', (chapter) => {
  test('every knot is reached, every choice leads on, every tag is understood, every test has both branches', () => {
    const { faults } = walk(teller, [chapter], plan(chapter));
    const own = faults.filter(({ kind }) => kind !== 'unread' && kind !== 'unset');
    expect(own).toEqual([]);
  }, 60_000);
});

test('every flag that is set is read, and every flag that is read is set', () => {
  const set = new Set<string>(ENGINE);
  const readers = new Set<string>(READ_BY_RULES);
  for (const chapter of STORY_CHAPTERS) {
    const source = read(`../../campaign/${chapter}.ink`);
    for (const [, flag = ''] of source.matchAll(/# flag (\w+)/g)) set.add(flag);
    for (const names of Object.values(teller.structure(chapter).reads))
      for (const name of names) readers.add(name);
  }
  // `picked` and `wits` are counted by the scripts themselves.
  const counted = [...numbers, 'hero', 'visits', 'rest', 'crownBearer', 'picked', 'wits'];
  expect([...set].filter((flag) => !readers.has(flag) && !ENGINE.includes(flag))).toEqual([]);
  expect(
    [...readers].filter((name) => !set.has(name) && !counted.includes(name) && !name.startsWith('seen_')),
  ).toEqual([]);
});
