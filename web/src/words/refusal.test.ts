import '../testing/no-browser.ts';
import { Refusal, Run, readSave } from '@wyrdhall/kernel';
import { expedition } from '@wyrdhall/kernel/testing';
import { afterEach, expect, test } from 'vitest';
import { preferences } from '../preferences/preferences.ts';
import { learn } from './catalogue.ts';
import { refusalWords } from './refusal.ts';

await learn('de');
const before = preferences.peek();
afterEach(() => {
  preferences.value = before;
});

const refusedBy = (act: () => void): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing is refused.');
};

const run = Run.start(expedition, { players: 2 }, { seed: 1 });

test.each([
  ['undo', () => run.undo(), 'There is nothing to undo.', 'Es gibt nichts zurückzunehmen.'],
  ['redo', () => run.redo(), 'There is nothing to redo.', 'Es gibt nichts zu wiederholen.'],
  [
    'a text that is no save',
    () => readSave('{}'),
    'This is not a saved game of Wyrdhall: it names no format.',
    'Das ist kein gespeichertes Spiel von Wyrdhall.',
  ],
])('%s is refused in the words of the interface, in both languages', (_, act, english, german) => {
  const error = refusedBy(act);
  preferences.value = { ...before, language: 'en' };
  expect(refusalWords(error)).toBe(english);
  preferences.value = { ...before, language: 'de' };
  expect(refusalWords(error)).toBe(german);
});

test('a damaged record without a line to name has whole German words', () => {
  preferences.value = { ...before, language: 'de' };
  const error = new Refusal('The journal is damaged: an undo undoes nothing.', { id: 'journal' });
  expect(refusalWords(error)).not.toContain('undefined');
});
