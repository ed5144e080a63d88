import {
  checkSlots,
  choice,
  type Options,
  Random,
  Run,
  randomPick,
  readOptions,
  readSave,
  resume,
  save,
} from '@wyrdhall/kernel';
import { expect, test } from 'vitest';
import { ITEMS } from './content/index.ts';
import { fateforge } from './index.ts';
import { inSupply } from './rules/campaign/things.ts';
import type { FateforgeOptions } from './rules/settings.ts';
import { begin } from './rules/setup.ts';
import type { Fateforge } from './state.ts';

const options = (given: Readonly<Record<string, unknown>> = {}): Options =>
  readOptions(fateforge, { players: 2, mode: 'campaign', heroes: ['forest-guard', 'nobleman'], ...given });

const restarted = (s: Fateforge, to: Options, before = options()): Fateforge => {
  const remake = fateforge.remakes?.restart;
  if (!remake) throw new Error('Acts cannot be begun again.');
  return remake.make(fateforge.copy(s), to, before, Random.fromSeed(1));
};

test('there is room for four campaigns [FF-017]', () => {
  const taken = ['one', 'two', 'three', 'four'].map((name) => ({ name, options: options() }));
  expect(() => checkSlots(fateforge, options(), taken.slice(1))).not.toThrow();
  expect(() => checkSlots(fateforge, options(), taken)).toThrow(/four/);
});

test('a restart brings back what was owned, but nothing that is used up, and dice that were won [FF-377]', () => {
  const { state } = Run.start(fateforge, options(), { seed: 1 });
  const act = state.campaign?.act;
  if (!act) throw new Error('No Act has begun.');
  act.items = ['spyglass', 'red-draught', 'firepot'];
  act.heroes[0]?.dice.push('green');
  state.bag = { gold: 7, food: 4, items: ['map-case'] };
  const { bag, heroes } = restarted(state, options());
  expect(bag).toEqual({ gold: 0, food: 0, items: ['spyglass'] });
  expect(heroes[0]?.dice.at(-1)).toBe('green');
});

test('a restart leaves no fight behind, whoever plays on [FF-375, FF-376]', () => {
  const before = options({ players: 1, profile: 'heroic' });
  const { state } = Run.start(fateforge, before, { seed: 1 });
  const [foe] = state.enemies;
  if (!foe) throw new Error('Nobody is there to fight.');
  Object.assign(state, { round: 4, gems: [3], smoke: 5, gemStolen: true, exit: 'a', lastActed: 1 });
  foe.damage = 1;
  state.heroes[0]?.fear.push('fear:cold-sweat');
  const to = options({ players: 3, heroes: ['forest-guard', 'nobleman', 'rogue'] });
  const after = restarted(state, to, before);
  const fresh = begin({ ...(to as FateforgeOptions), at: 'start' });
  const kept = ['campaign', 'heroes', 'bag', 'decks', 'phase'];
  for (const part of Object.keys(fresh) as (keyof Fateforge)[])
    if (!kept.includes(part)) expect(after[part], part).toEqual(fresh[part]);
  expect(after.heroes.flatMap(({ fear }) => fear)).toEqual([]);
  expect(fateforge.broken?.(after, to)).toBeUndefined();
});

test('there are no more cards of an item than the box holds [FF-367]', () => {
  const item = ITEMS.find(({ id }) => id === 'red-draught');
  if (!item) throw new Error('There is no such draught.');
  const { state } = Run.start(fateforge, options(), { seed: 1 });
  expect(inSupply(state, item)).toBe(2);
  state.bag.items.push(item.id, item.id);
  expect(inSupply(state, item)).toBe(0);
});

test('a campaign is kept after every decision and goes on as it was, in a fight too [FF-372, FF-373]', () => {
  const random = Random.fromSeed(4);
  const run = Run.start(fateforge, options({ at: 'c01' }), { seed: 4 });
  const phases = new Set<string>();
  for (let n = 0; n < 60 && !run.outcome; n++) {
    const prompt = random.of(run.prompts);
    run.answer({ seat: prompt.seat, choice: choice(prompt, randomPick(prompt, random)) });
    phases.add(run.state.phase);
    if (n % 12 > 0) continue;
    const again = resume(fateforge, readSave(JSON.stringify(save(run)))).run;
    expect(again.state).toEqual(run.state);
    expect(again.prompts).toEqual(run.prompts);
  }
  expect([...phases]).toEqual(expect.arrayContaining(['story', 'action']));
});
