import { everyEnding } from '@wyrdhall/story/walk';
import { beforeAll, describe, expect, test } from 'vitest';
import { ADVENTURE_IDS, type AdventureId, type RollingFates } from '../state.ts';
import { loadTexts, tellProse } from './prose.ts';
import { sceneAt } from './scene-tale.ts';
import { circumstances, flagsOf, tale, teller } from './tale.ts';
import { texts as ashStair } from './written/en/ash-stair.ts';
import { texts as candles } from './written/en/candles.ts';
import { texts as clockmaker } from './written/en/clockmaker.ts';
import { texts as crown } from './written/en/crown.ts';
import { texts as sump } from './written/en/sump.ts';
import { texts as tollRoad } from './written/en/toll-road.ts';

const TEXTS = { 'ash-stair': ashStair, 'toll-road': tollRoad, candles, clockmaker, crown, sump };

beforeAll(async () => {
  for (const adventure of ADVENTURE_IDS) await loadTexts({ journey: { adventure } } as RollingFates, 'en');
});

/** What a scene says before anybody chooses, in both tellings. */
const opening = (id: AdventureId, knot: string, ...flags: string[]): [string, string] => {
  const inWords = (variant: number): string =>
    (tale(id, sceneAt(knot), circumstances(variant, 'Sel', flags)).beats[0]?.lines ?? [])
      .map(({ text }) => tellProse(text, 'en'))
      .join(' ');
  return [inWords(0), inWords(1)];
};

/** What each way through a scene says that leaves this flag. */
const after = (id: AdventureId, knot: string, flag: string): string[] =>
  [...everyEnding(teller, id, knot, { variant: [0, 1], hero: ['Sel'] })].flatMap(({ beats }) => {
    const lines = beats.flatMap((beat) => beat.lines);
    const leaves = lines.some(({ effects }) => effects.some((e) => e.kind === 'flag' && e.flag === flag));
    return leaves ? [lines.map(({ text }) => tellProse(text, 'en')).join(' ')] : [];
  });

describe('a scene knows only what was told on the way to it', () => {
  test('in Harrow the ledger is taken, and laid down by those who took it', () => {
    expect(opening('sump', 'a8_won')[0]).toContain('ledger');
    for (const flags of [[], ['kind']])
      for (const end of opening('sump', 'victory', ...flags)) expect(end).toMatch(/You put .* ledger/);
  });

  test('in Harrow the bricks that lie in the crates were not sold', () => {
    expect(opening('sump', 'b5_won')[0]).not.toMatch(/\bsold\b|delivered the straw/);
  });

  test('in Harrow no chalk is read where none was seen', () => {
    const [chalked, unchalked] = opening('sump', 'a1');
    expect([chalked, unchalked].map((text) => text.includes('chalk'))).toEqual([true, false]);
    expect(sump.match(/^a1\.6 .*$/m)?.[0]).not.toContain('chalk');
  });

  test('on the Toll Road the captain of the customs house has not been met', () => {
    for (const text of opening('toll-road', 'a8')) expect(text).not.toMatch(/whistle|the woman/);
  });

  test('on the Toll Road the way back leads past any inn', () => {
    for (const text of opening('toll-road', 'victory'))
      expect(text).not.toMatch(/landlord|landlady|the dark/);
  });

  test('on the Toll Road an onion may mean something, or not', () => {
    for (const text of opening('toll-road', 'b3')) expect(text).not.toContain('means nothing');
    expect(opening('toll-road', 'b3', 'bought')[1]).toContain('Mother Halfpenny');
  });

  test.each<[AdventureId, string]>([
    ['toll-road', 'b7'],
    ['ash-stair', 'c3'],
  ])('%s %s: a pedlar who meets everybody has not told them so', (id, knot) => {
    for (const flag of [undefined, ...flagsOf(id)])
      for (const text of opening(id, knot, ...(flag ? [flag] : []))) expect(text).not.toContain('Told you');
  });

  test('on the Stair whatever the pedlar sells is wrapped in the page that is read in camp', () => {
    const sales = after('ash-stair', 'a2', 'traded');
    expect(sales.length).toBeGreaterThan(2);
    for (const sale of sales) expect(sale).toMatch(/in a page of/);
    expect(opening('ash-stair', 'a5', 'traded')[1]).toContain('the page');
  });

  test('on the Stair the nine are counted down from the first', () => {
    expect(opening('ash-stair', 'a4_won')[0]).toContain('The first of Marsh’s nine');
  });

  test('in Wicks the small bed is seen before it is remembered', () => {
    for (const text of opening('candles', 'a5')) expect(text).toMatch(/small (empty )?bed by the stove/);
    expect(opening('candles', 'victory')[0]).toContain('small bed');
  });

  test('in the Chronicle the friend speaks of those whom the party then knows: the next zone boss', () => {
    expect(opening('crown', 'c3', 'kind')[0]).toContain('knights');
  });
});

describe.each(ADVENTURE_IDS)('%s', (id) => {
  test('has typographic quotation marks and apostrophes', () => {
    expect(TEXTS[id].split('\n').filter((line) => /["']/.test(line))).toEqual([]);
  });

  test('does not say how many heroes there are', () => {
    expect(TEXTS[id]).not.toMatch(/\byou are(,[^.]*,)? (not )?(one|two|three|four|five)\b/i);
  });
});
