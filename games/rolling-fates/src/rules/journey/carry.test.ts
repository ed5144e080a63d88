import type { Given } from '@wyrdhall/kernel';
import { describe, expect, test } from 'vitest';
import { TREASURES } from '../../content/index.ts';
import { TestTable } from '../../testing/table.ts';

const all = TREASURES.map(({ id }) => id);

/** The party comes to a find; these cards lie on top of the deck. */
const find = (heroes: Given, ...treasures: string[]): TestTable =>
  new TestTable({ heroes, adventure: 'sump', node: 'a4', part: '', treasures });

/** Brakka has room for three at level 1, Grum for two. */
const FULL = ['whetted-hook', 'waxed-bandage', 'firepot'];

describe('a Treasure is drawn', () => {
  test('RF-164: where there is room it is taken', () => {
    const at = find({ brakka: {} }, 'boar-spear');
    expect(at.offered).toEqual(['keep', 'refuse']);
    at.do('keep');
    expect(at.hero('brakka').treasures).toEqual(['boar-spear']);
    expect(at.told('treasure')).toMatchObject([{ seat: 0, treasure: 'boar-spear', by: 'find' }]);
  });

  test('RF-163, RF-164: it may be refused, and is set aside', () => {
    const at = find({ brakka: {} }, 'boar-spear').do('refuse');
    expect(at.hero('brakka').treasures).toEqual([]);
    expect(at.state.aside).toEqual(['boar-spear']);
  });

  test('RF-161, RF-162: at the limit it is looked at, and swapped or refused', () => {
    const at = find({ brakka: { treasures: FULL } }, 'boar-spear');
    expect(at.play.prompts[0]?.question.data).toEqual({ treasure: 'boar-spear' });
    expect(at.offered).toEqual([...FULL.map((id) => `swap:${id}`), 'refuse']);
    at.do('swap:firepot');
    expect(at.hero('brakka').treasures).toEqual(['whetted-hook', 'waxed-bandage', 'boar-spear']);
    expect(at.state.aside).toEqual(['firepot']);
  });

  test('RF-162: at the limit it may be refused', () => {
    const at = find({ brakka: { treasures: FULL } }, 'boar-spear').do('refuse');
    expect(at.hero('brakka').treasures).toEqual(FULL);
    expect(at.state.aside).toEqual(['boar-spear']);
  });

  test('RF-166: a card that makes its own room fits at the limit', () => {
    const at = find({ brakka: { treasures: FULL } }, 'alchemists-belt');
    expect(at.offered).toEqual(['keep', 'refuse']);
  });

  test('RF-166: a card that takes room away is swapped, though there was room for one', () => {
    const at = find({ brakka: { treasures: FULL.slice(1) } }, 'wardens-plate');
    expect(at.offered).toEqual(['swap:waxed-bandage', 'swap:firepot', 'refuse']);
  });

  test('RF-024: addressed to nobody in particular, each hero draws, all at once', () => {
    const at = find({ brakka: {}, sel: {} }, 'boar-spear', 'bog-vial');
    expect(at.play.prompts.map(({ seat, question }) => [seat, question.data])).toEqual([
      [0, { treasure: 'boar-spear' }],
      [1, { treasure: 'bog-vial' }],
    ]);
    at.play.answer({ seat: 1, choice: 'keep' });
    at.play.answer({ seat: 0, choice: 'refuse' });
    expect(at.hero('sel').treasures).toEqual(['bog-vial']);
    expect(at.state.aside).toEqual(['boar-spear']);
  });

  test('RF-170: an empty deck gives nothing, and what was set aside stays there', () => {
    const at = new TestTable({ heroes: { brakka: {} }, adventure: 'sump', node: 'a4', part: '', aside: all });
    expect(at.told('no-treasure')).toMatchObject([{ seat: 0 }]);
    expect(at.asked).toBe('onward');
    expect(at.state.aside).toEqual(all);
  });

  test('RF-170: the last card goes to the first seat', () => {
    const rest = all.filter((id) => id !== 'boar-spear');
    const heroes = { brakka: {}, sel: {} };
    const at = new TestTable({ heroes, adventure: 'sump', node: 'a4', part: '', aside: rest });
    at.do('keep');
    expect(at.hero('brakka').treasures).toEqual(['boar-spear']);
    expect(at.told('no-treasure')).toMatchObject([{ seat: 1 }]);
  });

  test('Light Fingers: two are drawn, one is kept, the other is set aside', () => {
    const at = find({ brakka: { traits: ['light-fingers'] } }, 'boar-spear', 'bog-vial');
    expect(at.offered).toEqual(['treasure:boar-spear', 'treasure:bog-vial']);
    at.do('treasure:bog-vial', 'keep');
    expect(at.hero('brakka').treasures).toEqual(['bog-vial']);
    expect(at.state.aside).toEqual(['boar-spear']);
  });

  test('RF-165: several are drawn one after the other', () => {
    const at = new TestTable({
      heroes: { brakka: { treasures: ['hourglass-of-ash'] } },
      adventure: 'toll-road',
      node: 'a2',
      part: '',
      treasures: ['boar-spear', 'bog-vial'],
    });
    at.do('deal');
    expect(at.play.prompts[0]?.question.data).toEqual({ treasure: 'boar-spear' });
    at.do('keep');
    expect(at.play.prompts[0]?.question.data).toEqual({ treasure: 'bog-vial' });
  });

  test('RF-010: Life falls with a maximum that is swapped away', () => {
    const treasures = ['whetted-hook', 'waxed-bandage', 'heartwood-amulet'];
    const at = find({ sel: {}, brakka: { treasures, life: 24 } }, 'bog-vial', 'boar-spear');
    at.do('keep', 'swap:heartwood-amulet');
    expect(at.hero('brakka').life).toBe(20);
  });
});
