import { readdirSync, readFileSync } from 'node:fs';
import { choice, type Prompt, Random, Run, randomPick } from '@wyrdhall/kernel';
import { questionsIn, WordsCheck } from '@wyrdhall/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { MONSTER_CARDS } from '../content/monster-cards.ts';
import { grimheim } from '../grimheim.ts';
import { deckOf } from '../rules/cards.ts';
import { because } from '../rules/reasons.ts';
import { newHero } from '../rules/setup.ts';
import { HERO_IDS } from '../rules/state.ts';
import { armour, attackRange, health, moveLength, strength } from '../rules/tableau.ts';
import type { GrimheimTold } from '../rules/told.ts';
import { cardText } from './card-text.ts';
import { questions as german } from './de/questions.ts';
import { waveCard } from './de/wave-cards.ts';
import { questions as english } from './en/questions.ts';
import type { Language } from './language.ts';

const LANGUAGES: readonly Language[] = ['en', 'de'];
const check = new WordsCheck(grimheim, {
  ids: /\b(goblin|brute|troll|sprite|elemental|jotunn|imp|skeleton|draugr)-\d/,
});

/** The files below a folder whose names end like this. */
function read(folder: string, end: string): string[] {
  const at = new URL(folder, import.meta.url);
  const names = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(end));
  return names.map((name) => readFileSync(new URL(name, at), 'utf8'));
}

describe('words in English and German', () => {
  it.each([1, 2, 3, 4])('are there for all that happens in random games of %i', (players) => {
    const random = Random.fromSeed(players);
    for (let seed = 0; seed < 6; seed++) {
      const options = { players, monsterDie: seed % 2 === 0, hands: seed % 3 === 0 ? 'closed' : 'open' };
      const heroes = HERO_IDS.map((_, i) => HERO_IDS[(i + seed) % 4]).slice(0, players);
      const run = Run.start(grimheim, { ...options, heroes }, { seed, ownDice: seed % 4 === 1 });
      let seen = check.read(run);
      for (let i = 0; i < 3000 && !run.outcome; i++) {
        const prompt = run.prompts[0] as Prompt;
        run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
        seen = check.read(run, seen);
      }
    }
  });

  it('are there for all that happens in the cases', () => {
    for (const file of read('../../cases/', '.yaml')) check.cases(file);
  });

  it('tell where something happens by its name or from Grimheim, never by coordinates', () => {
    const random = Random.fromSeed(5);
    const run = Run.start(grimheim, { players: 2, heroes: ['bjorn', 'embla'] }, { seed: 5 });
    for (let i = 0; i < 300 && !run.outcome; i++) {
      const prompt = run.prompts[0] as Prompt;
      run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
    }
    const told = run.told(0).filter(({ kind }) => kind !== 'auto') as GrimheimTold[];
    const said = LANGUAGES.map((language) => told.map((e) => grimheim.words?.[language]?.event(e) ?? ''));
    for (const line of said.flat()) expect(line).not.toMatch(/\d, ?\d/);
    expect(said[0]?.join(' ')).toMatch(/\d areas? (north|south)?-?(east|west) of Grimheim/);
    expect(said[1]?.join(' ')).toMatch(/(östlich|westlich) von Grimheim/);
  });

  it('know every question that the rules ask', () => {
    const asked = new Set(read('../', '.ts').flatMap(questionsIn));
    expect(asked.size).toBeGreaterThan(30);
    for (const id of asked) expect(Object.keys(english), id).toContain(id);
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  it('give every reason, card and monster card a name of its own', () => {
    for (const language of LANGUAGES) {
      for (const reason of Object.values(because))
        expect(grimheim.words?.[language]?.reason(reason)).not.toBe(reason.id);
      for (const { id } of HERO_IDS.flatMap((hero) => deckOf(hero).cards)) {
        expect(cardText(id, language)?.name, id).toBeTruthy();
      }
    }
    for (const { id } of MONSTER_CARDS) expect(waveCard(id)).not.toBe(id);
  });

  it.each(HERO_IDS)('tell the numbers that %s begins with', (id) => {
    const hero = newHero(id, 0);
    for (const language of LANGUAGES) {
      const numbers = grimheim.words?.[language]?.term?.(`heroes:${id}`)?.match(/\d+/g)?.map(Number) ?? [];
      expect(numbers.slice(0, 2), language).toEqual([health(hero), strength(hero)]);
      const rest = [attackRange(hero), moveLength(hero), armour(hero)];
      for (const number of numbers.slice(2)) expect(rest).toContain(number);
    }
  });
});
