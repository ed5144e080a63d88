import { choice, type Given, type Prompt, Random, Run, randomPick, readOptions } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { rollingFates } from '../rolling-fates.ts';
import { view } from './view.ts';

const arranged = (given: Given, options: Readonly<Record<string, unknown>> = {}) =>
  rollingFates.arrange(given, readOptions(rollingFates, { players: 2, ...options }));

const fight = { heroes: { sel: { dice: [1] }, brakka: { dice: [2] } }, enemies: { A: 'glass-spider' } };

describe('what a seat may see', () => {
  test('everything that heroes have lies open, for every seat and for watchers [RF-025]', () => {
    const s = arranged({
      heroes: { sel: { dice: [1, 4], treasures: ['bog-vial'] }, brakka: { traits: ['marked'] } },
    });
    const [sel, brakka] = view(s, 1).heroes;
    expect(sel).toMatchObject({ dice: [1, 4, 0, 0, 0], treasures: ['bog-vial'], life: 18, maxLife: 18 });
    expect(brakka).toMatchObject({ traits: ['marked'], defence: 1, inventory: 3 });
    expect(view(s, 0)).toEqual(view(s, 'watcher'));
  });

  test('decks are only counted [RF-006]', () => {
    const shown = view(arranged({ heroes: { sel: {}, brakka: {} }, treasures: ['kingbreaker'] }), 0);
    expect(shown).toMatchObject({ treasures: 60, traits: 40 });
    expect(JSON.stringify(shown)).not.toContain('kingbreaker');
  });

  test('of an enemy: name, Life, armour and statuses, and nothing that is hidden [RF-125]', () => {
    const [enemy] = view(arranged(fight), 0).combat?.enemies ?? [];
    expect(enemy).toMatchObject({ kind: 'glass-spider', armour: 0, statuses: [], known: null, intent: null });
  });

  test('Investigate shows the mechanic, resistances and the next two actions [RF-125]', () => {
    const s = arranged({ ...fight, enemies: { A: { kind: 'glass-spider', known: true } } });
    expect(view(s, 0).combat?.enemies[0]?.known).toMatchObject({
      mechanic: { kind: 'threshold', least: 3 },
      resistant: ['stun'],
      immune: [],
      next: [
        { kind: 'attack', damage: 3, status: 'poison' },
        { kind: 'attack', damage: 4 },
      ],
    });
  });

  test('plain intents show the next action, and still no secrets [RF-118]', () => {
    const [enemy] = view(arranged(fight, { intents: true }), 0).combat?.enemies ?? [];
    expect(enemy).toMatchObject({ known: null, intent: { kind: 'attack', damage: 3, status: 'poison' } });
  });
});

test('the log can be read at any time, every line of it [RF-110, RF-111]', () => {
  const run = Run.start(rollingFates, { players: 2 }, { seed: 4 });
  const random = Random.fromSeed(4);
  let lines = 0;
  for (let i = 0; i < 60 && !run.outcome; i++) {
    const told = run.told('watcher');
    expect(told.length).toBeGreaterThanOrEqual(lines);
    lines = told.length;
    const prompt = run.prompts[0] as Prompt;
    run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
  }
  expect(run.told('watcher').some(({ kind }) => kind === 'attack')).toBe(true);
});
