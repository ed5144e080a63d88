import { readdirSync, readFileSync } from 'node:fs';
import { type Choice, choice, type Prompt, Random, Run, randomPick } from '@wyrdhall/kernel';
import { parseCases, playCase } from '@wyrdhall/kernel/cases';
import { describe, expect, it } from 'vitest';
import { cardText, type Language } from '../card-text.ts';
import { deckOf } from '../cards.ts';
import { grimheim } from '../grimheim.ts';
import { MONSTER_CARDS } from '../monster-cards.ts';
import { because } from '../reasons.ts';
import { type Grimheim, HERO_IDS } from '../state.ts';
import type { GrimheimTold } from '../told.ts';
import { questions as german } from './de/questions.ts';
import { waveCard } from './de/wave-cards.ts';
import { questions as english } from './en/questions.ts';

type Table = Run<Grimheim, GrimheimTold>;
const LANGUAGES: readonly Language[] = ['en', 'de'];
const of = (language: Language) => {
  const words = grimheim.words?.[language];
  if (!words) throw new Error(`no words in ${language}`);
  return words;
};

/** What words must not look like: ids with hyphens or colons, gaps, or something that was not there. */
const SUSPECT = /undefined|NaN|\[object|\b[a-z]+(-[a-z]+)*:[a-z0-9]|[a-z]-\d|_[a-z]| {2}|^$|\?\?| [,.?]/;
const IDS = /\b(goblin|brute|troll|sprite|elemental|jotunn|imp|skeleton|draugr)-\d/;

function check(text: string, what: string): void {
  if (SUSPECT.test(text) || IDS.test(text)) throw new Error(`${what}: "${text}"`);
}

function checkPrompt(run: Table, prompt: Prompt): void {
  const seating = grimheim.seating?.(run.state);
  for (const language of LANGUAGES) {
    const words = of(language);
    const { question } = prompt;
    const asked = words.question(question, prompt.seat, seating);
    check(asked, question.id);
    if (asked === question.id) throw new Error(`no words for ${question.id}`);
    prompt.options.forEach((option, i) => {
      const label = words.option(prompt, i, seating);
      check(label, option.id);
      if (label === option.id) throw new Error(`no words for the option ${option.id} of ${question.id}`);
      if (option.closed && words.reason(option.closed) === option.closed.id) {
        throw new Error(`no words for the reason ${option.closed.id}`);
      }
    });
  }
}

/** Checks what was told since, and gives where to go on. */
function checkTold(run: Table, from: number): number {
  const seating = grimheim.seating?.(run.state);
  for (const { event } of run.lines(from)) {
    for (const language of LANGUAGES) {
      const words = of(language);
      if (event.kind === 'asked-anew') continue;
      if (event.kind !== 'auto') {
        check(words.event(event, seating), event.kind);
        continue;
      }
      const question = { id: event.question, rule: event.rule };
      const options = [{ id: event.option, value: undefined }];
      checkPrompt(run, { seat: event.seat, question, ask: 'one', options, min: 1, max: 1 });
    }
  }
  return run.toldCount;
}

describe('words in English and German', () => {
  it.each([1, 2, 3, 4])('are there for all that happens in random games of %i', (players) => {
    const random = Random.fromSeed(players);
    for (let seed = 0; seed < 6; seed++) {
      const options = { players, monsterDie: seed % 2 === 0, hands: seed % 3 === 0 ? 'closed' : 'open' };
      const heroes = HERO_IDS.map((_, i) => HERO_IDS[(i + seed) % 4]).slice(0, players);
      const run = Run.start(grimheim, { ...options, heroes }, { seed, ownDice: seed % 4 === 1 });
      let seen = checkTold(run, 0);
      for (let i = 0; i < 3000 && !run.outcome; i++) {
        for (const prompt of run.prompts) checkPrompt(run, prompt);
        const prompt = run.prompts[0] as Prompt;
        const chosen: Choice = choice(prompt, randomPick(prompt, random));
        run.answer({ seat: prompt.seat, choice: chosen });
        seen = checkTold(run, seen);
      }
      if (run.outcome) for (const language of LANGUAGES) check(of(language).outcome(run.outcome), 'end');
    }
  });

  it('are there for all that happens in the cases', () => {
    const folder = new URL('../../cases/', import.meta.url);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
      for (const given of parseCases(readFileSync(new URL(file, folder), 'utf8'))) {
        let seen = 0;
        for (const { run } of playCase(grimheim, given)) {
          for (const prompt of run.prompts) checkPrompt(run, prompt);
          seen = checkTold(run, seen);
        }
      }
    }
  });

  it('know every question that the rules ask', () => {
    const asked = new Set<string>();
    const read = (folder: URL): void => {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (entry.isDirectory()) read(new URL(`${entry.name}/`, folder));
        else if (entry.name.endsWith('.ts')) {
          const source = readFileSync(new URL(entry.name, folder), 'utf8');
          for (const [, id = ''] of source.matchAll(/\bid: '([a-z-]+)',\s*rule\b/g)) asked.add(id);
        }
      }
    };
    read(new URL('../', import.meta.url));
    expect(asked.size).toBeGreaterThan(30);
    for (const id of asked) expect(Object.keys(english), id).toContain(id);
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  it('give every reason, card and monster card a name of its own', () => {
    for (const language of LANGUAGES) {
      for (const reason of Object.values(because)) expect(of(language).reason(reason)).not.toBe(reason.id);
      for (const { id } of HERO_IDS.flatMap((hero) => deckOf(hero).cards)) {
        expect(cardText(id, language)?.name, id).toBeTruthy();
      }
    }
    for (const { id } of MONSTER_CARDS) expect(waveCard(id)).not.toBe(id);
  });
});
