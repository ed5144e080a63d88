import { readdirSync, readFileSync } from 'node:fs';
import { choice, isKernelTold, type Prompt, Random, Run, randomPick } from '@wyrdhall/kernel';
import { questionsIn, WordsCheck } from '@wyrdhall/kernel/conformance';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHEDULE } from '../content/campaign/schedule.ts';
import {
  ALLIES,
  CORRUPTION,
  ENEMIES,
  FEAR,
  ITEMS,
  MAKE_UPS,
  QUESTLINES,
  SCENES,
  SKILLS,
  TRAPS,
} from '../content/index.ts';
import { RESULTS } from '../content/results.ts';
import { fateforge } from '../fateforge.ts';
import { because } from '../rules/reasons.ts';
import type { Fateforge } from '../state.ts';
import { loadTexts } from '../story/prose.ts';
import type { FateforgeTold } from '../told.ts';
import { questions as german } from './de/questions.ts';
import { questions as english } from './en/questions.ts';
import type { Language } from './language.ts';
import { namesIn } from './names.ts';

const LANGUAGES: readonly Language[] = ['en', 'de'];

const check = new WordsCheck(fateforge, {
  ids: new RegExp(`\\b(${ENEMIES.map(({ id }) => id).join('|')})-?\\d*\\b`),
  // The script may name a cutpurse.
  prose: ['story', 'tale'],
  same: [
    'blank',
    'nobody',
    'ready',
    'begin',
    'none',
    'health',
    'energy',
    'block',
    'a',
    'b',
    'c',
    'd',
    'e',
    'f',
    'g',
    'h',
  ],
});

beforeAll(async () => {
  for (const at of SCHEDULE.keys()) await loadTexts({ campaign: { at } } as Fateforge);
});

function read(folder: string, end: string): string[] {
  const at = new URL(folder, import.meta.url);
  const names = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(end));
  return names.map((name) => readFileSync(new URL(name, at), 'utf8'));
}

const zones = [...new Set(SCENES.flatMap((scene) => scene.zones.map(({ name }) => name)))];
const cards = [...SKILLS, ...ITEMS, ...CORRUPTION, ...FEAR, ...TRAPS, ...ALLIES].map(({ id }) => id);
const en = namesIn('en');
const de = namesIn('de');

/** Each thing in English and in German. */
const pairs = [
  ...cards.map((id) => [en.cardName(id) ?? '', de.cardName(id) ?? '']),
  ...ENEMIES.map(({ id }) => [en.enemyName(id), de.enemyName(id)]),
  ...[...SCENES, ...MAKE_UPS].map(({ id }) => [en.sceneName(id), de.sceneName(id)]),
  ...zones.map((name) => [name, de.zoneName(name)]),
  ...QUESTLINES.map(({ id }) => [en.questlineName(id) ?? '', de.questlineName(id) ?? '']),
  ...[...RESULTS, 'long-hit', 'miss'].map((id) => [en.resultName(id), de.resultName(id)]),
] as const;
/** Names, and words of the dice, that are the same in both. */
const ALIKE = ['Block', 'Gas', 'Jot', 'Nest', 'Rapier', 'Riposte', 'Riposte II', 'Vixa'];

/** No German sentence has these words, nor the English name of anything. */
const LEFT = new RegExp(
  `\\b(the|and|you|your|is|are|with|there|this|not|from|has|of|${pairs
    .filter(([one, other]) => one !== other)
    .map(([one]) => one)
    .join('|')})\\b`,
);

/** What is asked now and was told since `from`, in German. */
function germanOf(run: Run<Fateforge, FateforgeTold>, from: number): string[] {
  const words = fateforge.words?.de;
  const seating = fateforge.seating?.(run.state);
  if (!words) return [];
  return [
    ...run.prompts.flatMap((prompt) => [
      words.question(prompt.question, prompt.seat, seating),
      ...prompt.options.map((_, i) => words.option(prompt, i, seating)),
    ]),
    ...run.lines(from).flatMap(({ event }) => (isKernelTold(event) ? [] : [words.event(event, seating)])),
  ];
}

describe('words in English and German', () => {
  it('are there for all that happens in random fights', () => {
    const random = Random.fromSeed(5);
    SCENES.forEach(({ id: scene }, seed) => {
      const players = 1 + (seed % 4);
      const ally = ['none', 'aune', 'jot', 'hask', 'tam', 'vixa', 'bronze-hound'][seed % 7] ?? 'none';
      const run = Run.start(fateforge, { players, scene, ally }, { seed, ownDice: seed % 5 === 4 });
      let seen = check.read(run);
      for (let i = 0; i < 300 && !run.outcome; i++) {
        const prompt = random.of(run.prompts) as Prompt;
        run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
        for (const text of germanOf(run, seen)) expect(text).not.toMatch(LEFT);
        seen = check.read(run, seen);
      }
    });
  }, 120_000);

  it('are there for all that happens in the cases', () => {
    for (const file of read('../../cases/', '.yaml')) check.cases(file);
  });

  it('know every question that the rules ask', () => {
    const asked = new Set(read('../', '.ts').flatMap(questionsIn));
    expect(asked.size).toBeGreaterThan(20);
    for (const id of asked) expect(Object.keys(english), id).toContain(id);
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  it('give each thing a German name of its own', () => {
    const same = pairs.filter(([one, other]) => one === other).map(([one]) => one);
    expect(same.sort()).toEqual(ALIKE);
    const names = cards.filter((id) => id !== 'trap:spikes-2').map((id) => de.cardName(id));
    expect(new Set(names).size).toBe(names.length);
    const inScene = SCENES.map((scene) => scene.zones.map(({ name }) => de.zoneName(name)));
    for (const titles of inScene) expect(new Set(titles).size).toBe(titles.length);
  });

  it('give every reason and every option before the start a name', () => {
    for (const language of LANGUAGES) {
      const words = fateforge.words?.[language];
      for (const reason of Object.values(because)) expect(words?.reason(reason)).not.toBe(reason.id);
      for (const [name, spec] of Object.entries(fateforge.options)) {
        expect(words?.term?.(name), name).toBeTruthy();
        const values = 'values' in spec ? spec.values : [];
        for (const value of values)
          expect(words?.term?.(`${name}:${value}`), `${name}:${value}`).toBeTruthy();
      }
    }
  });

  it('call closing the bag by its name, not as a card that is used backwards', () => {
    const question = { id: 'pack', rule: 'FF-100', data: { food: 2, gold: 0 } };
    const prompt = { seat: 0, question, options: [{ id: 'back', value: null }] } as Partial<Prompt> as Prompt;
    const said = LANGUAGES.map((language) => fateforge.words?.[language]?.option(prompt, 0));
    expect(said).toEqual(['close the bag', 'den Beutel schließen']);
  });
});
