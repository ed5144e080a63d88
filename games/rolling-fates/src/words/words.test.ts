import { readdirSync, readFileSync } from 'node:fs';
import { type Choice, choice, type Prompt, Random, Run, randomPick } from '@wyrdhall/kernel';
import { parseCases, playCase } from '@wyrdhall/kernel/cases';
import { describe, expect, it } from 'vitest';
import { ENEMIES } from '../content/index.ts';
import { because } from '../reasons.ts';
import { rollingFates } from '../rolling-fates.ts';
import { ADVENTURE_IDS, HERO_IDS, type RollingFates } from '../state.ts';
import type { RollingFatesTold } from '../told.ts';
import { questions as german } from './de/questions.ts';
import { questions as english } from './en/questions.ts';
import type { Language } from './language.ts';

type Table = Run<RollingFates, RollingFatesTold>;
const LANGUAGES: readonly Language[] = ['en', 'de'];
const of = (language: Language) => {
  const words = rollingFates.words?.[language];
  if (!words) throw new Error(`no words in ${language}`);
  return words;
};

/** What words must not look like: ids with hyphens or colons, gaps, or something that was not there. */
const SUSPECT = /undefined|NaN|\[object|\b[a-z]+(-[a-z]+)*:[a-z0-9]|[a-z]-\d|_[a-z]| {2}|^$|\?\?| [,.?]|\(\)/;
const IDS = new RegExp(`\\b(${ENEMIES.map(({ id }) => id).join('|')})\\b`);
/** Prose of the adventures is checked where it is told. */
const PROSE = ['story', 'choice'];

function check(text: string, what: string): void {
  if (SUSPECT.test(text) || IDS.test(text)) throw new Error(`${what}: "${text}"`);
}

function checkPrompt(run: Table, prompt: Prompt): void {
  const seating = rollingFates.seating?.(run.state);
  for (const language of LANGUAGES) {
    const words = of(language);
    const { question } = prompt;
    const asked = words.question(question, prompt.seat, seating);
    check(asked, question.id);
    if (asked === question.id) throw new Error(`no words for ${question.id}`);
    prompt.options.forEach((option, i) => {
      const label = words.option(prompt, i, seating);
      if (question.id !== 'scene') check(label, option.id);
      if (label === option.id && !SAME.includes(label)) {
        throw new Error(`no words for the option ${option.id} of ${question.id}`);
      }
      if (option.closed && words.reason(option.closed) === option.closed.id) {
        throw new Error(`no words for the reason ${option.closed.id}`);
      }
    });
  }
}

/** Ids that are words already. */
const SAME = ['1', '2', '3', '4', '5', '6', 'pass', 'damage', 'ready', 'nobody'];

/** Checks what was told since, and gives where to go on. */
function checkTold(run: Table, from: number): number {
  const seating = rollingFates.seating?.(run.state);
  for (const { event } of run.lines(from)) {
    if (event.kind === 'asked-anew' || PROSE.includes(event.kind)) continue;
    for (const language of LANGUAGES) {
      if (event.kind !== 'auto') {
        check(of(language).event(event, seating), event.kind);
        continue;
      }
      const question = { id: event.question, rule: event.rule };
      const asked = of(language).question(question, event.seat, seating);
      if (asked === question.id) throw new Error(`no words for ${question.id}`);
    }
  }
  return run.toldCount;
}

/** Any answer, but rather one that does something: so the party comes farther. */
function eager(prompt: Prompt, random: Random): Choice {
  let chosen = choice(prompt, randomPick(prompt, random));
  for (let i = 0; i < 3 && (chosen === prompt.question.quiet || chosen === 'give-up'); i++) {
    chosen = choice(prompt, randomPick(prompt, random));
  }
  return chosen;
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
      let seen = checkTold(run, 0);
      for (let i = 0; i < 800 && !run.outcome; i++) {
        for (const prompt of run.prompts) checkPrompt(run, prompt);
        const prompt = random.of(run.prompts) as Prompt;
        run.answer({ seat: prompt.seat, choice: eager(prompt, random) });
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
        for (const { run } of playCase(rollingFates, given)) {
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
    expect(asked.size).toBeGreaterThan(20);
    for (const id of asked) expect(Object.keys(english), id).toContain(id);
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  it('give every reason and every option before the start a name', () => {
    for (const language of LANGUAGES) {
      const words = of(language);
      for (const reason of Object.values(because)) expect(words.reason(reason)).not.toBe(reason.id);
      for (const [name, spec] of Object.entries(rollingFates.options)) {
        expect(words.term?.(name), name).toBeTruthy();
        const values = 'values' in spec ? spec.values : [];
        for (const value of values) expect(words.term?.(`${name}:${value}`), `${name}:${value}`).toBeTruthy();
      }
    }
  });
});
