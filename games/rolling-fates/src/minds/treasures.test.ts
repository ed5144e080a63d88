import { expect, test } from 'vitest';
import { TestTable } from '../testing/table.ts';
import { gain, lossOf } from './treasures.ts';

const sel = new TestTable({ heroes: { sel: { treasures: ['quicksilver-band'] } } }).hero('sel');
const cards = (treasures: string[], traits: string[] = []) => ({ ...sel, treasures, traits });

test('a card that has helped in this turn is worth as much as before, whoever asks first', () => {
  const spent = { ...sel, used: { ...sel.used, turn: ['quicksilver-band'] } };
  expect(lossOf(spent, 'quicksilver-band')).toBeGreaterThan(2);
  expect(lossOf(sel, 'quicksilver-band')).toBe(lossOf(spent, 'quicksilver-band'));
});

test('the order of the cards does not matter, and a Trait that is muted counts for nothing', () => {
  expect(gain(cards(['boar-spear', 'tide-pearl']), ['tide-pearl', 'boar-spear'])).toBe(0);
  const muted = { ...cards([], ['ambidextrous']), muted: ['ambidextrous'] };
  expect(gain(muted, ['boar-spear'])).toBe(gain(cards([]), ['boar-spear']));
});
