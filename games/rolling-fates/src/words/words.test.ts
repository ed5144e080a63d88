import { readdirSync, readFileSync } from 'node:fs';
import { type Choice, choice, type Prompt, Random, Run, randomPick } from '@wyrdhall/kernel';
import { questionsIn, WordsCheck } from '@wyrdhall/kernel/conformance';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENEMIES } from '../content/index.ts';
import { rollingFates } from '../rolling-fates.ts';
import { because } from '../rules/reasons.ts';
import { ADVENTURE_IDS, HERO_IDS, type RollingFates } from '../state.ts';
import { loadTexts } from '../story/prose.ts';
import { questions as german } from './de/questions.ts';
import { questions as english } from './en/questions.ts';
import type { Language } from './language.ts';

const LANGUAGES: readonly Language[] = ['en', 'de'];
const check = new WordsCheck(rollingFates, {
  ids: new RegExp(`\\b(${ENEMIES.map(({ id }) => id).join('|')})\\b`),
  same: ['1', '2', '3', '4', '5', '6', 'pass', 'damage', 'ready', 'nobody'],
  // Prose of the adventures is checked where it is told.
  prose: ['story', 'choice', 'scene'],
});

beforeAll(async () => {
  for (const adventure of ADVENTURE_IDS) {
    for (const language of LANGUAGES) await loadTexts({ journey: { adventure } } as RollingFates, language);
  }
});

/** Any answer, but rather one that does something: so the party comes farther. */
function eager(prompt: Prompt, random: Random): Choice {
  let chosen = choice(prompt, randomPick(prompt, random));
  for (let i = 0; i < 3 && (chosen === prompt.question.quiet || chosen === 'give-up'); i++) {
    chosen = choice(prompt, randomPick(prompt, random));
  }
  return chosen;
}

/** The files below a folder whose names end like this. */
function read(folder: string, end: string): string[] {
  const at = new URL(folder, import.meta.url);
  const names = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(end));
  return names.map((name) => readFileSync(new URL(name, at), 'utf8'));
}

describe('words in English and German', () => {
  it.each(ADVENTURE_IDS)('are there for all that happens in %s', (adventure) => {
    const random = Random.fromSeed(adventure);
    for (let seed = 0; seed < 6; seed++) {
      const players = 1 + (seed % 4);
      const heroes = HERO_IDS.map((_, i) => HERO_IDS[(i + 2 * seed) % 8]).slice(0, players);
      const mode = seed === 5 ? 'companion' : 'app';
      const mercy = ['standard', 'mercy', 'retry', 'retry'][seed % 4] ?? 'standard';
      const options = { players, heroes, adventure, mode, mercy, statusRemoval: seed % 2 ? 'coin' : 'd6' };
      const run = Run.start(rollingFates, options, { seed, ownDice: seed === 4 });
      let seen = check.read(run);
      for (let i = 0; i < 800 && !run.outcome; i++) {
        const prompt = random.of(run.prompts) as Prompt;
        run.answer({ seat: prompt.seat, choice: eager(prompt, random) });
        seen = check.read(run, seen);
      }
    }
  });

  it('are there for all that happens in the cases', () => {
    for (const file of read('../../cases/', '.yaml')) check.cases(file);
  });

  it('know every question that the rules ask', () => {
    const asked = new Set(read('../', '.ts').flatMap(questionsIn));
    expect(asked.size).toBeGreaterThan(20);
    for (const id of asked) expect(Object.keys(english), id).toContain(id);
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  it('give every reason and every option before the start a name', () => {
    for (const language of LANGUAGES) {
      const words = rollingFates.words?.[language];
      for (const reason of Object.values(because)) expect(words?.reason(reason)).not.toBe(reason.id);
      for (const [name, spec] of Object.entries(rollingFates.options)) {
        expect(words?.term?.(name), name).toBeTruthy();
        // The hall says it.
        if (spec.effect) expect(words?.term?.(name)).not.toMatch(/easier|harder|leichter|schwerer/);
        const values = 'values' in spec ? spec.values : [];
        for (const value of values)
          expect(words?.term?.(`${name}:${value}`), `${name}:${value}`).toBeTruthy();
      }
    }
  });
});
