import '../testing/no-browser.ts';
import { type Game, Run } from '@wyrdhall/kernel';
import { toy } from '@wyrdhall/toy';
import { expect, test } from 'vitest';
import { momentOf } from '../session/here.ts';
import { standingOf } from '../session/standing.ts';
import { standingWords } from './standing-words.ts';

const fail = (): never => {
  throw new Error('There is no word for it.');
};
const run = Run.start(toy, { players: 1 }, { seed: 5 }) as Run;
run.answer({ seat: 0, choice: 'bold' });

test('how a table stands is data, for which the shelf has words', () => {
  const kept = JSON.parse(JSON.stringify(standingOf(momentOf(run))));
  expect(standingWords(toy as Game, kept)).toEqual({
    line: 'Hunter 1 is bold.',
    question: 'Hunter 1: what do you do?',
  });
});

test('words that fail stop neither the keeping nor the shelf', () => {
  const words = { question: fail, option: fail, reason: fail, event: fail, outcome: fail };
  const mute = { ...toy, words: { en: words, de: words } } as unknown as Game;
  expect(standingWords(mute, standingOf(momentOf(run)))).toEqual({ line: '', question: '' });
});
