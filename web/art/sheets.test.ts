import { gzipSync } from 'node:zlib';
import { ALLIES, HEROES as BOARDS, ENEMIES as FOES } from '@wyrdhall/fateforge';
import { deckOf, HERO_IDS, LEGENDS, MONSTERS, titleOf } from '@wyrdhall/grimheim';
import { DRESSED, ENEMIES, figureOf, HEROES, TRAITS, TREASURES } from '@wyrdhall/rolling-fates';
import { describe, expect, it } from 'vitest';
import { SHEETS } from './sheets.ts';

const KB = 1000;
const isFaction = (name: string): boolean => /^fateforge-(?!heroes|lid)/.test(name);
/** Of one game, compressed as it travels. */
const MOST = 120 * KB;

const drawn = new Map(Object.entries(SHEETS).map(([name, draw]) => [name, draw()]));
const symbolsOf = (name: string): Set<string> =>
  new Set([...(drawn.get(name) ?? '').matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id));
const missing = (name: string, ids: readonly string[]): string[] => {
  const there = symbolsOf(name);
  return ids.filter((id) => !there.has(id));
};

describe('figures', () => {
  it('of Grimheim are all drawn, with a face, on a plaque, legends at both levels', () => {
    const legends = Object.keys(LEGENDS);
    const ids = [...HERO_IDS, ...Object.keys(MONSTERS), ...legends];
    const wanted = ids.flatMap((id) => [`f-${id}`, `h-${id}`, `s-${id}`]);
    expect(missing('grimheim-figures', [...wanted, ...legends.map((id) => `s-${id}-2`)])).toEqual([]);
  });

  it('of Rolling Fates are all drawn, with a face, enemies in the sheet of their tier', () => {
    const wanted = (id: string) => [`f-${id}`, `h-${id}`];
    expect(
      missing(
        'rolling-fates-heroes',
        HEROES.flatMap(({ id }) => wanted(id)),
      ),
    ).toEqual([]);
    for (const { id, tier } of [...ENEMIES, ...DRESSED])
      expect(missing(`rolling-fates-tier-${tier}`, wanted(figureOf(id)))).toEqual([]);
  });
});

describe('figures of Fateforge', () => {
  it('are all drawn, with a face, on a plaque, enemies in the sheet of their faction', () => {
    const wanted = (ids: readonly string[]) => ids.flatMap((id) => [`f-${id}`, `h-${id}`, `s-${id}`]);
    expect(missing('fateforge-heroes', wanted([...BOARDS, ...ALLIES].map(({ id }) => id)))).toEqual([]);
    for (const { id, faction } of FOES)
      expect(missing(`fateforge-${faction || 'bosses'}`, wanted([id])), id).toEqual([]);
  });

  it('of a faction weigh little: a scene has one or two', () => {
    for (const [name, text] of drawn)
      if (isFaction(name)) expect(gzipSync(text, { level: 9 }).length, name).toBeLessThan(MOST / 6);
  });
});

describe('cards', () => {
  it('of Grimheim all have a picture', () => {
    const titles = HERO_IDS.flatMap((hero) => deckOf(hero).cards.map(({ id }) => `k-${titleOf(id)}`));
    expect(missing('grimheim-cards', titles)).toEqual([]);
  });

  it('of Rolling Fates all have a picture', () => {
    const ids = [...TREASURES, ...TRAITS].map(({ id }) => `k-${id}`);
    expect(missing('rolling-fates-cards', ids)).toEqual([]);
  });

  it.each(['grimheim-cards', 'rolling-fates-cards'])(
    '%s: no two have the same things under the same sky',
    (name) => {
      const pictures = [...(drawn.get(name) ?? '').matchAll(/<symbol id="k-[^"]+"([\s\S]*?)<\/symbol>/g)];
      const known = pictures.map(([, body = '']) =>
        [...body.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id).join(' '),
      );
      expect(known.filter((one, i) => known.indexOf(one) !== i)).toEqual([]);
    },
  );
});

describe('sheets', () => {
  it.each(Object.keys(SHEETS))('%s comes out the same, byte for byte', (name) => {
    expect(SHEETS[name]?.()).toBe(drawn.get(name));
  });

  it.each(Object.keys(SHEETS))('%s uses only what is in the sheets of its game', (name) => {
    const game = ['grimheim', 'fateforge', 'rolling-fates', 'toy'].find((one) => name.startsWith(one)) ?? '';
    const text = Object.keys(SHEETS)
      .filter((other) => other.startsWith(game))
      .map((other) => drawn.get(other))
      .join('');
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...(drawn.get(name) ?? '').matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(['grimheim', 'rolling-fates', 'fateforge'])(
    'of %s that are loaded with the game weigh little',
    (game) => {
      const sizes = [...drawn].map(([name, text]) =>
        name.startsWith(game) && !/lid|tier-[2-9]/.test(name) && !isFaction(name)
          ? gzipSync(text, { level: 9 }).length
          : 0,
      );
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST);
    },
  );

  it('of a lid weigh little: the shelf loads them all', () => {
    for (const [name, text] of drawn)
      if (name.endsWith('lid')) expect(gzipSync(text, { level: 9 }).length).toBeLessThan(MOST / 6);
  });

  it('of a later tier weigh little', () => {
    for (const [name, text] of drawn)
      if (name.includes('tier')) expect(gzipSync(text, { level: 9 }).length).toBeLessThan(MOST / 3);
  });
});
