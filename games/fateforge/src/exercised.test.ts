import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ABILITIES } from './content/enemy.ts';
import {
  ALLIES,
  BOSSES,
  CORRUPTION,
  ENEMY_CARDS,
  FEAR,
  ITEMS,
  MAKE_UPS,
  QUESTLINES,
  SCENES,
  SKILLS,
  TRAPS,
} from './content/index.ts';

const folder = new URL('../cases/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
const text = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
const ids = new Set([...text.matchAll(/^- id: (\S+)/gm)].map((match) => match[1]));
/** What the players answer; refused answers stand in maps of their own. */
const answers = new Set([...text.matchAll(/'((?:use|back):[\w-]+)'/g)].map((match) => match[1]));

/** They work in Story and Rest Scenes only, or are nothing but a trait. */
const OUTSIDE_FIGHTS = [
  'silver-tongue',
  'spyglass',
  'map-case',
  'envoys-sash',
  'scholars-coat',
  'blank-warrant',
];
const inFights = ({ id }: { readonly id: string }): boolean => !OUTSIDE_FIGHTS.includes(id);
const hasCase = (kind: string) => (id: string) => [...ids].some((name) => name?.startsWith(`${kind}-${id}`));

/** Those that no case exercises. */
function missing(list: readonly { readonly id: string }[], kind: string): string[] {
  const names = list.filter(inFights).map(({ id }) => id);
  return names.filter((id) => !hasCase(kind)(id) && !answers.has(`use:${id}`) && !answers.has(`back:${id}`));
}

describe('a case exercises', () => {
  test('each of the 108 skills that work in a fight', () => {
    expect(SKILLS).toHaveLength(108);
    expect(missing(SKILLS, 'skill')).toEqual([]);
  });

  test('each of the 80 items that work in a fight, and each Special', () => {
    expect(ITEMS).toHaveLength(80);
    expect(missing(ITEMS, 'item')).toEqual([]);
    const specials = ITEMS.filter(({ special }) => special).map(({ id }) => id);
    expect(specials.filter((id) => !ids.has(`item-${id}-special`))).toEqual([]);
  });

  test('each of the 21 abilities and 31 enemies', () => {
    const shown = ['blocker', 'frontliner', 'stealth'];
    expect(ABILITIES.filter((id) => !ids.has(`ability-${id}`) && !shown.includes(id))).toEqual([]);
    expect(shown.filter((id) => ![...ids].some((name) => name?.includes(id)))).toEqual([]);
    expect(ENEMY_CARDS.filter(({ id }) => !text.includes(`${id}-1`)).map(({ id }) => id)).toEqual([]);
  });

  test('every turn, phase and weak spot of each boss [FF-242]', () => {
    const short = (id: string): string => id.replace(/^(warden-|the-hollow-|the-drowned-)/, '');
    for (const { id, turns, weakSpots, phases } of BOSSES) {
      for (let n = 1; n <= turns.length; n++) expect(ids).toContain(`boss-${short(id)}-turn-${n}`);
      expect([...ids].filter((name) => name?.startsWith(`boss-${short(id)}-weak-spot`))).not.toEqual([]);
      if (phases === 2) expect(ids).toContain(`boss-${short(id)}-phase-2`);
      expect(weakSpots).toHaveLength(phases);
    }
  });

  test('each card of the Corruption, fear and trap decks', () => {
    const cards = [...CORRUPTION, ...FEAR, ...TRAPS].map(({ id }) => id.replace(':', '-'));
    expect(cards).toHaveLength(44);
    expect(cards.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('both deeds of each ally [FF-414]', () => {
    const deeds = ALLIES.flatMap(({ id, deeds: [one, other] }) => [
      `ally-${id}-${one}`,
      `ally-${id}-${other}`,
    ]);
    expect(deeds.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('each questline [FF-448]', () => {
    for (const { id } of QUESTLINES) expect(text).toContain(`questline: ${id}`);
  });
});

test('each of the 14 unlocks is taught by a scene that has it [FF-011]', () => {
  const taught = new Set(SCENES.flatMap(({ unlocks }) => unlocks));
  const unlocks = Array.from({ length: 14 }, (_, k) => k + 1);
  // Better skills are bought between fights, allies are met there.
  expect(unlocks.filter((n) => !taught.has(n))).toEqual([7, 8]);
});

test('each scene and make-up fight is begun in the conformance suite', () => {
  const suite = readFileSync(new URL('./conformance.test.ts', import.meta.url), 'utf8');
  expect(SCENES.length + MAKE_UPS.length).toBe(30);
  expect(suite).toContain('[...SCENES, ...MAKE_UPS]');
});
