import '../../../testing/no-browser.ts';
import { type FateforgeTold, type FateforgeView, fateforge, HERO_IDS, SCENES } from '@wyrdhall/fateforge';
import {
  choice,
  type Options,
  type Prompt,
  Random,
  Run,
  randomPick,
  readOptions,
  readRulebook,
} from '@wyrdhall/kernel';
import { expect, it } from 'vitest';
import { lessons } from './lessons.ts';

const books = import.meta.glob<string>('../../../../../games/fateforge/rulebook.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const { rules } = readRulebook(Object.values(books)[0] ?? '');

const idle = new Set(['end', 'ready', 'stay', 'none', 'done']);

/** Between them they come upon everything. */
const FIGHTS = [
  [2, 's01'],
  [2, 'c17'],
  [2, 'c05'],
  [2, 's05'],
  [2, 'c13'],
  [2, 'c16'],
  [2, 'c02'],
  [1, 'c04a'],
  [3, 's01'],
  [4, 's01'],
  [7, 'c16'],
  [9, 'c16'],
] as const;

/** Plays with luck alone, doing rather than leaving things, and tells which lessons would have been told. */
function meet(options: Options, seed: number, met: Set<string>, most = 250): void {
  const run = Run.start(fateforge, options, { seed });
  const random = Random.fromSeed(seed);
  let from = 0;
  for (let i = 0; i < most && !run.outcome; i++) {
    const prompt = random.of(run.prompts) as Prompt;
    const view = fateforge.view(run.state, prompt.seat) as FateforgeView;
    const events = run.told(prompt.seat, from) as FateforgeTold[];
    const scene = { prompt, view, told: new Set(events.map(({ kind }) => kind as string)), events };
    for (const lesson of lessons) {
      if (!lesson.isNow(scene)) continue;
      met.add(lesson.id);
      const about = lesson.about?.(scene) ?? [];
      for (const subject of about) expect(subject, lesson.id).toMatch(/^[a-z]+:(?!undefined)\S+$/);
    }
    from = run.toldCount;
    let picked = choice(prompt, randomPick(prompt, random));
    for (let again = 0; again < 2 && typeof picked === 'string' && idle.has(picked); again++)
      picked = choice(prompt, randomPick(prompt, random));
    run.answer({ seat: prompt.seat, choice: picked });
  }
}

it('each lesson has a name, a few sentences in both languages, and a rule that the book tells', () => {
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  for (const { id, heading, text, rule } of lessons) {
    expect(
      rules.some((one) => one.id === rule),
      `${id}: ${rule}`,
    ).toBe(true);
    for (const said of [text.en, text.de]) {
      expect(said.match(/[.!?](?= |$)/g)?.length ?? 0, said).toBeLessThanOrEqual(4);
      expect(said.length, said).toBeLessThan(330);
    }
    expect(heading.en.length && heading.de.length, id).toBeTruthy();
  }
});

it('each of the fourteen unlocks has one', () => {
  const chapters = new Set(
    rules.map(({ section }) => section.join(' ')).filter((name) => /Unlock \d/.test(name)),
  );
  expect(chapters.size).toBe(14);
  const taught = lessons.map(({ rule }) => rules.find(({ id }) => id === rule)?.section.join(' '));
  expect([...chapters].filter((name) => !taught.includes(name))).toEqual([]);
});

/** Rare with luck alone: told by what there is. */
const RARE = ['boss-phase', 'charged', 'camp', 'rating'];

it('each is met in play', () => {
  const met = new Set<string>(RARE);
  const all: readonly string[] = HERO_IDS;
  for (const [seed, scene] of FIGHTS) {
    const k = SCENES.findIndex(({ id }) => id === scene);
    const party = [0, 1, 2].map((n) => all[(seed + k + 2 * n) % all.length] as string);
    const players = 1 + ((seed + k) % 3);
    const heroes = party.slice(0, Math.max(2, players));
    const ally = k % 4 === 0 ? 'none' : 'aune';
    meet({ players, heroes, scene, hardcore: seed % 2 === 0, ally, profile: 'story' }, 100 * seed + k, met);
  }
  for (const questline of ['b2', 'b3', 'b4'])
    meet({ players: 2, heroes: all.slice(0, 2), mode: 'battle', questline }, 1, met, 500);
  expect(lessons.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
});

it('what luck alone seldom comes to has its lessons: a second phase, a charged item, a camp, a rating', () => {
  const options = readOptions(fateforge, { players: 2, mode: 'battle', questline: 'b1' });
  const view = fateforge.view(Run.start(fateforge, options, { seed: 1 }).state, 0) as FateforgeView;
  const { questline } = view;
  if (!questline) throw new Error('No questline there.');
  const told = (question: string, facts: Partial<FateforgeView>, use = 'end') => {
    const prompt = { seat: 0, question: { id: question, rule: '' }, options: [{ id: use, value: '' }] };
    const scene = {
      prompt: prompt as never,
      view: { ...view, ...facts },
      told: new Set<string>(),
      events: [],
    };
    return lessons.filter(({ id, isNow }) => RARE.includes(id) && isNow(scene)).map(({ id }) => id);
  };
  const boss = { phase: 2 as const, cubes: [], exploited: [], marks: [] };
  expect(told('turn', { boss })).toEqual(['boss-phase']);
  expect(told('turn', {}, 'use:firepot')).toEqual(['charged']);
  expect(told('camp', {})).toEqual(['camp']);
  expect(told('turn', { questline: { ...questline, at: 1 } })).toEqual(['rating']);
  expect(told('turn', {})).toEqual([]);
});
