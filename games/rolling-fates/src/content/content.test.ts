import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { taunt } from './effect.ts';
import { DRESSED, ENEMIES, HEROES, TRAITS, TREASURES } from './index.ts';
import type { Effect } from './kinds.ts';

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
const count = <T>(things: readonly T[], is: (thing: T) => boolean): number => things.filter(is).length;

describe('the box', () => {
  test('RF-005, RF-006: eight heroes, 60 Treasures, 40 Traits; 43 enemies', () => {
    expect([HEROES, TREASURES, TRAITS, ENEMIES].map(({ length }) => length)).toEqual([8, 60, 40, 43]);
    expect(count(TREASURES, ({ passive }) => passive !== undefined)).toBe(11);
    expect(count(TREASURES, ({ oneShot }) => oneShot === true)).toBe(5);
    expect(['good', 'mixed', 'bad'].map((sign) => count(TRAITS, (trait) => trait.sign === sign))).toEqual([
      26, 4, 10,
    ]);
    expect([1, 2, 3, 4].map((tier) => count(ENEMIES, (enemy) => enemy.tier === tier))).toEqual([
      10, 12, 11, 10,
    ]);
  });

  test('nothing is called like anything else', () => {
    const ids = [
      ...HEROES.flatMap(({ abilities }) => idsOf(abilities)),
      ...idsOf(TREASURES),
      ...idsOf(TRAITS),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    const enemies = [...idsOf(ENEMIES), ...idsOf(DRESSED)];
    expect(new Set(enemies).size).toBe(enemies.length);
  });

  test('RF-064: each hero has one Luck ability, the last one, and four rows', () => {
    for (const { abilities, rows } of HEROES) {
      expect(abilities.map(({ cost }) => cost.luck > 0)).toEqual(
        abilities.map((_, i) => i === abilities.length - 1),
      );
      expect(rows).toHaveLength(4);
    }
  });

  test('no hero does one thing with three abilities', () => {
    const doing = (effect: Effect): string =>
      effect.kind === 'strike'
        ? [effect.targets, ...effect.statuses, effect.investigate, effect.more?.of].join(' ')
        : effect.kind;
    for (const { id, abilities } of HEROES) {
      const things = abilities.map(({ effects }) => effects.map(doing).join('; '));
      expect(Math.max(...things.map((thing) => count(things, (other) => other === thing))), id).toBeLessThan(
        3,
      );
    }
  });

  test('a guardian stands longer than a mage, and draws attacks', () => {
    const [grum, mirelle] = ['grum', 'mirelle'].map((hero) => HEROES.find(({ id }) => id === hero));
    grum?.rows.forEach(({ life, defence }, i) => {
      const other = mirelle?.rows[i] ?? { life: 0, defence: 0 };
      expect(defence).toBeGreaterThan(other.defence);
      expect(life + 4 * defence).toBeGreaterThan(other.life + 4 * other.defence);
    });
    expect(count(grum?.abilities ?? [], ({ effects }) => effects.includes(taunt))).toBe(2);
  });

  test('no cost asks for more than five Action dice (RF-003)', () => {
    const all = [
      ...HEROES.flatMap(({ abilities }) => abilities),
      ...TREASURES.flatMap(({ ability }) => ability ?? []),
    ];
    for (const { cost } of all) {
      const dice = cost.any + cost.exact.length + cost.same.reduce((sum, n) => sum + n, 0);
      expect(dice + cost.luck).toBeGreaterThan(0);
      expect(dice).toBeLessThanOrEqual(5);
    }
  });

  test('enemies call, leave and pair with enemies that exist', () => {
    const kinds = idsOf(ENEMIES);
    for (const { script, mechanic } of ENEMIES) {
      expect(script.length).toBeGreaterThan(0);
      for (const step of script) if (step.kind === 'summon') expect(kinds).toContain(step.enemy);
      if (mechanic?.kind === 'split') expect(kinds).toContain(mechanic.into);
      if (mechanic?.kind === 'twin') expect(kinds).toContain(mechanic.other);
    }
  });
});

describe('cards and mechanics that do something of their own', () => {
  const folder = new URL('../', import.meta.url);
  const rules = ['rules/', 'story/']
    .flatMap((room) =>
      readdirSync(new URL(room, folder), { recursive: true, encoding: 'utf8' }).map((file) => room + file),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const special = [...TREASURES, ...TRAITS].filter(({ passive }) => passive?.special);

  test.each(special)('the rules know $id', ({ id }) => {
    expect(rules.includes(`'${id}'`)).toBe(true);
  });

  const mechanics = new Set(ENEMIES.flatMap(({ mechanic }) => mechanic?.kind ?? []));
  /** Their armour and their script say everything. */
  const plain = ['plate', 'countdown'];
  test.each([...mechanics].filter((kind) => !plain.includes(kind)))('the rules know %s', (kind) => {
    expect(rules.includes(`'${kind}'`)).toBe(true);
  });
});
