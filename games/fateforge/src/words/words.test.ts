import { readdirSync, readFileSync } from 'node:fs';
import { choice, type Prompt, Random, Run, randomPick } from '@wyrdhall/kernel';
import { questionsIn, WordsCheck } from '@wyrdhall/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { ENEMIES, ITEMS, SCENES, SKILLS } from '../content/index.ts';
import { fateforge } from '../fateforge.ts';
import { because } from '../rules/reasons.ts';
import { cardText } from './en/cards.ts';
import { questions } from './en/questions.ts';

const check = new WordsCheck(fateforge, {
  ids: new RegExp(`\\b(${ENEMIES.map(({ id }) => id).join('|')})-?\\d*\\b`),
  same: ['ready', 'begin', 'none', 'health', 'energy', 'block', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
});

function read(folder: string, end: string): string[] {
  const at = new URL(folder, import.meta.url);
  const names = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(end));
  return names.map((name) => readFileSync(new URL(name, at), 'utf8'));
}

describe('words in English', () => {
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
    for (const id of asked) expect(Object.keys(questions), id).toContain(id);
  });

  it('say what stands on every card', () => {
    for (const { id, name } of [...SKILLS, ...ITEMS]) {
      const text = cardText(id);
      expect(text, name).not.toMatch(/undefined|\b[a-z]+-[a-z]+-[a-z]+\b/);
    }
  });

  it('give every reason and every option before the start a name', () => {
    const words = fateforge.words?.en;
    for (const reason of Object.values(because)) expect(words?.reason(reason)).not.toBe(reason.id);
    for (const [name, spec] of Object.entries(fateforge.options)) {
      expect(words?.term?.(name), name).toBeTruthy();
      const values = 'values' in spec ? spec.values : [];
      for (const value of values) expect(words?.term?.(`${name}:${value}`), `${name}:${value}`).toBeTruthy();
    }
  });
});
